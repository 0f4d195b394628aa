/** The texts of guides and articles: long enough by themselves, easy enough to read, and without a figure of a test typed in. */
import { describe, expect, test } from 'vitest'
import { ARTICLES } from '~/content/blog/articles.server'
import { guideAt } from '~/content/guides/guides.server'
import { GUIDE_SLUGS } from '~/content/guides/slugs'
import { blueprintOf } from '~/exam/core/blueprints'
import { LEVELS } from '~/exam/core/levels'
import { fillFacts } from '~/exam/guides/facts.server'
import { readingGrade } from '~/exam/proof/reading-grade'
import { wordsIn } from '~/utils/text/words'

/** What a family of any schooling can follow. */
const HIGHEST_GRADE = 9
const SHORT = ['isee-or-ssat', 'isee-vocabulary', 'ssat-vocabulary', 'test-prep-hub']

/** The sentences alone: no tables, no placeholders of tables and examples, no marks; an item of a list ends as a sentence does. */
const plain = (text: string) =>
  text
    .replaceAll(/^\{\{.*\}\}$|^\|.*$|^#.*$/gm, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/[*[\]]/g, '')
    .replaceAll(/([^.?!\s])\n/g, '$1.\n')
const bodyOf = (slug: (typeof GUIDE_SLUGS)[number]) => (guideAt(slug)?.parts ?? []).map(({ text }) => text).join('\n')

describe.each(GUIDE_SLUGS)('the text of /%s', (slug) => {
  test('is long enough without its tables, examples and word list', () => {
    expect(wordsIn(plain(fillFacts(bodyOf(slug).replaceAll(/^\{\{.*$/gm, ''))))).toBeGreaterThan(SHORT.includes(slug) ? 500 : 1200)
  })

  test('has no figure in its head, where no fact is filled in', () => {
    const { title = '', description = '', heading = '', lead = '' } = guideAt(slug)?.head ?? {}
    expect([title, description, heading, lead].join('\n').match(/\d+|\{\{/g)).toBeNull()
  })

  test('can be read by a family of any schooling', () => {
    expect(readingGrade(plain(bodyOf(slug)))).toBeLessThanOrEqual(HIGHEST_GRADE)
  })

  test('types no number of questions or minutes that a blueprint has', () => {
    const figures = new Set(
      LEVELS.flatMap((level) =>
        blueprintOf(level).sections.flatMap(({ questions, minutes }) => [`${questions} questions`, `${minutes} minutes`]),
      ),
    )
    const { title = '', description = '', heading = '', lead = '', links = [] } = guideAt(slug)?.head ?? {}
    const head = [title, description, heading, lead, ...links.map(({ text }) => text)].join('\n')
    const typed = [...`${head}\n${bodyOf(slug)}`.matchAll(/\b\d+ (?:questions|minutes)\b/g)].map(([figure]) => figure)
    expect(typed.filter((figure) => figures.has(figure))).toEqual([])
  })
})

test.each(ARTICLES.map(({ slug }) => slug))('the article %s can be read by a family of any schooling', (slug) => {
  const { opening = '', parts = [] } = ARTICLES.find((one) => one.slug === slug) ?? {}
  expect(readingGrade(plain([opening, ...parts.map(({ text }) => text)].join('\n')))).toBeLessThanOrEqual(HIGHEST_GRADE)
})
