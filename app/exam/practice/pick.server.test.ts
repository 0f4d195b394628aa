/** Picking questions for adaptive practice: variety, weakness, the student's edge, and nothing twice. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { DIFFICULTIES, LEVELS, type Level } from '~/exam/core/levels'
import { FIRST_RATING } from '~/exam/scoring/rating'
import { type Asked, isReturn, isSameSkill, missed, RETURNS_AFTER } from './asked'
import { estimateOf, nextPracticeItem, type PracticeState, practiceTwin, type SkillEstimate } from './pick.server'
import { practiceSkills, practiceSubjects } from './subjects.server'

function stateOf(level: Level, shape: Partial<PracticeState> = {}): PracticeState {
  return { level, subjects: practiceSubjects(level), asked: [], estimates: [], hidden: new Set(), seed: 'a seed', ...shape }
}

const rightly = (item: Item): Asked => ({ item, isTwin: false, isRight: true })

/** The questions of a session in which nothing moves the estimates. `isRight` says how each is answered. */
function session(state: PracticeState, questions = 10, isRight: (index: number) => boolean = () => true): Item[] {
  const asked: Asked[] = []
  for (let question = 0; question < questions; question++) {
    const item = nextPracticeItem({ ...state, asked })
    if (!item) throw new Error('nothing left to ask')
    asked.push({ item, isTwin: false, isRight: isRight(question) })
  }
  return asked.map(({ item }) => item)
}

describe.each(LEVELS)('%s', (level) => {
  test('a session takes each subject in turn, never a skill twice in a row, and nothing that it has used', () => {
    const subjects = practiceSubjects(level).filter((subject) => subject !== 'reading_comprehension')
    for (const seed of ['one', 'two', 'three']) {
      const items = session(stateOf(level, { seed, subjects }))
      const counts = subjects.map((subject) => items.filter((item) => item.subject === subject).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      items.forEach((item, index) => {
        expect(item.skill).not.toBe(items[index - 1]?.skill)
        if (index > 0 && counts.length > 1) expect(item.subject).not.toBe(items[index - 1]?.subject)
      })
      expect(new Set(items.map(sourceOf)).size).toBe(items.length)
    }
  })

  test('reading comes three questions to a passage, each once, and from no passage that waits for the tests', () => {
    const reserved = bankSources({ level, subject: 'reading_comprehension' }).filter(({ isReserved }) => isReserved)
    expect(reserved.length).toBeGreaterThan(0)
    const items = session(stateOf(level, { subjects: ['reading_comprehension'] }), 30)
    expect(new Set(items.map(({ id }) => id)).size).toBe(30)
    for (let first = 0; first < 30; first += 3) expect(new Set(items.slice(first, first + 3).map(sourceOf)).size).toBe(1)
    for (const { name } of reserved) expect(items.map(sourceOf)).not.toContain(name)

    const mixed = session(stateOf(level), 20)
    const passages = [...new Set(mixed.filter(({ passage }) => passage).map(sourceOf))]
    for (const name of passages) {
      const places = mixed.flatMap((item, index) => (sourceOf(item) === name ? [index] : []))
      expect((places.at(-1) ?? 0) - (places[0] ?? 0)).toBe(places.length - 1)
    }
  })

  test('a skill that was missed comes back after two or three others, whatever else was missed', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }), (seed, answers) => {
        const items = session(stateOf(level, { seed }), answers.length, (index) => answers[index] ?? true)
        answers.forEach((isRight, index) => {
          if (isRight || index + RETURNS_AFTER.most + 1 >= items.length) return
          const item = items[index] as Item
          const since = items.slice(index + 1).findIndex((later) => isSameSkill(later, item))
          expect(since).toBeGreaterThanOrEqual(item.passage ? 0 : RETURNS_AFTER.least)
          expect(since).toBeLessThanOrEqual(RETURNS_AFTER.most)
        })
      }),
      { numRuns: 12 },
    )
  })

  test('one skill alone fills the longest session without asking the same twice', () => {
    for (const subject of practiceSubjects(level)) {
      for (const skill of practiceSkills(level, subject).slice(0, 4)) {
        const items = session(stateOf(level, { subjects: [subject], skill }), 12)
        expect(items.every((item) => isSameSkill(item, { subject, skill }))).toBe(true)
        expect(new Set(items.map(({ id }) => id)).size).toBe(12)
      }
    }
  })

  test('each subject by itself fills a session', () => {
    for (const subject of practiceSubjects(level)) expect(session(stateOf(level, { subjects: [subject] }))).toHaveLength(10)
  })
})

test('the same arguments give the same question, another seed gives another session', () => {
  const ids = (seed: string) => session(stateOf('isee-upper', { seed })).map(({ id }) => id)
  expect(ids('one')).toEqual(ids('one'))
  expect(ids('one')).not.toEqual(ids('two'))
})

test('a stronger student meets harder questions, each at the edge of what is known of the skill', () => {
  const subject = 'quantitative'
  const skills = [...new Set(bankSources({ level: 'ssat-middle', subject }).flatMap(({ offers }) => offers.map(({ skill }) => skill)))]
  const difficulties = [900, 1200, 1350, 1700].map((rating) => {
    const estimates = skills.map((skill): SkillEstimate => ({ subject, skill, rating, answers: 12 }))
    return new Set(session(stateOf('ssat-middle', { subjects: [subject], estimates })).map(({ difficulty }) => difficulty))
  })
  expect(difficulties.map((found) => [...found])).toEqual([['easy'], ['easy'], ['medium'], ['hard']])
})

test('over many sessions a weak skill comes more often than a strong one, and new skills come too', () => {
  const subject = 'quantitative'
  const estimates: SkillEstimate[] = [
    { subject, skill: 'Ratio', rating: 1000, answers: 9 },
    { subject, skill: 'Divisibility', rating: 1700, answers: 9 },
  ]
  const items = Array.from({ length: 60 }, (_, index) =>
    session(stateOf('ssat-upper', { subjects: [subject], estimates, seed: `${index}` })),
  ).flat()
  const count = (skill: string) => items.filter((item) => item.skill === skill).length
  expect(count('Ratio')).toBeGreaterThan(50)
  expect(count('Divisibility')).toBeLessThan(10)
  expect(new Set(items.map(({ skill }) => skill)).size).toBeGreaterThan(40)
})

test('a skill with answers has its own estimate, a new one starts where the subject’s other skills suggest', () => {
  const perimeter = { subject: 'mathematics_achievement', skill: 'Perimeter' } as const
  const estimates = [{ ...perimeter, rating: 1500, answers: 20 }]
  expect(estimateOf(estimates, perimeter)).toMatchObject({ rating: 1500, answers: 20 })
  expect(estimateOf(estimates, { ...perimeter, skill: 'Area' })).toMatchObject({ rating: expect.closeTo(1473, 0), answers: 0 })
  expect(estimateOf(estimates, { subject: 'quantitative_reasoning', skill: 'Area' }).rating).toBe(FIRST_RATING)
})

test('nothing comes from a source that was taken out of the bank', () => {
  const items = session(stateOf('ssat-upper'), 20)
  const hidden = new Set(items.map(sourceOf))
  for (const item of session(stateOf('ssat-upper', { hidden }), 20)) expect(hidden).not.toContain(sourceOf(item))
})

test('a bank in which everything is hidden asks nothing', () => {
  const hidden = new Set(
    practiceSubjects('ssat-upper').flatMap((subject) => bankSources({ level: 'ssat-upper', subject }).map(({ name }) => name)),
  )
  expect(nextPracticeItem(stateOf('ssat-upper', { hidden }))).toBeNull()
})

test('a chosen difficulty is kept where the bank has it', () => {
  for (const difficulty of DIFFICULTIES) {
    const items = session(stateOf('isee-upper', { subjects: ['quantitative_reasoning'], difficulty }))
    expect(items.map((item) => item.difficulty)).toEqual(items.map(() => difficulty))
  }
})

test('what was missed waits until a later question of its skill, and a twin is no return', () => {
  const [first, second, third] = session(stateOf('isee-upper', { subjects: ['mathematics_achievement'] }), 3) as [Item, Item, Item]
  const wrong = { item: first, isTwin: false, isRight: false }
  const asked = [wrong, rightly(second), rightly(third)]
  expect(missed(asked)).toEqual([{ item: first, since: 2 }])
  expect(missed([...asked, rightly(first)])).toEqual([])
  expect(isReturn([...asked, rightly(first)], 3)).toBe(true)
  expect(isReturn([wrong, { ...rightly(first), isTwin: true }], 1)).toBe(false)
  expect(isReturn([...asked, rightly(second)], 3)).toBe(false)
})

test('a twin keeps skill and difficulty, and changes the question', () => {
  for (const level of LEVELS) {
    for (const item of session(stateOf(level), 12)) {
      const twin = practiceTwin(item, { asked: [rightly(item)], hidden: new Set(), seed: 'a twin' })
      expect(twin).toMatchObject({ skill: item.skill, subject: item.subject, kind: item.kind })
      const shown = (one: Item | null) => JSON.stringify([one?.stem, one?.columns, one?.figure, one?.passage, one?.choices])
      expect(shown(twin)).not.toBe(shown(item))
    }
  }
})

test('there is no twin of what was hidden', () => {
  const [item] = session(stateOf('isee-upper', { subjects: ['mathematics_achievement'] }), 1)
  expect(item && practiceTwin(item, { asked: [rightly(item)], hidden: new Set([sourceOf(item)]), seed: 'a twin' })).toBeNull()
})
