/**
 * Confirming the new address. The link's token moves into a cookie at once, before anybody has to log in, so that it leaves the address bar
 * and no sign-in carries it along; only the button confirms.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { newEmailCookie } from '~/auth/cookies.server'
import { rememberDevice } from '~/auth/devices.server'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clearLinkToken, readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { MESSAGES } from '~/auth/messages'
import { openSession } from '~/auth/session.server'
import { useDoor } from '~/components/links/use-door'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { changeByLink, confirmNewEmail } from '~/models/accounts/email-change.server'
import { audienceOf, DOORS } from '~/paths/doors'
import { tooMany, withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { log } from '~/utils/log.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Confirm your new email')

const REFUSED = {
  dead: {
    title: 'This link does not work here',
    text: 'It may be more than a day old, already used, replaced by a newer one, or meant for another account.',
  },
  taken: {
    title: 'This address belongs to another account now',
    text: 'Someone, perhaps you, registered with it since you asked. Nothing is lost: your account keeps the address it has.',
  },
  parents: {
    title: 'This is your parent’s address',
    text: 'A student under 13 and the parent need two addresses. Your account keeps the address it has; please choose another one.',
  },
  limited: { title: 'Please wait a little', text: MESSAGES.limited },
} as const

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, newEmailCookie, DOORS[audienceOf(request)].emailConfirmation())
  const owner = await requireSignedIn(request)
  const kept = await readLinkToken(request, newEmailCookie)
  const newEmail = kept && (await changeByLink({ owner, token: kept }))
  return data({ email: owner.email, newEmail }, newEmail ? 200 : 400)
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireSignedIn(request)
  const { audience, id } = owner
  await readForm(request)
  const retryAfter = await countTry('token address', addressOf(request))
  if (retryAfter !== null) return data({ refused: 'limited' as const }, tooMany(retryAfter))

  const token = await readLinkToken(request, newEmailCookie)
  const result = token ? await confirmNewEmail({ owner, token }) : ({ outcome: 'dead' } as const)
  if (result.outcome !== 'changed') return data({ refused: result.outcome }, result.outcome === 'dead' ? 400 : 409)

  log.info({ userId: id, audience }, 'email changed')
  const text = 'From now on you log in with the new address. All other devices were logged out.'
  const flash = await flashHeaders({ kind: 'success', title: 'Email address changed', text })
  const cookies = [
    flash['Set-Cookie'],
    await clearLinkToken(newEmailCookie),
    await openSession(request, { audience, id }),
    await rememberDevice(request, { audience, email: result.email }),
  ]
  return redirect(DOORS[audience].email(), { status: 303, headers: withCookies(cookies) })
}

export default function Confirmation() {
  const { email, newEmail } = useLoaderData<typeof loader>()
  const door = useDoor()
  const refused = useActionData<typeof action>()?.refused ?? (newEmail ? null : 'dead')
  if (refused || !newEmail) {
    const { title, text } = REFUSED[refused ?? 'dead']
    return (
      <PageDialog title={title}>
        <p>{text}</p>
        <p>You are logged in with {email}.</p>
        <ButtonLink to={door.email()}>Your email address</ButtonLink>
      </PageDialog>
    )
  }
  return (
    <PageDialog title="Use this address from now on?">
      <p>
        Your account moves from {email} to <strong>{newEmail}</strong>. All other devices have to log in again, with the new address.
      </p>
      <form method="post" action={door.emailConfirmation()}>
        <SubmitButton pending="Saving...">Yes, use this address</SubmitButton>
      </form>
      <p>
        <a href={door.email()}>Not now</a>
      </p>
    </PageDialog>
  )
}
