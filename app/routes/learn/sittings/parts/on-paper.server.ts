/** What a student reads whose answer or whose end reached a section that is on paper. */
import { counted } from '~/exam/families/kit/wording'
import { onPaper } from '~/models/papers/handover.server'
import { flashHeaders } from '~/utils/http/flash.server'

/** The message for the page of the section on paper, with how many answers were not taken; null when the section is not there. */
export async function refusedOnPaper(at: { userId: string; sittingId: string }, answers: number): Promise<{ 'Set-Cookie': string } | null> {
  if (!(await onPaper(at))) return null
  const title = answers === 0 ? 'This section is on paper' : `${counted(answers, 'answer')} ${answers === 1 ? 'was' : 'were'} not taken`
  return flashHeaders({
    kind: 'problem',
    title,
    text: 'The section is on paper, so nothing can be answered or finished here. Bring your answers back first, or go on on the screen.',
  })
}
