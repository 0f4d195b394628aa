/** A talk: what was said, the answer that is on its way, and the next message. Without scripts the page loads itself again while it waits. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { printQuestion } from '~/exam/print/item.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { isHeld, subjectsOf } from '~/models/tutor-ai/about.server'
import { askAgain, MessageSchema, sendMessage } from '~/models/tutor-ai/send.server'
import { endOf, findTalk } from '~/models/tutor-ai/talks.server'
import { publishedVoice } from '~/models/voice/voice.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { Held } from './parts/held'
import { MessageForm } from './parts/message-form'
import { Messages } from './parts/messages'
import { answerTo } from './parts/outcome.server'
import { pendingOf } from './parts/pending.server'
import { shownMessage } from './parts/shown-message.server'
import { TalkQuestion } from './parts/talk-question'
import { Waiting } from './parts/waiting'

export const meta = pageMeta('Talk with the AI tutor')

/** Seconds until the page that waits looks again. Without #end: the same address with a fragment is not loaded again. */
const LOOK_AGAIN = 3

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const talk = await findTalk({ userId: student.id, id: params.talkId ?? '' })
  if (!talk) throw notFound()

  const now = new Date()
  const isLive = new URL(request.url).searchParams.has('live')
  const [pending, voice, isHidden] = await Promise.all([pendingOf(student.id, talk, now), publishedVoice(), isHeld(student.id, talk)])
  const { item } = subjectsOf(talk)
  const { id, title, subject, messages } = talk
  const isWaiting = pending?.state === 'waiting' && !isHidden
  return data(
    {
      ...{ id, title, topic: talk.topic, pending: isHidden ? null : pending, isHidden, subjectName: subject && SUBJECT_NAMES[subject] },
      question: item && !isHidden ? printQuestion(item) : null,
      messages: isHidden ? [] : messages.filter(({ body }) => body !== '').map((message) => shownMessage(message)),
      end: endOf(talk, now),
      number: messages.length + 1,
      isReported: talk.reports.length > 0,
      voice: { voice: voice.voice ?? '', language: voice.language, rate: voice.rate / 100, pitch: voice.pitch / 100 },
    },
    { headers: isWaiting && !isLive ? { 'Cache-Control': 'no-store', Refresh: `${LOOK_AGAIN};url=${paths.learn.talk(id)}` } : {} },
  )
}

/** Where a message was refused, the page stays: it holds what was typed. */
export function headers({ loaderHeaders, actionHeaders }: { loaderHeaders: Headers; actionHeaders: Headers }): Headers {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

const NumberSchema = z.coerce.number().int().min(1).max(1000).catch(0)

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const talkId = params.talkId ?? ''
  const form = await readForm(request)
  if (form.get('intent') === 'again') return answerTo({ outcome: await askAgain({ student, talkId }), talkId }, form)

  const { value, refusal } = parseFormData(form, MessageSchema)
  if (refusal) return refusal
  return answerTo(await sendMessage({ student, talkId, text: value.text, number: NumberSchema.parse(form.get('number')) }), form)
}

export default function TalkPage() {
  const { id, title, topic, isHidden, subjectName, question, messages, pending, end, number, isReported, voice } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <p className="cluster between no-print">
        <AppLink to={paths.learn.talks()}>AI tutor</AppLink>
        <AppLink to={paths.learn.talkSettings(id)}>Name, sharing, and download</AppLink>
      </p>
      <header className="stack tight">
        {subjectName && <p className="eyebrow">{subjectName}</p>}
        <h1 className="title-2">{title}</h1>
      </header>
      {question && (
        <details className="card">
          <summary>The question</summary>
          <TalkQuestion question={question} />
        </details>
      )}
      {isHidden ? <Held /> : <Messages messages={messages} voice={voice} />}
      {pending && <Waiting talkId={id} pending={pending} />}
      <div id="end" />
      {((!pending && !isHidden) || answer || (pending?.state === 'failed' && end)) && (
        <Next id={id} end={end} number={number} answer={answer} />
      )}
      <p className="small soft no-print">
        The answers are written by a computer program{CHECKED[topic]}{' '}
        {isReported ? (
          'You reported this talk; a person will read it.'
        ) : (
          <AppLink to={paths.learn.talkReport(id)}>Report this talk</AppLink>
        )}
      </p>
      <script src="/tutor.js" defer />
    </div>
  )
}

const CHECKED = {
  question: ' and checked against our solution.',
  word: '. For this word we have a list entry, but no solution to check every sentence against.',
  own: '. For a question of your own we have no solution to check it against; the arithmetic is checked, and the rest can be wrong.',
}

interface NextProps {
  id: string
  end: 'time' | 'count' | null
  number: number
  answer: Parameters<typeof MessageForm>[0]['answer']
}

function Next({ id, end, number, answer }: NextProps) {
  if (!end) {
    return (
      <MessageForm action={paths.learn.talk(id)} label="Your message" answer={answer}>
        <input type="hidden" name="number" value={number} />
      </MessageForm>
    )
  }
  return (
    <Banner tone="notice" title="This talk is over" action={<ButtonLink to={paths.learn.talks()}>Begin a new one</ButtonLink>}>
      <p>
        {/* Words of need are answered here too. */}
        {answer?.problem?.text} {end === 'time' ? 'A talk goes on for 24 hours.' : 'A talk has 40 messages of yours.'} You can read it here
        as long as you like.
      </p>
    </Banner>
  )
}
