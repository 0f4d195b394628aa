/** A student's own poem as its form sends it. */
import { seenText } from '~/forms/rules'
import { OWN_POEM_FIELDS } from '~/models/poems/own-fields'

/**
 * The text as it was typed: the blanks at the beginning of a line stay, because they may draw; empty lines before and after go. Where that
 * is longer than a poem may be, the text without any blanks around it.
 */
export function asWritten(sent: FormDataEntryValue | null, trimmed: string): string {
  const text = seenText(String(sent ?? ''))
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
  return text.length <= OWN_POEM_FIELDS.body.maxLength ? text : trimmed
}
