/** The words by what they are about and by what they are built from: each has one theme, and the roots of this list that it holds. */
import { z } from 'zod'
import groups from './groups.json'

const ThemeSchema = z.strictObject({ id: z.string(), title: z.string(), words: z.array(z.string()).min(30) })
const RootSchema = z.strictObject({
  id: z.string(),
  /** As it is met: "in-", "im-", "-less". */
  forms: z.array(z.string()).min(1),
  from: z.enum(['Latin', 'Greek', 'French', 'Old English']),
  means: z.string(),
  /** Everyday words that hold it. */
  examples: z.array(z.string()).length(3),
  words: z.array(z.string()).min(2),
})
export type Theme = Pick<z.infer<typeof ThemeSchema>, 'id' | 'title'>
export type Root = z.infer<typeof RootSchema>

const { themes, roots } = z.strictObject({ themes: z.array(ThemeSchema), roots: z.array(RootSchema) }).parse(groups)

export const THEMES = themes
/** In the order of their first forms. */
export const ROOTS = roots

const THEME_OF = new Map(themes.flatMap(({ id, title, words }) => words.map((word) => [word, { id, title }])))

/** The theme of a word. Throws for a word that has none. */
export function themeOf(word: string): Theme {
  const theme = THEME_OF.get(word)
  if (!theme) throw new Error(`no theme for ${word}`)
  return theme
}

/** The root with this id, else all that are written like this, whatever hyphens stand in it: "cred", "-less", "im". */
export function rootsCalled(name: string): Root[] {
  const bare = bareForm(name)
  const [root] = roots.filter(({ id }) => id === name)
  return root ? [root] : roots.filter(({ forms }) => forms.some((form) => bareForm(form) === bare))
}

const bareForm = (form: string) => form.toLowerCase().replaceAll(/[-\s]/g, '')

export function rootsOf(word: string): Root[] {
  return roots.filter(({ words }) => words.includes(word))
}
