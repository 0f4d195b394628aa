/** The screens of a student's words, as the account of tests/factories/practice/words.ts finds them. */

const WORDS = 'premium/vocabulary'
const scripts = ['/words.js']

export const WORD_SCREENS = [
  { route: WORDS, title: 'words', at: () => `/${WORDS}` },
  { route: `${WORDS}/review`, title: 'queue of words', at: () => `/${WORDS}/review`, scripts },
  {
    route: `${WORDS}/review`,
    title: 'queue after a missed word',
    at: () => `/${WORDS}/review?word=abstruse&seen=1&answer=0`,
    scripts,
  },
  { route: `${WORDS}/review`, title: 'pairs of an analogy', at: () => `/${WORDS}/review?word=analogy%3Au001&bridge=0`, scripts },
  { route: `${WORDS}/words`, title: 'list of words', at: () => `/${WORDS}/words` },
  { route: `${WORDS}/words/:word/removal`, title: 'removal of a word', at: () => `/${WORDS}/words/abstruse/removal` },
  { route: `${WORDS}/week`, title: 'words of the week', at: () => `/${WORDS}/week` },
]
