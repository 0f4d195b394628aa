/** The answer of a talk as it comes, for pages with scripts: an event for each change, with all of its paragraphs, and one at the end. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { isHeld } from '~/models/tutor-ai/about.server'
import { waitForMore } from '~/models/tutor-ai/reply/live.server'
import { findTalk } from '~/models/tutor-ai/talks.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { pendingOf } from './parts/pending.server'
import { shownMessage } from './parts/shown-message.server'

/** The line is closed then; the script asks for the rest. */
const LONGEST_MS = 20_000
/** Between two looks, where another process writes the answer. */
const LOOK_MS = 1_000

export const action = getOnly

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const owner = { userId: student.id, id: params.talkId ?? '' }
  if (!(await findTalk(owner))) throw notFound()

  const body = new ReadableStream({
    async start(controller) {
      const until = Date.now() + LONGEST_MS
      let last = ''
      while (Date.now() < until && !request.signal.aborted) {
        const state = await stateOf(owner)
        const event = `data: ${JSON.stringify(state)}\n\n`
        if (event !== last && !request.signal.aborted) controller.enqueue(new TextEncoder().encode(event))
        last = event
        if (state.isOver) break
        await waitForMore(state.messageId, LOOK_MS)
      }
      if (!request.signal.aborted) controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' } })
}

async function stateOf(owner: { userId: string; id: string }) {
  const talk = await findTalk(owner)
  if (!talk || (await isHeld(owner.userId, talk))) return { html: [], messageId: '', isOver: true }
  const pending = await pendingOf(owner.userId, talk, new Date())
  const message = talk.messages.find(({ id }) => id === pending?.messageId)
  const html = message?.body ? shownMessage(message).html : []
  return { html, messageId: message?.id ?? '', isOver: pending?.state !== 'waiting' }
}
