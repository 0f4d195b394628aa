/** A word made ready for its page. */
import { LEVEL_NAMES } from '~/exam/core/names'
import { printQuestion, printSolution } from '~/exam/print/item.server'
import { type Entry, entryOf, levelOfTier } from '~/exam/words/entries.server'
import { questionOn } from '~/exam/words/quiz.server'
import { paths } from '~/paths'
import { choiceOf } from '../../parts/choice.server'

/** Of a large family the page shows the first of the alphabet and leads to the others. */
const MOST_OF_A_FAMILY = 12
const FIELD = 'answer'

export type ShownEntry = ReturnType<typeof describeEntry>

export function describeEntry({ word, pos, definition, sentence, synonyms, antonyms, near, root, roots, theme, tier }: Entry) {
  return {
    ...{ pos, definition, sentence, near, root },
    synonyms: synonyms.map(linked),
    antonyms: antonyms.map(linked),
    levels: `${LEVEL_NAMES[levelOfTier('isee', tier)]} and ${LEVEL_NAMES[levelOfTier('ssat', tier)]}`,
    theme: { title: theme.title, to: paths.public.vocabulary(`theme=${theme.id}`) },
    roots: roots.map(({ id, forms, from, means, examples, words }) => {
      const family = words.filter((other) => other !== word)
      return {
        ...{ id, means, from },
        forms: forms.join(', '),
        examples: examples.join(', '),
        family: family.slice(0, MOST_OF_A_FAMILY),
        more: Math.max(0, family.length - MOST_OF_A_FAMILY),
        to: paths.public.vocabulary(`root=${id}`),
      }
    }),
  }
}

/** With its address, where it is a word of the list as well. */
const linked = (word: string) => ({ word, to: entryOf(word) && paths.public.word(word) })

/** The question, with its reasons once the address holds an answer. */
export function tryOut(entry: Entry, query: URLSearchParams) {
  const item = questionOn(entry, 'isee')
  const choice = choiceOf(query.get(FIELD), item.choices.length)
  return {
    field: FIELD,
    level: LEVEL_NAMES[item.level],
    skill: item.skill,
    question: printQuestion(item),
    solution: choice === null ? null : printSolution(item, choice),
  }
}
