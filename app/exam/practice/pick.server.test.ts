/** Picking questions for adaptive practice: variety, weakness, the student's edge, and nothing twice. */
import { describe, expect, test } from 'vitest'
import { bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS, type Level } from '~/exam/core/levels'
import { FIRST_RATING } from '~/exam/scoring/rating'
import { estimateOf, isTwin, nextPracticeItem, type PracticeState, practiceTwin, type SkillEstimate } from './pick.server'
import { mixNumber, mixOf, practiceSubjects } from './subjects.server'

function stateOf(level: Level, shape: Partial<PracticeState> = {}): PracticeState {
  return { level, subjects: practiceSubjects(level), asked: [], estimates: [], hidden: new Set(), seed: 'a seed', ...shape }
}

/** The questions of a session in which nothing moves the estimates. */
function session(state: PracticeState, questions = 10): Item[] {
  const items: Item[] = []
  for (let question = 0; question < questions; question++) {
    const item = nextPracticeItem({ ...state, asked: items.map(named) })
    if (!item) throw new Error('nothing left to ask')
    items.push(item)
  }
  return items
}

function named({ id, subject, skill }: Item) {
  return { name: id, subject, skill }
}

describe.each(LEVELS)('%s', (level) => {
  test('a session takes each subject in turn, never a skill twice in a row, and nothing that it has used', () => {
    for (const seed of ['one', 'two', 'three']) {
      const items = session(stateOf(level, { seed }))
      const counts = practiceSubjects(level).map((subject) => items.filter((item) => item.subject === subject).length)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      items.forEach((item, index) => {
        expect(item.skill).not.toBe(items[index - 1]?.skill)
        if (index > 0 && counts.length > 1) expect(item.subject).not.toBe(items[index - 1]?.subject)
      })
      expect(new Set(items.map(sourceOf)).size).toBe(items.length)
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

test('a twin keeps skill and difficulty, changes the question, and is told from a new question by its place', () => {
  for (const level of LEVELS) {
    for (const item of session(stateOf(level), 12)) {
      const twin = practiceTwin(item, { asked: [named(item)], hidden: new Set(), seed: 'a twin' })
      expect(twin).toMatchObject({ skill: item.skill, subject: item.subject, kind: item.kind })
      expect(JSON.stringify([twin?.stem, twin?.columns, twin?.figure, twin?.choices])).not.toBe(
        JSON.stringify([item.stem, item.columns, item.figure, item.choices]),
      )
      if (twin) expect(isTwin([named(item), named(twin)], 1)).toBe(true)
    }
  }
})

test('there is no twin of what was hidden', () => {
  const [item] = session(stateOf('isee-upper', { subjects: ['mathematics_achievement'] }), 1)
  expect(item && practiceTwin(item, { asked: [named(item)], hidden: new Set([sourceOf(item)]), seed: 'a twin' })).toBeNull()
})

test('a sitting keeps the chosen subjects in its number', () => {
  for (const level of LEVELS) {
    const subjects = practiceSubjects(level)
    expect(mixOf(mixNumber(subjects)).toSorted()).toEqual(subjects.toSorted())
    for (const subject of subjects) expect(mixOf(mixNumber([subject]))).toEqual([subject])
  }
})
