/** The six programs as data: their minutes, what they cover, that nothing comes twice, and that all they name is there. */
import { describe, expect, test } from 'vitest'
import { lessonCalled } from '~/content/lessons/lessons.server'
import { askedBy, bankSources } from '~/exam/bank/sources.server'
import { blueprintOf } from '~/exam/core/blueprints'
import { itemHash } from '~/exam/core/item/hash.server'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS, type Level, tierOf } from '~/exam/core/levels'
import { drawEntry } from '~/exam/forms/editions/drawn.server'
import { practiceSkills } from '~/exam/practice/subjects.server'
import { SESSION_MINUTES, sessionMinutes } from './minutes.server'
import { placeOf, SESSIONS, subjectOf } from './program'
import { programOf } from './programs.server'

function sessionsOf(level: Level) {
  return programOf(level).days.flatMap((day, index) => SESSIONS.map((session) => ({ day: index + 1, session, ...day[session] })))
}

function itemsOf(level: Level) {
  return sessionsOf(level).flatMap(({ session, day, example = [], drill, check }) =>
    [...example, ...drill, ...check].map((entry) => ({ day, session, entry, item: drawEntry(entry, placeOf(level, session, entry.name)) })),
  )
}

describe.each(LEVELS)('the program of %s', (level) => {
  const sessions = sessionsOf(level)
  const items = itemsOf(level)

  test('has 120 sessions of 22 to 25 minutes, each with a lesson or an example, a drill, and a check', () => {
    expect(sessions).toHaveLength(120)
    const odd = sessions.filter(({ session, ...rest }) => {
      const { total } = sessionMinutes(level, session, rest)
      return total > SESSION_MINUTES || total < 22
    })
    expect(odd.map(({ day, session, ...rest }) => [day, session, sessionMinutes(level, session, rest).total])).toEqual([])
    expect(sessions.filter(({ drill, check }) => drill.length < 5 || check.length < 2)).toEqual([])
  })

  test('draws each question as it was written', () => {
    expect(items.filter(({ item, entry }) => itemHash(item) !== entry.hash).map(({ entry }) => entry.name)).toEqual([])
  })

  test('asks nothing twice, and reads no passage on two days', () => {
    const passageDays = new Map<string, Set<string>>()
    const asked = new Map<string, string[]>()
    for (const { day, session, item } of items) {
      if (item.passage) {
        passageDays.set(item.passage.id, (passageDays.get(item.passage.id) ?? new Set()).add(`${day} ${session}`))
      }
      const print = item.passage ? item.id : askedBy(item)
      asked.set(print, [...(asked.get(print) ?? []), item.id])
    }
    expect([...passageDays].filter(([, days]) => days.size > 1)).toEqual([])
    expect([...asked.values()].filter((ids) => ids.length > 1)).toEqual([])
    const words = items.filter(
      ({ item }) => item.kind !== 'passage_question' && !item.strand.match(/number|algebra|geometry|measurement|data|reasoning/),
    )
    const sources = words.map(({ item }) => sourceOf(item))
    expect(new Set(sources).size).toBe(sources.length)
  })

  test('shows at least 50 videos of its tier, each once, and names only those that exist', () => {
    const lessons = sessions.flatMap(({ lesson }) => lesson ?? [])
    expect(new Set(lessons).size).toBe(lessons.length)
    expect(lessons.length).toBeGreaterThanOrEqual(50)
    expect(lessons.filter((id) => !lessonCalled(id)?.tiers.includes(tierOf(level)))).toEqual([])
  })

  test('covers the blueprint: every kind and strand that counts, and every skill that practice knows', () => {
    for (const section of blueprintOf(level).sections) {
      const own = items.filter(({ item }) => item.subject === section.subject)
      for (const kind of Object.keys(section.kinds)) expect(own.filter(({ item }) => item.kind === kind).length, kind).toBeGreaterThan(30)
      for (const strand of Object.keys(section.strands)) {
        expect(own.filter(({ item }) => item.strand === strand).length, `${section.id} ${strand}`).toBeGreaterThan(5)
      }
    }
    const missing = SESSIONS.flatMap((session) => {
      const subject = subjectOf(level, session)
      const asked = new Set(items.filter(({ item }) => item.subject === subject).map(({ item }) => item.skill))
      return practiceSkills(level, subject).filter((skill) => !asked.has(skill))
    })
    expect(missing).toEqual([])
  })

  test('asks nothing that is kept for the whole tests', () => {
    const reserved = new Set(
      SESSIONS.flatMap((session) =>
        bankSources({ level, subject: subjectOf(level, session) }).flatMap(({ name, isReserved }) => (isReserved ? name : [])),
      ),
    )
    expect(items.filter(({ item }) => reserved.has(sourceOf(item)))).toEqual([])
  })
})
