/** Actions of a student's words. */
import { addWords } from '~/models/words/deck.server'
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

const WORD = 'abstruse'

/** A student who learns one word. */
async function learning() {
  const { browser, student } = await signedIn()
  await addWords({ userId: student.id, words: [WORD], origin: 'own' })
  return browser
}

export const WORD_CASES: Case[] = [
  {
    pattern: '/premium/vocabulary/words',
    writes: ['VocabularyCard.word'],
    prepare: async () => {
      const { browser } = await signedIn()
      return { browser, path: '/premium/vocabulary/words', fields: { from: 'word', name: WORD } }
    },
  },
  {
    pattern: '/premium/vocabulary/review',
    writes: ['VocabularyCard.reviews'],
    prepare: async () => ({
      browser: await learning(),
      path: '/premium/vocabulary/review',
      fields: { word: WORD, seen: 0, answer: 2, bridge: 0 },
    }),
  },
  {
    pattern: '/premium/vocabulary/words/:word/removal',
    writes: ['VocabularyCard'],
    readsNothing: true,
    prepare: async () => ({ browser: await learning(), path: `/premium/vocabulary/words/${WORD}/removal`, fields: {} }),
  },
]
