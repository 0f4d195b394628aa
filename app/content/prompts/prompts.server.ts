/**
 * The writing prompts of both exams and the drawings of the picture prompts, read and checked once. A drawing is kept as a list of shapes,
 * so a screen renders elements of its own and a printed test can give each class the ink it wants; nothing but plain shapes gets through.
 */
import { z } from 'zod'
import { EXAMS, examOf, LEVELS } from '~/exam/core/levels'
import entries from './prompts.json'
import scenes from './scenes.json'

const SHAPES = ['path', 'circle'] as const
const ATTRIBUTES = new Set(['d', 'cx', 'cy', 'r'])
const CLASSES = new Set(['pic-line', 'pic-soft', 'pic-fill-1', 'pic-fill-2', 'pic-fill-3', 'pic-fill-4'])

/** Every drawing is this wide and this high. */
export const SCENE_VIEW_BOX = '0 0 480 320'

export interface SceneShape {
  element: (typeof SHAPES)[number]
  /** Styled in styles/room/scene.css. */
  className: string
  /** Geometry alone, under names that SVG and React share. */
  attributes: Readonly<Record<string, string>>
}

/** Drawings by name, each as the lines of its markup. */
const SCENES = new Map(
  Object.entries(z.record(z.string(), z.array(z.string())).parse(scenes)).map(([name, lines]) => [name, readScene(lines.join('\n'))]),
)

const common = {
  id: z.string().regex(/^(?:isee|ssat)-[a-z]+-\d{2}$/),
  exam: z.enum(EXAMS),
  level: z.enum(LEVELS),
  text: z.string().regex(/[.?]”?$/),
  /** Questions that help to plan; they never hold an answer. */
  think: z.array(z.string().endsWith('?')).length(3),
  pool: z.enum(['test', 'practice']),
}

const PromptSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...common, kind: z.literal('essay') }),
    /** The SSAT offers two prompts to choose from: those of one level with the same pair number. */
    z.strictObject({ ...common, kind: z.enum(['story', 'personal', 'general']), pair: z.number().int().positive() }),
    z.strictObject({
      ...common,
      kind: z.literal('picture'),
      scene: z.string().refine((name) => SCENES.has(name), 'there is no such drawing'),
      /** The whole picture in words, enough to write the story without seeing it. */
      alt: z.string().min(100),
    }),
  ])
  .refine(({ exam, level }) => exam === examOf(level), 'the level belongs to the other exam')
export type Prompt = z.infer<typeof PromptSchema>

/** All prompts of both exams, in the order of their levels. */
export const PROMPTS: readonly Prompt[] = z.array(PromptSchema).parse(entries)

/** The shapes of a drawing, back to front. Throws for a name that no picture prompt carries. */
export function sceneOf(name: string): readonly SceneShape[] {
  const shapes = SCENES.get(name)
  if (!shapes) throw new Error(`There is no drawing called ${name}`)
  return shapes
}

/** Reads the markup of one drawing. Throws on anything but flat shapes in our classes: no groups, styles, scripts, words or colors. */
export function readScene(svg: string): SceneShape[] {
  const body = svg.trim().match(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="([\d ]+)" aria-hidden="true">(.*)<\/svg>$/s)
  if (body?.[1] !== SCENE_VIEW_BOX) throw new Error('A drawing begins with the one view box of all drawings')
  return (body[2] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(readShape)
}

function readShape(line: string): SceneShape {
  const [, name, list = ''] = line.match(/^<([a-z]+)((?: [a-z]+="[\w .-]+")+)\/>$/) ?? []
  const element = SHAPES.find((shape) => shape === name)
  const { class: className = '', ...attributes } = Object.fromEntries(
    [...list.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  )
  if (!element || !className.split(' ').every((word) => CLASSES.has(word)) || !Object.keys(attributes).every((key) => ATTRIBUTES.has(key)))
    throw new Error(`Not a plain shape: ${line.slice(0, 60)}`)
  return { element, className, attributes }
}
