/** A guide on one sheet of paper: its tables, its checklist and its five mistakes, taken from its own text. */
import type { Guide } from '~/content/guides/guides.server'
import { fillFacts } from '~/exam/guides/facts.server'
import { type Structure, structureOf } from '~/exam/guides/structure.server'

export interface Summary {
  tables: Structure[]
  /** In Markdown: what to do in the test, and what to do in the weeks before; a box stands before each. */
  strategies: string
  weeks: string
  mistakes: { title: string; text: string }
}

/** Null for a guide without a list of mistakes: a page of links has nothing to take along. */
export function summaryOf({ parts }: Guide): Summary | null {
  const partCalled = (pattern: RegExp) => parts.find(({ title }) => pattern.test(title))
  const mistakes = partCalled(/^Five .*mistakes/)
  if (!mistakes) return null
  const strategies = partCalled(/^Strategies/)?.text.match(/^### .+$/gm) ?? []
  const weeks = partCalled(/four[ -]week/i)?.text.match(/^- .+$/gm) ?? []
  return {
    tables: parts.flatMap(({ text }) => [...text.matchAll(/^\{\{structure (.+)\}\}$/gm)].map(([, words = '']) => structureOf(words))),
    strategies: strategies.map((line) => line.replace('### ', '- [ ] ')).join('\n'),
    weeks: weeks.map((line) => fillFacts(line.replace('- ', '- [ ] '))).join('\n'),
    mistakes: { title: mistakes.title, text: fillFacts(mistakes.text) },
  }
}
