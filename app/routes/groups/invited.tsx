/** The page of a mailed code: who invites, what they wrote, and the way to take the seat. Opening it changes nothing. */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { addressOf, countTry, giveBackTry } from '~/auth/limits.server'
import { readStudentSession } from '~/auth/session.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { parseFormData, readForm, refuseForNow } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { formSchema } from '~/forms/schema.server'
import { SubmitButton } from '~/forms/submit-button'
import { waitsForParent } from '~/models/families/waiting'
import { ANSWER_FIELDS } from '~/models/groups/fields'
import {
  type AcceptOutcome,
  acceptInvitation,
  declineInvitation,
  findInvitation,
  isInvited,
} from '~/models/groups/people/invitation.server'
import { findOwnPlan } from '~/models/money/own-plan.server'
import { paths } from '~/paths'
import { tooMany } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('An invitation')

const AnswerSchema = formSchema(ANSWER_FIELDS)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { code = '' } = params
  const retryAfter = await countTry('token address', addressOf(request))
  if (retryAfter !== null) return data({ view: 'busy' as const }, tooMany(retryAfter))
  const invitation = await findInvitation(code)
  if (!invitation) return data({ view: 'dead' as const }, 404)

  // A whole school may read from one address: only codes that open nothing are counted.
  await giveBackTry('token address', addressOf(request))
  const student = await readStudentSession(request)
  const { inviter, inviteMessage: note, seatEnds, expiresAt } = invitation
  const zone = profileTimeZone(student ?? { profile: null })
  const shown = { code, inviter, until: dayText(seatEnds, zone), answerBy: dayText(expiresAt, zone) }
  if (!student) return data({ view: 'stranger' as const, ...shown, note })
  if (!isInvited(student, invitation)) return data({ view: 'other' as const, ...shown, note: null, email: student.email })
  // What a stranger wrote is not for a child whose parent has not agreed, nor for whoever may be one.
  if (!student.profile) return data({ view: 'welcome' as const, ...shown, note: null })
  if (waitsForParent(student)) return data({ view: 'parent' as const, ...shown, note: null })
  return data({ view: 'answer' as const, ...shown, note, hasPlan: (await findOwnPlan(student.id)) !== null })
}

/** When to look again, for whoever looked too often. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

const NOT_TAKEN: Record<Exclude<AcceptOutcome, 'taken'>, { title: string; text: string }> = {
  full: { title: 'No seat is left', text: 'Every seat of the group is taken. Please ask whoever invited you.' },
  over: { title: 'The group has ended', text: 'Its seats open nothing any more. Please ask whoever invited you.' },
  already: { title: 'You have a seat already', text: 'Everything is open, and nothing was changed.' },
  none: { title: 'This invitation does not work', text: 'It was used or taken back meanwhile, or it has run out.' },
  other: { title: 'This invitation is for another address', text: 'Log in with the address that got the email.' },
  parent: { title: 'A parent has to agree first', text: 'We have asked your parent by email. The invitation waits.' },
}

const LATER = {
  title: 'Please wait a few minutes',
  text: 'Too many links that open nothing were tried from this network. Yours is kept: open this page again in ten minutes.',
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { code = '' } = params
  const student = await requireProfile(request)
  const { value, refusal } = parseFormData(await readForm(request), AnswerSchema)
  if (refusal) return refusal
  const address = addressOf(request)
  const retryAfter = await countTry('token address', address)
  if (retryAfter !== null) return refuseForNow({}, LATER, retryAfter)
  if (await findInvitation(code)) await giveBackTry('token address', address)
  if (value.answer === 'decline') {
    const isDeclined = await declineInvitation({ code, user: student })
    const said = isDeclined
      ? ({ kind: 'success', title: 'You declined', text: 'The seat goes to somebody else.' } as const)
      : problem('none')
    return redirect(paths.learn.dashboard(), { status: 303, headers: await flashHeaders(said) })
  }
  const outcome = await acceptInvitation({ code, user: student })
  if (outcome === 'taken') {
    const said = { kind: 'success', title: 'The seat is yours', text: 'Everything is open now, and no tool has a limit.' } as const
    return redirect(paths.learn.dashboard(), { status: 303, headers: await flashHeaders(said) })
  }
  const to = outcome === 'already' ? paths.account.subscription() : paths.group.invited(code)
  return redirect(to, { status: 303, headers: await flashHeaders(problem(outcome)) })
}

function problem(outcome: Exclude<AcceptOutcome, 'taken'>) {
  return { kind: 'problem', ...NOT_TAKEN[outcome] } as const
}

export default function Invited() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (page.view === 'busy') return <Later />
  if (page.view === 'dead') return <DeadCode />
  const { inviter, note, until, answerBy, code, view } = page
  const address = paths.group.invited(code)
  return (
    <PageDialog title={`${inviter} offers you a seat`}>
      <Problem problem={answer && { title: 'Nothing was changed', text: 'Please press one of the buttons.' }} />
      {note && (
        <>
          <p>{inviter} writes:</p>
          <blockquote className="written">{note}</blockquote>
        </>
      )}
      <p>
        Stanine is practice for the ISEE and SSAT. With a seat every tool is open to you without limits until {until}. It costs you nothing
        and does not renew. {inviter} sees that you joined, and nothing of what you do here.
      </p>
      {view === 'stranger' && <Doors address={address} />}
      {view === 'other' && (
        <p>
          You are logged in as {page.email}, and this invitation was sent to another address. Log out and log in with that address, or ask{' '}
          {inviter} to invite {page.email}.
        </p>
      )}
      {view === 'welcome' && (
        <p>
          <ButtonLink to={paths.account.welcome(address)}>Finish your account first</ButtonLink>
        </p>
      )}
      {view === 'parent' && (
        <p>
          A parent has to agree to your account first. We have asked your parent by email; after that, open this page again. It waits until{' '}
          {answerBy}.
        </p>
      )}
      {view === 'answer' && <Answer address={address} hasPlan={page.hasPlan} />}
      {view !== 'parent' && <p className="small soft">Please answer by {answerBy}.</p>}
    </PageDialog>
  )
}

function Doors({ address }: { address: string }) {
  return (
    <>
      <p>To take it, use the address that got the email.</p>
      <p className="cluster">
        <ButtonLink to={paths.account.register(address)}>Create an account</ButtonLink>
        <ButtonLink to={paths.account.login(address)} look="quiet">
          I have an account: log in
        </ButtonLink>
      </p>
    </>
  )
}

function Answer({ address, hasPlan }: { address: string; hasPlan: boolean }) {
  return (
    <>
      {hasPlan && (
        <p>
          You pay for a plan of your own, which goes on renewing. With the seat you do not need it: you can{' '}
          <AppLink to={paths.account.subscription()}>cancel it in your profile</AppLink>.
        </p>
      )}
      <form method="post" action={address} className="cluster">
        <SubmitButton pending="Taking the seat..." name="answer" value="accept">
          Take the seat
        </SubmitButton>
        <SubmitButton pending="Declining..." look="quiet" name="answer" value="decline">
          No, thank you
        </SubmitButton>
      </form>
    </>
  )
}

/** Nothing is said of the invitation: nobody has looked it up. */
function Later() {
  return (
    <PageDialog title={LATER.title}>
      <p>{LATER.text}</p>
    </PageDialog>
  )
}

/** Wrong, used, taken back and too old look alike: whoever tries codes learns nothing. */
function DeadCode() {
  return (
    <PageDialog title="This invitation does not work">
      <p>
        It may have been used or taken back, or be older than 30 days. If there is a newer email, its link is the one that works; copy it
        whole if you type it.
      </p>
      <p>If you took the seat before, it is in your account. Otherwise ask whoever invited you to send the invitation again.</p>
      <p className="cluster">
        <ButtonLink to={paths.account.subscription()}>Your membership</ButtonLink>
        <AppLink to={paths.public.contact()}>Write to us</AppLink>
      </p>
    </PageDialog>
  )
}
