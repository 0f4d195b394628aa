/** The words of the list that stand in a text. */
import { entryOf } from './entries.server'

/** "Candidly" and "reproached" hold words of the list as well. */
const ENDINGS = [/^$/, /s$/, /es$/, /d$/, /ed$/, /ing$/, /ly$/]

/** In the order of the text, each once. */
export function listedWords(text: string): string[] {
  const typed = text.toLowerCase().match(/[a-z]+/g) ?? []
  const found = typed.flatMap((word) => {
    const bare = ENDINGS.map((ending) => word.replace(ending, '')).find((form) => form.length > 2 && entryOf(form))
    return bare ? [bare] : []
  })
  return [...new Set(found)]
}

/** The listed words that a verbal question shows: its stem, its key and what was offered beside it. */
export function wordsOfItem({ strand, stem, choices }: { strand: string; stem: string; choices: readonly { text: string }[] }): string[] {
  if (strand !== 'vocabulary' && strand !== 'logic') return []
  return listedWords([stem, ...choices.map(({ text }) => text)].join(' '))
}
