/** Answers that come back from paper: a line or a table, then what was understood, and only then is anything saved. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { RoomBar } from '~/components/room/bar'
import { LETTERS } from '~/exam/core/item/item'
import { choiceCount } from '~/exam/core/levels'
import { counted } from '~/exam/families/kit/wording'
import { type Asked, type Given, readAnswers, writeAnswers } from '~/exam/papers/answers'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { formSchema } from '~/forms/schema.server'
import { ANSWER_FIELDS } from '~/models/papers/fields'
import { onPaper } from '~/models/papers/handover.server'
import { type Returned, returnFromPaper } from '~/models/papers/return.server'
import { submitSitting } from '~/models/sittings/end.server'
import { resumeSitting } from '~/models/sittings/pause.server'
import { sittingOverview } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { endTestSection, wholeTestOf } from '~/routes/learn/sittings/parts/end.server'
import { titlesOf } from '~/routes/learn/sittings/parts/of-test.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { AnswerLine, AnswerTable } from './parts/answer-forms'
import { Understood } from './parts/understood'

export const handle: RouteHandle = { isRoom: () => true }

export const meta = pageMeta('Answers from paper')

const AnswersSchema = formSchema(ANSWER_FIELDS)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const at = { userId: student.id, sittingId }
  const [sitting, open] = await Promise.all([sittingOverview(at), onPaper(at)])
  if (!sitting) throw notFound()
  if (!open) throw redirect(paths.learn[sitting.isEnded ? 'result' : 'review'](sittingId))

  const { searchParams } = new URL(request.url)
  const line = searchParams.get('read')
  const reading = line === null ? null : readAnswers(line, askedIn(open))
  return {
    sittingId,
    titles: titlesOf(sitting),
    isOfTest: sitting.part !== null,
    hasClock: open.secondsLeft !== null,
    printing: open.id,
    by: searchParams.get('by') === 'table' ? ('table' as const) : ('string' as const),
    letters: LETTERS.slice(0, choiceCount(open.level)),
    positions: open.positions,
    /** What was typed before, to be changed. */
    typed: searchParams.get('change') ?? (reading?.given ? '' : (line ?? '')),
    understood: reading?.given ? understoodOf(reading.given, open.positions) : null,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const at = { userId: student.id, sittingId }
  const form = await readForm(request)
  const open = await onPaper(at)
  if (!open) {
    if (!(await sittingOverview(at))) throw notFound()
    return redirect(paths.learn.review(sittingId), { status: 303, headers: await flashHeaders(BACK_ALREADY) })
  }

  const by = form.get('by') === 'table' ? 'table' : 'string'
  const asked = askedIn(open)
  if (by === 'table' && form.get('intent') === 'read') form.set('answers', lineOf(form, open.positions))
  const other = form.get('switch')
  if (other !== null && form.get('answers') === '') return redirect(addressOf(sittingId, other === 'table'), 303)
  const { value, refusal } = parseFormData(form, AnswersSchema)
  if (refusal) return refusal
  const { given, faults } = readAnswers(value.answers, asked)
  if (!given) return refuseForm({ ...keptValues(form), error: { answers: faults.map(faultText) } })
  // What has a fault stays where its text stands; the rest goes along to the other way.
  if (other !== null) return redirect(addressOf(sittingId, other === 'table', { change: writeAnswers(given) }), 303)
  const intent = form.get('intent')
  if (intent !== 'finish' && intent !== 'continue') {
    return redirect(addressOf(sittingId, by === 'table', { read: writeAnswers(given) }), 303)
  }

  const returned = await returnFromPaper({ ...at, handoverId: String(form.get('printing') ?? ''), given, by })
  if (!returned) return redirect(paths.learn.review(sittingId), { status: 303, headers: await flashHeaders(BACK_ALREADY) })
  const headers = returned.notTaken > 0 ? await flashHeaders(notTaken(returned)) : undefined
  return intent === 'finish' ? finish(at, headers) : goOn(at, headers)
}

function addressOf(sittingId: string, isTable: boolean, query: Record<string, string> = {}): string {
  const address = paths.learn.onPaperAnswers(sittingId, isTable ? 'table' : undefined)
  const more = new URLSearchParams(query).toString()
  return more === '' ? address : `${address}${isTable ? '&' : '?'}${more}`
}

const BACK_ALREADY = {
  kind: 'problem',
  title: 'These answers were not saved',
  text: 'The section came back from paper before, or it has ended. What was saved first counts.',
} as const

/** As the page that finishes a section. */
async function finish(at: { userId: string; sittingId: string }, headers: HeadersInit | undefined) {
  const testId = await wholeTestOf(at)
  if (testId) {
    const now = await endTestSection(at, testId, false)
    return redirect(paths.learn.test(testId), { status: 303, headers: headers ?? now })
  }
  await submitSitting(at)
  return redirect(paths.learn.result(at.sittingId), { status: 303, headers })
}

async function goOn(at: { userId: string; sittingId: string }, headers: HeadersInit | undefined) {
  await resumeSitting(at)
  return redirect(paths.learn.review(at.sittingId), { status: 303, headers })
}

function notTaken({ notTaken: count, answered }: Returned) {
  const [were, have] = count === 1 ? ['was', 'has'] : ['were', 'have']
  return {
    kind: 'problem',
    title: `${counted(count, 'answer')} ${were} not taken`,
    text: `${count === 1 ? 'It' : 'They'} ${have} an answer on the screen already, and that one counts. ${counted(answered, 'answer')} from your paper ${answered === 1 ? 'is' : 'are'} saved.`,
  } as const
}

type OnPaper = NonNullable<Awaited<ReturnType<typeof onPaper>>>

function askedIn({ positions, level }: Pick<OnPaper, 'positions' | 'level'>): Asked {
  return new Map(positions.map((position) => [position, choiceCount(level)]))
}

/** A table as the line that says the same; rows without a tick are left out. */
function lineOf(form: FormData, positions: readonly number[]): string {
  return positions
    .flatMap((position) => {
      const value = form.get(`q${position}`)
      return typeof value === 'string' && /^[A-E-]$/.test(value) ? [`${position}${value}`] : []
    })
    .join(' ')
}

function faultText({ line, at, text, says }: { line: number; at: number; text: string; says: string }): string {
  return text === '' ? says : `“${text}” (${line > 1 ? `line ${line}, ` : ''}character ${at}): ${says}`
}

function understoodOf(given: Given, positions: readonly number[]) {
  return {
    line: writeAnswers(given),
    answers: positions.map((position) => ({ position, letter: LETTERS[given.get(position) ?? -1] ?? null, isSaid: given.has(position) })),
  }
}

export default function PaperAnswers() {
  const { titles, understood, ...page } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap room">
      <RoomBar {...titles} help={<li>Nothing is saved before you have seen what we understood.</li>} />
      <div className="exam single">
        {understood && !answer ? (
          <Understood {...page} {...understood} />
        ) : page.by === 'table' ? (
          <AnswerTable {...page} answer={answer} />
        ) : (
          <AnswerLine {...page} answer={answer} />
        )}
      </div>
    </div>
  )
}
