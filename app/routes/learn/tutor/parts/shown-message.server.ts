/** A message as its page shows it. */
import { renderMath } from '~/exam/print/html.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { literal } from '~/exam/values/notation'
import type { Talk } from '~/models/tutor-ai/talks.server'
import type { ShownMessage } from './messages'

const STEPS_NOTE = 'This is the next step of our own solution. The program found no words that passed our check.'
const ENTRY_NOTE = 'This stands in our word list. The program found no words that passed our check.'
const UNSURE_NOTE = 'The program found no words that passed our check. If nothing better comes, this talk costs you no session.'
const OWN_NOTES: Partial<Record<string, string>> = { steps: STEPS_NOTE, entry: ENTRY_NOTE, unsure: UNSURE_NOTE }
const HELD_NOTE = 'We held back a sentence that our check could not confirm.'

export function shownMessage({
  id,
  author,
  origin,
  body,
  heldBack,
}: Omit<Talk['messages'][number], 'createdAt' | 'number' | 'isWhole'>): ShownMessage {
  const isCare = origin === 'care'
  const paragraphs = body.split('\n\n').map((text) => renderMath(isCare ? literal(curlyQuotes(text)) : wellFormed(text)))
  return {
    ...{ id, isCare },
    isStudent: author === 'student',
    text: author === 'student' ? body : '',
    html: author === 'student' ? [] : paragraphs,
    note: OWN_NOTES[origin] ?? (heldBack > 0 ? HELD_NOTE : null),
  }
}

/** A dollar sign without its other half is one. */
export function wellFormed(text: string): string {
  return (text.match(/(?<!\\)\$/g) ?? []).length % 2 === 0 ? text : literal(text.replaceAll('\\$', '$'))
}
