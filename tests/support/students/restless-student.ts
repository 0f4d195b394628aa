/** Students as they press about on a question page, for the tests of the room. */
import fc from 'fast-check'
import { keptHighlights } from '~/components/room/keeping/highlights'
import { keptMarks } from '~/components/room/keeping/machine'
import { newRoom } from '~/components/room/keeping/state'
import { type Fate, marksOf, pass, type Scene, tell } from './slow-line'

export const fate: fc.Arbitrary<Fate> = fc.record({
  there: fc.integer({ min: 0, max: 3_000 }),
  back: fc.integer({ min: 0, max: 3_000 }),
  happens: fc.constantFrom('arrives', 'arrives', 'lost there', 'lost back', 'error'),
})
const DEEDS = [
  'next',
  'back',
  'dot',
  'choose',
  'choose',
  'choose',
  'strike',
  'flag',
  'clear',
  'highlight',
  'leave',
  'return',
  'retry',
  'flush',
] as const

function actOf<Deed extends string>(deeds: readonly Deed[]) {
  return fc.record({ page: fc.nat(1), does: fc.constantFrom(...deeds), choice: fc.nat(4), after: fc.integer({ min: 0, max: 2_500 }) })
}

export const act = actOf(DEEDS)
/** The section is paused as well, on this page or another device, and goes on. */
export const actOrPause = actOf([...DEEDS, 'pause', 'resume'])
type Act = typeof actOrPause extends fc.Arbitrary<infer One> ? One : never

/** The address of each page, kept by the browser; what was ever done on each question, and for how long each was looked at. */
export interface Student {
  here: number[]
  done: Map<number, Set<string>>
  last: Map<number, { choice: number | null; flagged: boolean }>
  /** What was last highlighted in each of two passages. */
  highlighted: Map<string, number[]>
}

export function openPage(scene: Scene, page: number, position = 1): void {
  scene.opened += 1
  const room = newRoom({
    page: `page ${scene.opened}`,
    position,
    marks: marksOf(scene),
    highlights: { ...scene.highlights },
    revision: scene.section.revision,
    now: scene.now,
    at: scene.now,
  })
  scene.pages[page] = room
}

export function perform(scene: Scene, student: Student, { page, does, choice }: Act): void {
  const count = scene.section.questions.length
  const here = student.here[page] ?? 1
  const at = scene.now
  const mark = scene.pages[page]?.marks[here - 1]
  if (does === 'pause') scene.isPaused = true
  if (does === 'resume') resume(scene, student)
  if (!mark || does === 'pause' || does === 'resume') return
  const go = (position: number) => {
    student.here[page] = Math.min(count, Math.max(1, position))
    tell(scene, page, { type: 'opened', position: student.here[page] ?? 1, at })
  }
  const change = (what: Partial<typeof mark>) => {
    tell(scene, page, { type: 'marked', position: here, change: what, at })
    const now = scene.pages[page]?.marks[here - 1]
    student.done.set(here, (student.done.get(here) ?? new Set()).add(JSON.stringify([now?.choice, now?.flagged])))
    student.last.set(here, { choice: now?.choice ?? null, flagged: now?.flagged ?? false })
  }
  if (does === 'next') go(here + 1)
  else if (does === 'back') go(here - 1)
  else if (does === 'dot') go(1 + (choice % count))
  else if (does === 'choose') change({ choice })
  else if (does === 'strike') change({ struck: [choice] })
  else if (does === 'flag') change({ flagged: !mark.flagged })
  else if (does === 'clear') change({ choice: null })
  else if (does === 'highlight') highlight(scene, student, page, choice)
  else if (does === 'leave') tell(scene, page, { type: 'hidden', at })
  else if (does === 'return') tell(scene, page, { type: 'shown', position: here, at })
  else tell(scene, page, { type: does, at })
}

/** Ticks one sentence of a passage, or takes its tick away. */
function highlight(scene: Scene, student: Student, page: number, choice: number): void {
  const room = scene.pages[page]
  const passage = choice % 2 === 0 ? 'even' : 'odd'
  const now = room?.highlights[passage]?.sentences ?? []
  const sentences = now.includes(choice) ? now.filter((other) => other !== choice) : [...now, choice]
  tell(scene, page, { type: 'highlighted', passage, sentences, at: scene.now })
  if (room?.phase === 'open') student.highlighted.set(passage, sentences)
}

/** The section goes on. A page that had heard of the pause is opened again, with what the device kept of it. */
function resume(scene: Scene, student: Student): void {
  scene.isPaused = false
  for (const [page, room] of scene.pages.entries()) {
    if (room.phase !== 'paused') continue
    openPage(scene, page, student.here[page])
    tell(scene, page, { type: 'restored', marks: keptMarks(room), highlights: keptHighlights(room), at: scene.now })
  }
}

/** The section runs and the line is good again: everything waits only for its turn. */
export function settle(scene: Scene, student: Student): void {
  scene.fates.length = 0
  pass(scene, 7_000)
  resume(scene, student)
  for (let round = 0; round < 8; round++) {
    for (const page of scene.pages.keys()) {
      tell(scene, page, { type: 'retry', at: scene.now })
      pass(scene, 7_000)
    }
  }
}

export const blank = (): Student => ({ here: [1, 1], done: new Map(), last: new Map(), highlighted: new Map() })
