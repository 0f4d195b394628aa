/** Free seats for families with a fee waiver: what they are, the form that asks for one, and how a request stands. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { readStudentSession, type Student } from '~/auth/session.server'
import { AppLink } from '~/components/links/app-link'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { waitsForParent } from '~/models/families/waiting'
import { isChargedAgain } from '~/models/money/own-plan.server'
import { MOST_REQUESTS } from '~/models/scholarship/fields'
import { type Asked, askForSeat, findOwnRequest, RequestSchema, requestsLeft } from '~/models/scholarship/requests.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { AskSection } from './parts/ask-section'
import { Explained } from './parts/explained'
import { RequestState } from './parts/request-state'

export const meta = pageMeta(
  'Free seats with a fee waiver',
  'If your family has a fee waiver for the ISEE or SSAT, you can ask for a free seat at Stanine. One short form, no proof of income.',
)

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await readStudentSession(request)
  return data(student ? await ownView(student) : { view: 'visitor' as const, request: null })
}

/** What this account can do here, with its newest request. */
async function ownView(student: Student) {
  const [own, left, isCharged] = await Promise.all([findOwnRequest(student.id), requestsLeft(student.id), isChargedAgain(student.id)])
  const zone = profileTimeZone(student)
  const shown = own && {
    ...{ exam: own.exam, state: own.state, reason: own.reason, asked: dayText(own.createdAt, zone) },
    ends: own.endsAt && dayText(own.endsAt, zone),
  }
  return { view: viewOf(student, { isOpen: own?.state === 'asked' || own?.state === 'granted', isCharged, left }), request: shown }
}

function viewOf(student: Student, { isOpen, isCharged, left }: { isOpen: boolean; isCharged: boolean; left: number }) {
  if (isOpen) return 'open' as const
  if (!student.profile) return 'welcome' as const
  if (waitsForParent(student)) return 'parent' as const
  // Nobody pays for what is free: a plan that renews is canceled first.
  if (isCharged) return 'plan' as const
  return left === 0 ? ('limit' as const) : student.profile.holder === 'parent' ? ('form-child' as const) : ('form' as const)
}

const REFUSALS: Record<Exclude<Asked, 'asked'>, { title: string; text: string }> = {
  open: { title: 'You have asked already', text: 'One request or seat at a time is enough. You find it on this page.' },
  'too-many': {
    title: 'No more requests this year',
    text: `You can ask ${MOST_REQUESTS} times in a year. Please write to us if something changed.`,
  },
  waits: { title: 'A parent has to agree first', text: 'We have mailed your parent. As soon as they agree, you can ask here.' },
}
const PLAN = {
  title: 'Your plan still renews',
  text: 'Please cancel it first, so that you do not pay for what would be free. Then ask here.',
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, RequestSchema)
  if (refusal) return refusal
  if (await isChargedAgain(student.id)) return refuseForm(keptValues(form), PLAN, 409)

  const asked = await askForSeat({ userId: student.id, ...value })
  if (asked !== 'asked') return refuseForm(keptValues(form), REFUSALS[asked], asked === 'waits' ? 403 : 409)

  const headers = await flashHeaders({
    ...{ kind: 'success', title: 'We have your request' },
    text: 'A person looks at it, usually within a week. We mail you when there is an answer.',
  })
  return redirect(paths.public.scholarship(), { status: 303, headers })
}

export default function Scholarship() {
  const { view, request } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page stack airy">
      <header className="prose">
        <p className="eyebrow">Free seats</p>
        <h1>Everything open, for families with a fee waiver</h1>
        <p className="lead">
          If you have a fee waiver for the ISEE or the SSAT, you can ask for a free seat. It opens every tool of Stanine, like any paid
          plan.
        </p>
      </header>
      <div className="split top">
        <div className="stack">
          {request && <RequestState request={request} />}
          <AskSection view={view} answer={answer} />
        </div>
        <Explained />
      </div>
      <p className="small">
        Every seat that was ever bought stands in the <AppLink to={paths.public.scholarships()}>public ledger</AppLink>, without names.
      </p>
    </div>
  )
}
