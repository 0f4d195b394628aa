/** Texts that people wrote in Markdown: a head in YAML between two lines of dashes, then an opening and parts, each below a heading of level two. */
import { parse } from 'yaml'
import type { z } from 'zod'
import { curlyQuotes } from '~/exam/print/quotes'
import { slugOf } from '~/utils/text/slug'

interface TextPart {
  /** From its heading; what links on the page lead to. */
  id: string
  title: string
  /** Markdown. */
  text: string
}

export interface ReadText<Head> {
  head: Head
  /** What stands before the first heading; empty for none. */
  opening: string
  parts: TextPart[]
}

/** The text of a file. Throws when its head does not fit, when it has no part, and when two of its headings are the same. */
export function readText<Schema extends z.ZodType>(file: string, schema: Schema): ReadText<z.output<Schema>> {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? []
  const [opening = '', ...rest] = body.split(/^## /m)
  const parts = rest.map((part) => {
    const [title = '', ...lines] = part.split('\n')
    return { id: slugOf(title), title: curlyQuotes(title.trim()), text: lines.join('\n').trim() }
  })
  if (parts.length === 0 || new Set(parts.map(({ id }) => id)).size < parts.length) throw new Error(`headings missing or twice: ${head}`)
  return {
    head: schema.parse(parse(head, (_, value) => (typeof value === 'string' ? curlyQuotes(value) : value))),
    opening: opening.trim(),
    parts,
  }
}
