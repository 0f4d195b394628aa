/** What a session asks: its published questions, one other passage for all its parts, and the section that its questions are of. */
import { expect, test } from 'vitest'
import { SESSIONS, subjectOf } from '~/exam/bootcamp/program'
import { programOf } from '~/exam/bootcamp/programs.server'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS } from '~/exam/core/levels'
import { sessionItems, subjectOfItems } from './items.server'

const NONE: ReadonlySet<string> = new Set()
const DAY = 3

test.each(LEVELS)('the sessions of %s ask just what is published while nothing is hidden', (level) => {
  const day = programOf(level).days[DAY - 1]
  for (const session of SESSIONS) {
    const program = day?.[session] ?? { drill: [], check: [] }
    const { drill, check } = sessionItems({ level, session }, program, NONE)
    expect([...drill, ...check].map(({ id }) => id)).toEqual([...program.drill, ...program.check].map(({ name }) => name))
  }
})

test.each(LEVELS)(
  'a hidden passage of %s gives way to one other, which the program does not ask elsewhere where the bank has one',
  (level) => {
    for (const { reading } of programOf(level).days) {
      const name = reading.check.map((entry) => sourceOf({ id: entry.name })).find((source) => source.startsWith('passage-'))
      if (!name) continue
      const { example, drill, check } = sessionItems({ level, session: 'reading' }, reading, new Set([name]))
      const passages = new Set([...example, ...drill, ...check].flatMap((item) => (item.passage ? sourceOf(item) : [])))
      expect(passages.size).toBe(1)
      expect(passages).not.toContain(name)
      expect(check.length).toBeGreaterThan(0)
      expect(check.every(({ passage }) => passage)).toBe(true)
    }
  },
)

test.each(LEVELS)('a reading session of %s without a passage is of the section of its words', (level) => {
  for (const { reading } of programOf(level).days) {
    const { drill, check } = sessionItems({ level, session: 'reading' }, reading, NONE)
    const subject = subjectOfItems([...drill, ...check], subjectOf(level, 'reading'))
    const hasPassage = [...drill, ...check].some(({ passage }) => passage)
    expect(subject).toBe(hasPassage ? 'reading_comprehension' : subjectOf(level, 'verbal'))
  }
})

test.each(LEVELS)('a check of %s that is taken again asks other questions of as many', (level) => {
  for (const session of ['verbal', 'math'] as const) {
    for (const day of programOf(level).days) {
      const program = day[session]
      const asked = new Set(program.check.map(({ name }) => sourceOf({ id: name })))
      const { check } = sessionItems({ level, session }, program, asked)
      expect(check).toHaveLength(program.check.length)
      expect(check.filter((item) => asked.has(sourceOf(item)))).toEqual([])
    }
  }
})
