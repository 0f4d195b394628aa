/** What a student reads when a message was not sent, and where the page goes when it was. */
import { data, redirect } from '@remix-run/node'
import { CARE } from '~/exam/tutor/safety/distress'
import { keptValues } from '~/forms/parse.server'
import type { FormAnswer } from '~/forms/use-form'
import type { SendOutcome } from '~/models/tutor-ai/send.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'

const REFUSED: Partial<Record<SendOutcome, { title: string; text: string }>> = {
  care: { title: 'Please talk with a grown-up you trust', text: CARE },
  'needs-parent': NEEDS_PARENT,
  timed: {
    title: 'You have timed work open',
    text: 'The tutor does not help while a quiz, test or writing is running or paused. Finish it, then ask: your question is still here.',
  },
  open: {
    title: 'This question stands in work that you have open',
    text: 'The tutor says nothing about it until that is finished. Your question is still here.',
  },
  over: { title: 'This talk is full', text: 'A talk goes on for 24 hours or 40 messages. Begin a new one; what you wrote is still here.' },
  limit: {
    title: '3/3 used',
    text: 'You have used all of this week’s AI tutor sessions. Upgrade to Premium for unlimited access. What you wrote is still here.',
  },
  elsewhere: {
    title: 'This talk has gone on',
    text: 'Another window or click was quicker. Read what stands there now; what you wrote here is not sent yet.',
  },
}

const STATUS: Partial<Record<SendOutcome, number>> = { care: 200, 'needs-parent': 403, limit: 403 }

/** With the talk that the message did not reach, so that its page can be opened. */
export interface TalkAnswer extends FormAnswer {
  talkId?: string | null
}

/** The answer to a form with a message. */
export function answerTo({ outcome, talkId }: { outcome: SendOutcome; talkId: string | null }, form: FormData) {
  if (outcome === 'missing') throw notFound()
  if ((outcome === 'sent' || outcome === 'cared' || outcome === 'already') && talkId) {
    return redirect(`${paths.learn.talk(talkId, { live: outcome !== 'cared' && form.get('live') === '1' })}#end`, 303)
  }
  // The header keeps the page from loading itself again, which would lose what was typed (talk.tsx).
  const headers = { 'Cache-Control': 'no-store' }
  return data<TalkAnswer>(
    { result: keptValues(form), problem: REFUSED[outcome], talkId: outcome === 'elsewhere' ? talkId : null },
    { status: STATUS[outcome] ?? 409, headers },
  )
}
