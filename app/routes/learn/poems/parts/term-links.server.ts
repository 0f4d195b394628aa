/** Which words about a poem the glossary explains. */
import { type Poem, TERMS } from '~/content/poems/poems.server'
import { paths } from '~/paths'
import { slugOf } from '~/utils/text/slug'

/** A form under the name that the glossary has for it. */
const FORM_TERMS: Partial<Record<Poem['form'], string>> = {
  'English sonnet': 'sonnet',
  'Italian sonnet': 'sonnet',
  concrete: 'concrete poem',
  couplets: 'couplet',
  narrative: 'narrative poem',
  quatrains: 'quatrain',
}

export interface TermLink {
  name: string
  /** Into the glossary; null where it says nothing of it. */
  to: string | null
}

/** The form, or a figure, with its way into the glossary. */
export function termLink(name: Poem['form'] | Poem['figures'][number]): TermLink {
  const term = FORM_TERMS[name as Poem['form']] ?? name
  return { name, to: TERMS.some((one) => one.term === term) ? paths.learn.poetryTerms(slugOf(term)) : null }
}
