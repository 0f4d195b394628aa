/**
 * A parent's decision about a child under 13, now and later by the same link: it shows what it is about, only the buttons decide. The
 * link's token moves into a cookie at once.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { consentCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clearLinkToken, readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { MESSAGES } from '~/auth/messages'
import { openParentSession } from '~/auth/parent-session.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { parseFormData, readForm } from '~/forms/parse.server'
import { DECISIONS, decideConsent, findConsent } from '~/models/families/consent.server'
import { parentByConsent, requestParentLink } from '~/models/families/parent-link.server'
import { mailFreshRequest } from '~/models/families/request.server'
import { paths } from '~/paths'
import { tooMany, withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'
import { ConsentForm, SeeChild } from './parts/consent-form'

export const meta = pageMeta('A parent’s permission')

const DecisionSchema = z.object({ decision: z.enum([...DECISIONS, 'see']) })

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, consentCookie, paths.account.consent())
  const token = await readLinkToken(request, consentCookie)
  const isCounted = (await countTry('token address', addressOf(request))) === null
  const consent = token && isCounted ? await findConsent(token) : null
  const dates = consent ? datesOf(consent) : []
  return data({ consent: consent && { child: consent.child, answer: consent.answer, maySee: consent.maySee }, dates }, consent ? 200 : 404)
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = parseFormData(await readForm(request), DecisionSchema)
  if (refusal) return data({ decided: null }, 400)
  const retryAfter = await countTry('token address', addressOf(request))
  if (retryAfter !== null) return data({ decided: null, isLimited: true }, tooMany(retryAfter))

  const { decision } = value
  const token = (await readLinkToken(request, consentCookie)) ?? ''
  const parent = await parentByConsent(token)
  if (decision === 'see') throw await wayToChild(request, parent)
  if (parent && !parent.isFresh) throw await freshLink(request, { ...parent, token, why: 'decide' })
  const isDecided = await decideConsent({ token, decision })

  return data({ decided: isDecided ? decision : null }, isDecided ? 200 : 404)
}

function datesOf({ sentAt, confirmedAt, refusedAt }: { sentAt: Date; confirmedAt: Date | null; refusedAt: Date | null }): string[] {
  const on = (date: Date) => dayText(date, DEFAULT_TIME_ZONE)
  return [
    `Asked on ${on(sentAt)}.`,
    confirmedAt && `You agreed on ${on(confirmedAt)}.`,
    refusedAt && `${confirmedAt ? 'You withdrew it' : 'You said no'} on ${on(refusedAt)}.`,
  ].filter((text) => text !== null)
}

type Parent = Awaited<ReturnType<typeof parentByConsent>>

/** The link in the mail leads to the child's page for a day. It is put away with that: whoever logs out there leaves no way back in. */
async function wayToChild(request: Request, parent: Parent): Promise<Response> {
  if (!parent?.maySee) throw notFound()
  if (!parent.isFresh) return freshLink(request, { ...parent, token: '', why: 'see' })
  const cookies = [await openParentSession(request, parent.email), await clearLinkToken(consentCookie)]
  return redirect(paths.family.home(), { status: 303, headers: withCookies(cookies) })
}

interface Fresh extends NonNullable<Parent> {
  /** The old link's. */
  token: string
  why: 'see' | 'decide'
}

/**
 * Later somebody else, the child too, may have found an old mail; what is withdrawn is deleted for good, and who is no child needs no
 * permission. So the same address gets a fresh link: to the child's page, or of the request where there is none to see.
 */
async function freshLink(request: Request, { email, maySee, token, why }: Fresh): Promise<Response> {
  const address = addressOf(request)
  if (maySee) await requestParentLink(email, { address })
  else await mailFreshRequest(token, { address })
  const sent = 'This link is more than a day old, so we have sent a fresh one to your address.'
  const text = maySee ? `${sent} It works once, for one hour.` : `${sent} Please decide with that one.`
  const told = why === 'see' ? text : `Nothing has changed yet. ${text}${maySee ? ' On your child’s page you can then decide.' : ''}`
  return redirect(paths.family.home(), {
    status: 303,
    headers: await flashHeaders({ kind: 'success', title: 'Check your inbox', text: told }),
  })
}

const DECIDED = {
  agree: {
    title: 'Thank you',
    text: 'Your child may now use everything. You can withdraw this at any time with the same link.',
  },
  refuse: {
    title: 'Saved',
    text: 'Everything that was written in this account has been deleted, and nothing more is stored; neither a tutor nor AI can be used. Practice still works. If you change your mind, use the same link.',
  },
  teen: {
    title: 'Saved',
    text: 'The account now belongs to a student of 13 or older, who needs no permission. If that was a mistake, use the same link.',
  },
  parent: {
    title: 'Saved',
    text: 'The account now belongs to you, a parent. If that was a mistake, use the same link.',
  },
}

export default function Consent() {
  const { consent, dates } = useLoaderData<typeof loader>()
  const { decided, isLimited } = { isLimited: false, decided: null, ...useActionData<typeof action>() }
  if (isLimited) {
    return (
      <PageDialog title="Please wait a little">
        <p>{MESSAGES.linkLimited}</p>
      </PageDialog>
    )
  }
  if (decided) {
    return (
      <PageDialog title={DECIDED[decided].title}>
        <p>{DECIDED[decided].text}</p>
        {consent?.maySee && <SeeChild child={consent.child} />}
        <ButtonLink to={paths.public.home()}>Return to Home</ButtonLink>
      </PageDialog>
    )
  }
  if (!consent) {
    return (
      <PageDialog title="This link no longer works">
        <p>
          Nobody answered within 14 days, or your child has entered another address since. Your child can ask again from the profile page.
        </p>
        <ButtonLink to={paths.public.home()}>Return to Home</ButtonLink>
      </PageDialog>
    )
  }
  return <ConsentForm {...consent} dates={dates} />
}
