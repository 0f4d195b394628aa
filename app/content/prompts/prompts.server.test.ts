import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LEVELS, type Level } from '~/exam/core/levels'
import { PROMPTS, type Prompt, readScene, sceneOf } from './prompts.server'

const FILE = 'app/content/prompts/scenes.json'
const drawings = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string[]>
const files = Object.keys(drawings)
const pictures = PROMPTS.filter((prompt) => prompt.kind === 'picture')

const of = (level: Level, pool?: Prompt['pool']) => PROMPTS.filter((prompt) => prompt.level === level && (!pool || prompt.pool === pool))
const words = (text: string) => text.split(/\s+/).length

/** The prompts of a level by their pair number. */
function pairsOf(level: Level): Prompt[][] {
  const pairs = new Map<number, Prompt[]>()
  for (const prompt of of(level)) if ('pair' in prompt) pairs.set(prompt.pair, [...(pairs.get(prompt.pair) ?? []), prompt])
  return [...pairs.values()]
}

function drawing(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" aria-hidden="true">\n${shapes}\n</svg>\n`
}

describe('the prompts', () => {
  test.each(LEVELS)('%s has ten for practice, and six or twelve that are kept for tests', (level) => {
    expect(of(level, 'practice')).toHaveLength(10)
    expect(of(level, 'test')).toHaveLength(['ssat-middle', 'ssat-upper'].includes(level) ? 12 : 6)
  })

  test('carry their level in an id that no other has', () => {
    expect(new Set(PROMPTS.map(({ id }) => id)).size).toBe(PROMPTS.length)
    expect(PROMPTS.filter(({ id, level }) => !id.startsWith(`${level}-`))).toEqual([])
  })

  test('never ask the same thing twice, neither in the prompt nor in its planning questions', () => {
    const sentences = PROMPTS.flatMap(({ text, think }) => [text, ...think])
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
  })

  test('are of the kind that the level sets', () => {
    const kinds = (level: Level) => [...new Set(of(level).map(({ kind }) => kind))].sort()
    expect(LEVELS.map(kinds)).toEqual([['essay'], ['essay'], ['essay'], ['picture'], ['story'], ['general', 'personal', 'story']])
  })

  test('come in twos at SSAT Middle and Upper, both halves in the same pool', () => {
    for (const level of ['ssat-middle', 'ssat-upper'] as const) {
      expect(pairsOf(level).map((pair) => pair.length)).toEqual(Array.from({ length: 11 }, () => 2))
      expect(pairsOf(level).filter(([one, other]) => one?.pool !== other?.pool)).toEqual([])
    }
  })

  test('offer one story and one question of thought in each pair of SSAT Upper', () => {
    expect(pairsOf('ssat-upper').filter((pair) => pair.filter(({ kind }) => kind === 'story').length !== 1)).toEqual([])
  })

  test('are 8 to 45 words long, and planning questions at most twelve', () => {
    expect(PROMPTS.filter(({ text }) => words(text) < 8 || words(text) > 45)).toEqual([])
    expect(PROMPTS.flatMap(({ think }) => think).filter((question) => words(question) > 12)).toEqual([])
  })

  test('are one sentence where they begin a story, at most two in an essay', () => {
    const sentences = (text: string) => text.split(/(?<=[.?])\s/).length
    expect(PROMPTS.filter(({ kind, text }) => kind === 'story' && (sentences(text) > 1 || /\?$/.test(text)))).toEqual([])
    expect(PROMPTS.filter(({ kind, text }) => kind === 'essay' && sentences(text) > 2)).toEqual([])
  })
})

describe('the picture prompts', () => {
  test('use each drawing of the folder once', () => {
    expect(pictures.map(({ scene }) => scene).sort()).toEqual([...files].sort())
  })

  test('ask for a beginning, a middle and an end, and describe the picture in words', () => {
    for (const { text, alt } of pictures) {
      expect(text).toContain('beginning, a middle and an end')
      expect(words(alt)).toBeGreaterThanOrEqual(40)
      expect(alt).toMatch(/^[A-Z].*\.$/)
    }
  })

  test('are drawn with 25 to 80 shapes', () => {
    expect(
      pictures.map(({ scene }) => [scene, sceneOf(scene).length]).filter(([, count]) => Number(count) < 25 || Number(count) > 80),
    ).toEqual([])
  })

  test.each(files)('%s holds no style, script, word, color or address', (file) => {
    const svg = (drawings[file] ?? []).join('\n').replace('xmlns="http://www.w3.org/2000/svg"', '')
    expect(svg).not.toMatch(/style|script|<text|<title|#[\da-f]{3}|rgb|fill=|stroke=|href|url\(|\bon[a-z]+=/i)
    expect(svg.replace(/<[^>]+>/g, '').trim()).toBe('')
  })
})

describe('reading a drawing', () => {
  test('keeps the shapes in their order, class apart from geometry', () => {
    expect(
      readScene(drawing('  <path class="pic-line pic-fill-2" d="M0 0L-4.5 8Z"/>\n  <circle class="pic-soft" cx="3" cy="4" r="2"/>')),
    ).toEqual([
      { element: 'path', className: 'pic-line pic-fill-2', attributes: { d: 'M0 0L-4.5 8Z' } },
      { element: 'circle', className: 'pic-soft', attributes: { cx: '3', cy: '4', r: '2' } },
    ])
  })

  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['words', '<text class="pic-line" x="1">Boo</text>'],
    ['a group', '<g class="pic-line"></g>'],
    ['a color', '<path class="pic-line" fill="red" d="M0 0L1 1"/>'],
    ['a handler', '<path class="pic-line" onclick="x" d="M0 0L1 1"/>'],
    ['a foreign class', '<path class="button" d="M0 0L1 1"/>'],
    ['a shape without a class', '<path d="M0 0L1 1"/>'],
  ])('refuses %s', (_, shape) => {
    expect(() => readScene(drawing(shape))).toThrow('Not a plain shape')
  })

  test('refuses another view box', () => {
    expect(() => readScene(drawing('').replace('480', '500'))).toThrow('view box')
  })

  test('names the drawing that is missing', () => {
    expect(() => sceneOf('unicorn')).toThrow('There is no drawing called unicorn')
  })
})
