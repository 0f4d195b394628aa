/** Everything that the page of a poem shows of it. */
import type { Poem } from '~/content/poems/poems.server'
import { printPoem } from '~/exam/poems/print.server'
import { curlyQuotes } from '~/exam/print/quotes'
import type { PoemProgress } from '~/models/poems/progress.server'
import { TIER_NAMES } from './names'
import { termLink } from './term-links.server'

export function describePoem(poem: Poem, { isRead, answers }: PoemProgress) {
  const printed = printPoem(poem)
  const questions = poem.questions.map((_, index) => {
    const answer = answers.get(index + 1)
    return { number: index + 1, state: answer ? (answer.isRight ? ('right' as const) : ('missed' as const)) : null }
  })
  return {
    poem: printed,
    tier: TIER_NAMES[poem.tier],
    form: termLink(poem.form),
    figures: poem.figures.map(termLink),
    rhyme: poem.rhyme,
    meter: poem.meter && {
      name: poem.meter.name,
      lines: poem.meter.scansion.map((beats, index) => ({ text: printed.lines[index]?.text ?? '', beats })),
    },
    words: poem.glossary.map(({ word, meaning }) => ({ word: curlyQuotes(word), meaning: curlyQuotes(meaning) })),
    questions,
    next: questions.find(({ state }) => state === null)?.number ?? null,
    right: questions.filter(({ state }) => state === 'right').length,
    like: curlyQuotes(poem.like),
    isRead,
  }
}
export type DescribedPoem = ReturnType<typeof describePoem>
