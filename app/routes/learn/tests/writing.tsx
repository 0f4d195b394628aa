/** The writing of a whole test that is done by hand: the screen keeps prompt and time, and what was written may be typed in afterwards. */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile, requireStudent } from '~/auth/guards/guards.server'
import type { RouteHandle } from '~/components/links/document'
import { examOf } from '~/exam/core/levels'
import { stepTitle } from '~/exam/core/test-steps'
import { printBarePrompt, printPrompt } from '~/exam/print/prompt.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { formSchema } from '~/forms/schema.server'
import { mayStoreText } from '~/models/families/consent.server'
import { nextLook } from '~/models/sittings/clock'
import { mayBeLeft } from '~/models/sittings/running/abandon.server'
import { warningsOf } from '~/models/sittings/whole/warnings'
import { currentTest, mayEndEarly, type TestNow } from '~/models/tests/advance.server'
import { TYPED_FIELDS } from '~/models/tests/fields'
import { typeIn } from '~/models/tests/typed-in.server'
import { findWriting } from '~/models/writing/writing.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { clockTime } from '~/utils/time/time-text'
import { HandWriting, TypeIn } from './parts/hand-writing'

export const handle: RouteHandle = { isRoom: (page) => (page as { clock?: unknown }).clock !== undefined }

export const meta = pageMeta('Writing by hand')

const TypedSchema = formSchema(TYPED_FIELDS)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { sittingId = '' } = params
  const now = new Date()
  const at = await currentTest({ userId: student.id, sittingId }, now)
  const writing = at?.test.essayId ? await findWriting({ userId: student.id, essayId: at.test.essayId }, now) : null
  if (!at || !writing) throw notFound()

  const { test, standing } = at
  const page = {
    sittingId,
    title: stepTitle(at.test.conditions.steps, ({ kind }) => kind === 'writing'),
    prompts: writing.prompts.map(at.test.mode === 'rehearsal' ? printBarePrompt : printPrompt),
  }
  const { clock, deadline, body, revision, promptId } = writing
  if (writing.isOver) {
    if (test.place !== 'paper') throw redirect(paths.learn.test(sittingId))
    const mayKeep = await mayStoreText(student.id)
    return data({ ...page, typed: { body, promptId, seen: String(revision) }, mayKeep, goOn: test.status === 'open' }, {})
  }
  if (standing.is !== 'working' || standing.step.kind !== 'writing') throw redirect(paths.learn.test(sittingId))
  const { secondsAllowed, secondsLeft } = clock
  const endsAt = deadline ? `ends at ${clockTime(deadline, student.profile.timeZone)}` : ''
  const warnings = warningsOf(test.conditions.warnings, { exam: examOf(test.level), isWriting: true })
  return data(
    {
      ...page,
      stepId: standing.step.id,
      isIseeOnPaper: examOf(test.level) === 'isee' && test.place === 'paper',
      starters: writing.prompts.filter(({ kind }) => kind === 'story').map(({ id }) => id),
      waitsForParent: test.place !== 'paper',
      mayTypeIn: test.place === 'paper' && (await mayStoreText(student.id)),
      canEndEarly: mayEndEarly(test, standing.step),
      leaveTo: wayOut(test, now),
      clock: secondsAllowed !== null && secondsLeft !== null ? { secondsAllowed, secondsLeft, endsAt, warnings } : null,
    },
    { headers: secondsLeft === null ? {} : { Refresh: `${nextLook(secondsLeft)}; url=${paths.learn.test(sittingId)}` } },
  )
}

/** A page that leads on by itself says so to the browser. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireStudent(request)
  const { sittingId = '' } = params
  const { value: typed, refusal } = parseFormData(await readForm(request), TypedSchema)
  if (refusal) return refusal

  const outcome = await typeIn({ userId: student.id, sittingId, ...typed })

  if (!outcome) throw notFound()
  if (outcome === 'saved') {
    const headers = await flashHeaders({ kind: 'success', title: 'Your text is saved', text: 'It is with the test’s report.' })
    return redirect(paths.learn.testWriting(sittingId), { status: 303, headers })
  }
  const result = { initialValue: { ...typed, seen: String(typed.seen) }, status: 'error' as const }
  return data({ result, problem: WHY[outcome] }, outcome === 'needs-parent' ? 403 : 409)
}

const WHY = {
  elsewhere: {
    title: 'Another window has saved a text',
    text: 'Yours is below and not saved. Copy it, open this page again, and choose which one to keep.',
  },
  refused: { title: 'Not saved', text: 'A text can be typed in when the writing is over.' },
  'needs-parent': NEEDS_PARENT,
}

/** A test that begins with its writing may be given back in its first minute. */
function wayOut({ id, startedAt, conditions: { steps } }: TestNow['test'], now: Date): string | null {
  return steps[0]?.kind === 'writing' && mayBeLeft({ startedAt }, now) ? paths.learn.testAbandonment(id) : null
}

export default function TestWriting() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return 'typed' in page ? <TypeIn {...page} answer={answer} /> : <HandWriting {...page} />
}
