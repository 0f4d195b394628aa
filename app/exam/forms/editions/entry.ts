/** How an edition writes down what it publishes: names of items with the hash of what each says, beside the names of their spares. */
import { z } from 'zod'
import { DIFFICULTIES } from '~/exam/core/levels'

/** One published question, written as "fraction-sum@1:quantitative.3.4.0 hard q83jdk28fjdkw83j". */
export interface Entry {
  name: string
  difficulty: (typeof DIFFICULTIES)[number]
  hash: string
}

const EntrySchema = z.string().transform((line, context): Entry => {
  const [, name = '', word = '', hash = ''] = /^(.+) (\w+) ([\w-]{16})$/.exec(line) ?? []
  const difficulty = DIFFICULTIES.find((known) => known === word)
  if (difficulty) return { name, difficulty, hash }
  context.addIssue({ code: 'custom', message: `not an entry of an edition: ${line}` })
  return z.NEVER
})

/** Questions of one subject, and what takes the place of those that are hidden later. */
export const ListSchema = z.strictObject({ items: z.array(EntrySchema).min(1), spares: z.array(EntrySchema) })
export type PublishedList = z.output<typeof ListSchema>

/** One published prompt, written as "isee-upper-01 q83jdk28fjdkw83j". */
export interface PromptEntry {
  id: string
  hash: string
}

export const PromptEntrySchema = z.string().transform((line, context): PromptEntry => {
  const [, id, hash] = /^([a-z0-9-]+) ([\w-]{16})$/.exec(line) ?? []
  if (id && hash) return { id, hash }
  context.addIssue({ code: 'custom', message: `not a prompt of an edition: ${line}` })
  return z.NEVER
})
