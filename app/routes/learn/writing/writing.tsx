/** A timed writing: the page to write on while the clock runs, and afterwards the text to read and print. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { FinishedWriting } from '~/components/writing/finished'
import type { OtherText, Text } from '~/components/writing/keeping/state'
import { WritingScreen } from '~/components/writing/writing-screen'
import { examOf } from '~/exam/core/levels'
import { shortSectionName } from '~/exam/core/names'
import { printBarePrompt, printPrompt } from '~/exam/print/prompt.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { mayStoreText } from '~/models/families/consent.server'
import { EARLY_MS } from '~/models/sittings/clock'
import { warningsOf } from '~/models/sittings/whole/warnings'
import { LONGEST_ESSAY, saveWriting } from '~/models/writing/save.server'
import { findWriting } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { isShownThere, SHOWN_ELSEWHERE, ShownAddress } from '~/utils/http/shown-address.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { wordsIn } from '~/utils/text/words'
import { clockTime, dayText } from '~/utils/time/time-text'
import { placeInTest, wayOut, writingTitle } from './parts/of-test.server'
import { otherText } from './parts/other-text.server'

export const handle: RouteHandle = { isRoom: (page) => (page as { isOver?: boolean }).isOver === false }

export const meta = pageMeta('Timed writing')

const DraftSchema = z.object({
  body: z.string().max(LONGEST_ESSAY).default(''),
  promptId: z.string().max(40),
  shows: ShownAddress,
  /** The revision of the text that the page knows. A page that was open before there were revisions knows none. */
  seen: z.coerce.number().int().min(0).max(1_000_000_000).optional(),
  intent: z.enum(['save', 'stop', 'submit']).default('save'),
})

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { essayId = '' } = params
  const writing = await findWriting({ userId: student.id, essayId })
  if (!writing) throw notFound()

  const mayKeep = await mayStoreText(student.id)
  const elsewhere = placeInTest(writing, mayKeep)
  if (elsewhere) throw redirect(elsewhere)
  const { test, level, subject, number, isWorkshop, plan, body, revision, promptId, prompts, clock, isOver, savedBy, saveNumber } = writing
  if (isWorkshop && isOver) throw redirect(paths.learn.essay(essayId))
  const { secondsAllowed, secondsLeft, deadline } = clock
  const isRunning = !isOver && secondsAllowed !== null && secondsLeft !== null && deadline !== null
  const warnings = test ? warningsOf(test.conditions.warnings, { exam: examOf(level), isWriting: true }) : undefined
  return {
    essayId,
    account: student.id,
    title: writingTitle(writing),
    shortTitle: number === null || test ? shortSectionName(subject) : `${shortSectionName(subject)} ${number}`,
    isOfTest: test !== null,
    isWorkshop,
    plan,
    leaveTo: wayOut(essayId, writing),
    isSpellChecked: test !== null && examOf(level) === 'isee',
    stored: { body, promptId, revision, savedBy, saveNumber },
    mayKeep,
    longest: LONGEST_ESSAY,
    prompts: prompts.map(test?.isRehearsal ? printBarePrompt : printPrompt),
    isTimeOver: endedByClock(writing),
    // In a whole test a child whose parent has not agreed writes by hand.
    isOnPaper: test !== null && !mayKeep && body === '',
    writtenOn: dayText(writing.startedAt, student.profile.timeZone),
    quizzes: test ? paths.learn.tests(level) : paths.learn.quizzes(level),
    isOver,
    clock: isRunning ? { secondsAllowed, secondsLeft, endsAt: `ends at ${clockTime(deadline, student.profile.timeZone)}`, warnings } : null,
  }
}

/** The page itself submits at its clock's end, a moment earlier or later than ours. */
function endedByClock({ submittedAt, deadline }: { submittedAt: Date | null; deadline: Date | null }): boolean {
  return submittedAt === null || deadline === null || submittedAt.getTime() > deadline.getTime() - EARLY_MS
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { essayId = '' } = params
  const form = await readForm(request)
  const unsaved = asTyped(form)
  const { value: draft } = parseFormData(form, DraftSchema)
  // Without its text a form is not whole, and must not empty the sheet.
  if (!draft || !form.has('body')) return refuse({ unsaved, problem: whyRefused(unsaved.body) }, 400)

  const { intent, shows, ...text } = draft
  if (!isShownThere(shows, paths.learn.writing(essayId))) return refuse({ problem: SHOWN_ELSEWHERE }, 409)
  const at = { userId: student.id, essayId }
  // A whole test goes on without a text, when that is wanted: the page that asks offers it.
  const isEmptySubmit = intent === 'submit' && wordsIn(text.body) === 0
  if (isEmptySubmit && !(await findWriting(at))?.test) return refuse({ unsaved, problem: NOTHING_WRITTEN }, 400)

  const state = await saveWriting({ ...at, ...text, isFinal: false })

  const next = NEXT[intent](essayId)
  if (state === 'saved') return redirect(next, 303)
  // Not stored, so the page is the only place that still has it.
  if (state === 'needs-parent') return refuse({ unsaved, problem: copyIt(NEEDS_PARENT) }, 403)
  const stored = state === 'elsewhere' && (await findWriting(at))
  if (!stored || stored.isOver) return refuse({ unsaved, problem: copyIt(CLOSED) }, 409)
  return refuse({ unsaved, other: otherText(stored, student.profile) }, 409)
}

const NEXT = { save: paths.learn.writing, stop: () => paths.learn.essayWorkshop(), submit: paths.learn.writingSubmission }

interface Refusal {
  /** What was sent. It stands on the page again. */
  unsaved?: Text
  problem?: { title: string; text: string }
  other?: OtherText
}

const refuse = (refusal: Refusal, status: number) => data(refusal, { status })

/** The text of a form as a field counts it: plain forms send line ends as two characters. The form itself is changed with it. */
function asTyped(form: FormData) {
  const body = String(form.get('body') ?? '').replaceAll('\r\n', '\n')
  if (form.has('body')) form.set('body', body)
  return { body, promptId: String(form.get('promptId') ?? '') }
}

const CLOSED = { title: 'This writing is closed', text: 'Time was up, or it was submitted, before your last words reached us.' }
const NOTHING_WRITTEN = { title: 'There is nothing to submit yet', text: 'Write your text first; then you can submit it.' }
const NOT_WHOLE = { title: 'That did not arrive whole', text: 'Nothing was saved. Please press the button once more.' }

function whyRefused(body: string) {
  if (body.length <= LONGEST_ESSAY) return NOT_WHOLE
  const [most, more] = [LONGEST_ESSAY, body.length - LONGEST_ESSAY].map((count) => count.toLocaleString('en-US'))
  return {
    title: 'Your text is too long',
    text: `A sheet holds ${most} characters: please shorten yours by ${more}. It is below, but not saved yet.`,
  }
}

function copyIt({ title, text }: { title: string; text: string }) {
  return { title, text: `${text} What you wrote last is below and is not stored: copy it if you want to keep it.` }
}

export default function Writing() {
  const {
    clock,
    prompts,
    mayKeep,
    longest,
    isTimeOver,
    isOnPaper,
    writtenOn,
    quizzes,
    isOver,
    isOfTest,
    leaveTo,
    isSpellChecked,
    isWorkshop,
    plan,
    ...writing
  } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { essayId, account, title, shortTitle, stored } = writing
  const { unsaved, problem, other } = answer ?? {}
  if (!isOver) {
    const frame = { essayId, account, mayKeep, stored, longest, unsaved, other }
    return (
      <WritingScreen
        title={title}
        shortTitle={shortTitle}
        prompts={prompts}
        frame={frame}
        problem={problem}
        clock={clock}
        isOfTest={isOfTest}
        leaveTo={leaveTo}
        isSpellChecked={isSpellChecked}
        isWorkshop={isWorkshop}
        plan={plan}
      />
    )
  }
  const prompt = prompts.find(({ id }) => id === stored.promptId)
  const { body } = stored
  return (
    <FinishedWriting
      {...{ account, essayId, title, isTimeOver, isOnPaper, writtenOn, body, prompt, unsaved: unsaved?.body, problem, quizzes }}
    />
  )
}
