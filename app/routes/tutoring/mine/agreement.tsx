/** What a tutor will see, before anything is shown; agreeing links the two. The link of an invitation leads here, too. */
import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { tutorCodeCookie } from '~/auth/cookies.server'
import { requireProfile } from '~/auth/guards/guards.server'
import { clearLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { WhatTutorsSee } from '~/components/data/tutor-sight'
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { waitsForParent } from '~/models/families/waiting'
import { type JoinOutcome, joinTutor } from '~/models/tutoring/codes/join.server'
import { paths } from '~/paths'
import { tooMany, withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { CODE_DEAD, CODES_LIMITED } from './parts/code-words'
import { enteredCode, tryCode } from './parts/tutor-code.server'

export const meta = pageMeta('Work with a tutor')

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, tutorCodeCookie, paths.learn.tutorAgreement())
  const student = await requireProfile(request)
  const code = await enteredCode(request)
  // Nothing was entered or followed: that is no try.
  if (!code) throw redirect(paths.learn.tutorCode())
  const offer = await tryCode(request, student.id, code)
  if (!offer) return data({ offer: null, problem: CODE_DEAD }, 404)
  if ('retryAfter' in offer) return data({ offer: null, problem: CODES_LIMITED.text }, tooMany(offer.retryAfter))

  const { invitationId, tutor, isLinked, groupName } = offer
  const { firstName, lastName } = tutor
  return data({
    problem: null,
    offer: {
      invitationId,
      name: `${firstName} ${lastName}`,
      firstName,
      about: [tutor.specialization, tutor.tutoringAgency].filter(Boolean).join(', '),
      groupName,
      isLinked,
      isChild: student.profile.holder === 'child',
      waits: waitsForParent(student),
    },
  })
}

const SAID: Record<Exclude<JoinOutcome, 'closed'>, { kind: 'success' | 'problem'; title: string; text: string }> = {
  linked: { kind: 'success', title: 'You work together now', text: 'Your tutor sees your work. You can end it here at any time.' },
  asked: { kind: 'success', title: 'A parent is asked', text: 'We sent an email. Your tutor sees nothing until your parent agrees.' },
  waiting: {
    kind: 'problem',
    title: 'A parent has to agree first',
    text: 'No parent has agreed to your account yet. After that, enter the code again.',
  },
  refused: {
    kind: 'problem',
    title: 'A parent said no',
    text: 'Your parent does not want you to work with this tutor here. Please talk about it at home.',
  },
}

const OTHER = {
  title: 'Nothing was agreed to',
  text: 'Another code was entered in this browser meanwhile. This page now shows whose it is. Please read it again.',
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const code = await enteredCode(request)
  // The first press has taken the code along: the list says what came of it.
  if (!code) return redirect(paths.learn.myTutors(), 303)
  const offer = await tryCode(request, student.id, code)
  // Another window may have changed the code: agreed to is only what was read.
  if (offer && 'invitationId' in offer && form.get('invitation') !== offer.invitationId) return data({ problem: OTHER }, 409)
  const outcome = offer && !('retryAfter' in offer) ? await joinTutor({ studentId: student.id, code }) : 'closed'
  // The page says what is wrong with the code.
  if (outcome === 'closed') return redirect(paths.learn.tutorAgreement(), 303)

  const flash = await flashHeaders(SAID[outcome])
  const headers = withCookies([flash['Set-Cookie'], await clearLinkToken(tutorCodeCookie)])
  return redirect(paths.learn.myTutors(), { status: 303, headers })
}

export default function Agreement() {
  const { offer, problem } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.problem
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.learn.myTutors()}>My tutors</AppLink>
      </p>
      <Problem problem={refused} />
      {offer ? <Offered {...offer} /> : <Dead problem={problem} />}
    </div>
  )
}

function Dead({ problem }: { problem: string | null }) {
  return (
    <section className="card stack">
      <h1>Work with a tutor</h1>
      <Banner tone="wrong">{problem}.</Banner>
      <p>
        <ButtonLink to={paths.learn.tutorCode()}>Enter a code</ButtonLink>
      </p>
    </section>
  )
}

interface OfferedProps {
  invitationId: string
  name: string
  firstName: string
  about: string
  groupName: string | null
  isLinked: boolean
  isChild: boolean
  waits: boolean
}

function Offered({ invitationId, name, firstName, about, groupName, isLinked, isChild, waits }: OfferedProps) {
  return (
    <section className="card stack">
      <h1>Work with {name}?</h1>
      {about && <p className="soft">{about}</p>}
      {groupName && <p>You come into the group “{groupName}”. Students in it do not see each other’s work.</p>}
      <WhatTutorsSee />
      {isLinked && <Banner tone="notice" title={`You already work with ${firstName}`} />}
      {waits && (
        <Banner tone="notice" title="A parent has to agree to your account first">
          <p>Then enter this code again.</p>
        </Banner>
      )}
      {isChild && !waits && <p>You are under 13, so a parent decides. We send your parent an email when you press the button.</p>}
      <form method="post" action={paths.learn.tutorAgreement()} className="cluster">
        <input type="hidden" name="invitation" value={invitationId} />
        {!waits && <SubmitButton pending="Saving...">{isChild ? 'Ask my parent' : `Yes, ${firstName} may see my work`}</SubmitButton>}
        <ButtonLink to={paths.learn.myTutors()} look="quiet">
          No, go back
        </ButtonLink>
      </form>
    </section>
  )
}
