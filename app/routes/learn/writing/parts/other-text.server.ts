/** What another window has stored, as a page shows it beside its own text. */
import type { OtherText } from '~/components/writing/keeping/state'
import { wordCount } from '~/utils/text/words'
import { clockTime } from '~/utils/time/time-text'

interface StoredText {
  body: string
  promptId: string
  revision: number
  changedAt: Date | null
}

export function otherText({ body, promptId, revision, changedAt }: StoredText, profile: { timeZone: string } | null): OtherText {
  const time = changedAt && profile ? `${clockTime(changedAt, profile.timeZone)}: ` : ''
  return { body, promptId, revision, summary: time + wordCount(body) }
}
