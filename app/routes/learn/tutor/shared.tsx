/** A talk that a student shares with a parent: whoever has the address reads it, and nothing else. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Banner } from '~/components/ui/banner'
import { isHeld } from '~/models/tutor-ai/about.server'
import { findShared } from '~/models/tutor-ai/talks.server'
import { publishedVoice } from '~/models/voice/voice.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { Messages } from './parts/messages'
import { shownMessage } from './parts/shown-message.server'

export const meta = pageMeta('A shared talk')

export async function loader({ request }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get('key') ?? ''
  const talk = key.length > 0 && key.length <= 100 ? await findShared(key) : null
  if (!talk) throw notFound()
  const [voice, isHidden] = await Promise.all([publishedVoice(), isHeld(talk.studentId, talk)])
  return {
    title: talk.title,
    begun: dayText(talk.createdAt, DEFAULT_TIME_ZONE),
    isHidden,
    messages: isHidden ? [] : talk.messages.filter(({ body }) => body !== '').map((message) => shownMessage(message)),
    voice: { voice: voice.voice ?? '', language: voice.language, rate: voice.rate / 100, pitch: voice.pitch / 100 },
  }
}

export default function SharedTalk() {
  const { title, begun, isHidden, messages, voice } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack">
      <header className="stack tight">
        <p className="eyebrow">A talk with the AI tutor, {begun}</p>
        <h1 className="title-2">{title}</h1>
        <p className="soft">
          A student shares this talk with you. “You” is the student; the tutor is a computer program whose numbers and choices are checked.
        </p>
      </header>
      {isHidden ? (
        <Banner tone="notice" title="This talk waits until a test is over">
          <p>What it is about stands in a test or quiz that the student has open. Open this page again afterwards.</p>
        </Banner>
      ) : (
        <Messages messages={messages} voice={voice} />
      )}
      <script src="/tutor.js" defer />
    </div>
  )
}
