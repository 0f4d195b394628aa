/** What is published stays: every question and prompt of every edition is drawn again and says what it said when it was published. */
import { describe, expect, test } from 'vitest'
import { contentHash, itemHash } from '~/exam/core/item/hash.server'
import { sourceOf } from '~/exam/core/item/name'
import { LEVELS, type Level, SUBJECTS, type Subject } from '~/exam/core/levels'
import { drawEntry, drawPrompt } from './drawn.server'
import { CURRENT_EDITION, publishedEntries, publishedPrompts, publishedQuizzes, publishedTests } from './editions.server'
import type { PublishedList } from './entry'
import kept from './kept.json'

const EDITIONS = Array.from({ length: CURRENT_EDITION }, (_, index) => index + 1)

/** The lists of every edition, those of tests by their subjects. */
const PUBLISHED: { edition: number; what: string; level: Level; subject: Subject; lists: readonly PublishedList[] }[] = EDITIONS.flatMap(
  (edition) =>
    LEVELS.flatMap((level) =>
      SUBJECTS.flatMap((subject) => {
        const parts = publishedTests(level, edition).flatMap(({ sections }) => sections.flatMap((section) => section.parts))
        return [
          { edition, what: 'quizzes', level, subject, lists: publishedQuizzes({ level, subject }, edition) ?? [] },
          { edition, what: 'tests', level, subject, lists: parts.filter((part) => part.subject === subject) },
        ].filter(({ lists }) => lists.length > 0)
      }),
    ),
)

describe.each(PUBLISHED)('edition $edition, $what, $level, $subject', ({ level, subject, lists }) => {
  test('every question says what was published', () => {
    const changed = lists
      .flatMap(({ items, spares }) => [...items, ...spares])
      .filter((entry) => itemHash(drawEntry(entry, { level, subject })) !== entry.hash)
      .map(({ name }) => name)
    // Before the change: npm run forms:keep -- source.
    expect(changed).toEqual([])
  })

  test('no spare stands in the list that it is for', () => {
    for (const { items, spares } of lists) {
      const sources = new Set(items.map(({ name }) => sourceOf({ id: name })))
      expect(spares.filter(({ name }) => sources.has(sourceOf({ id: name })))).toEqual([])
    }
  })
})

test('every prompt says what was published', () => {
  const changed = publishedPrompts().filter((entry) => contentHash(drawPrompt(entry)) !== entry.hash)
  expect(changed).toEqual([])
})

test('every edition has six tests of every level', () => {
  for (const edition of EDITIONS) expect(LEVELS.map((level) => publishedTests(level, edition).length)).toEqual(LEVELS.map(() => 6))
})

test('everything kept is needed and says what was published', () => {
  const needed = new Set([...publishedEntries().map(({ entry }) => entry.hash), ...publishedPrompts().map(({ hash }) => hash)])
  for (const [hash, written] of Object.entries(kept as Record<string, object>)) {
    expect(needed).toContain(hash)
    expect(contentHash(written)).toBe(hash)
  }
})
