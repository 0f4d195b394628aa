/** A poem as a page has it: printed quotation marks, its lines with their numbers, and what a form calls for. */
import type { Poem } from '~/content/poems/poems.server'
import { curlyQuotes } from '~/exam/print/quotes'

interface PrintedLine {
  text: string
  /** It begins a stanza that is not the first. */
  opens: boolean
}

export interface PrintedPoem {
  id: string
  title: string
  /** `prose` flows, and its paragraphs are what is counted; `concrete` keeps each blank, because the letters draw. */
  shape: 'verse' | 'prose' | 'concrete'
  lines: PrintedLine[]
}

export function printPoem({ id, title, form, lines }: Poem): PrintedPoem {
  // In one piece, because a mark may open on one line and close on another.
  const printed = curlyQuotes(lines.map(({ text }) => text).join('\n')).split('\n')
  return {
    id,
    title: curlyQuotes(title),
    shape: form === 'prose poem' ? 'prose' : form === 'concrete' ? 'concrete' : 'verse',
    lines: lines.map(({ opens }, index) => ({ text: printed[index] ?? '', opens })),
  }
}

/** "Lines 3 to 5", "Line 3"; of a prose poem "Paragraph 2". */
export function placeName({ shape }: Pick<PrintedPoem, 'shape'>, [from, to]: readonly [number, number]): string {
  const one = shape === 'prose' ? 'Paragraph' : 'Line'
  return from === to ? `${one} ${from}` : `${one}s ${from} to ${to}`
}

/** The lines of a range as they are printed. */
export function linesIn({ lines }: PrintedPoem, [from, to]: readonly [number, number]): string[] {
  return lines.slice(from - 1, to).map(({ text }) => text)
}
