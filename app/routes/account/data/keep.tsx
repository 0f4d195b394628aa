/**
 * Keeping an account that is to be deleted: the only page of somebody who signs in during the days of grace, and the page of the mailed
 * link, whose token moves into a cookie at once. Only the button keeps the account.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { keepCookie } from '~/auth/cookies.server'
import { addressOf, countTry } from '~/auth/limits.server'
import { clearLinkToken, readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { MESSAGES } from '~/auth/messages'
import { readLeavingPartner } from '~/auth/partner-session.server'
import { readLeavingSession } from '~/auth/session.server'
import { useDoor } from '~/components/links/use-door'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { findDeletionByToken, keepAccount, keepByToken } from '~/models/accounts/personal-data/deletion.server'
import { type Audience, audienceOf, DOORS } from '~/paths/doors'
import { tooMany, withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE, profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('Keep the account')

const KeepSchema = z.object({ by: z.enum(['link', 'session']) })

const KEPT = {
  student: 'Nothing was deleted. If you had a plan, it no longer renews; you can resume it in your profile.',
  tutor: 'Nothing was deleted.',
  affiliate: 'Nothing was deleted.',
}

const DEAD = { title: 'This link no longer works', text: 'The account has been kept already, or it is gone.' }

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, keepCookie, DOORS[audienceOf(request)].keep())

  const leaving = await leavingAccount(request)
  return data({ leaving }, leaving ? 200 : 404)
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = parseFormData(await readForm(request), KeepSchema)
  if (refusal) return data({ problem: DEAD }, 400)

  const retryAfter = await countTry('token address', addressOf(request))
  if (retryAfter !== null) return data({ problem: { title: 'Error', text: MESSAGES.limited } }, tooMany(retryAfter))
  const audience = audienceOf(request)
  const session = await leavingSession(request, audience)
  const isKept =
    value.by === 'session'
      ? session !== null && (await keepAccount({ account: session.account, askedBy: 'account' }))
      : await keepByToken({ audience, token: (await readLinkToken(request, keepCookie)) ?? '' })
  if (!isKept) return data({ problem: DEAD }, 404)

  const flash = await flashHeaders({ kind: 'success', title: 'The account stays', text: KEPT[audience] })
  const cookies = [flash['Set-Cookie'], await clearLinkToken(keepCookie)]
  const door = DOORS[audience]
  return redirect(session ? door.dashboard() : door.login(), { status: 303, headers: withCookies(cookies) })
}

/** The account that this browser may keep: by the link's token, else because its owner has signed in. */
async function leavingAccount(request: Request) {
  const audience = audienceOf(request)
  const token = await readLinkToken(request, keepCookie)
  const linked = token ? await findDeletionByToken({ audience, token }) : null
  if (linked) return { by: 'link' as const, name: linked.firstName, on: dayText(linked.dueAt, DEFAULT_TIME_ZONE), mayKeep: true }

  const session = await leavingSession(request, audience)
  if (!session) return null
  const { account, dueAt, mayKeep } = session
  return { by: 'session' as const, name: account.firstName, on: dayText(dueAt, profileTimeZone(account)), mayKeep }
}

/** Whoever has signed in through this door to an account that is to be deleted. */
async function leavingSession(request: Request, audience: Audience) {
  if (audience !== 'student') {
    const found = await readLeavingPartner(request, audience)
    return found && { account: { ...found.partner, profile: null }, dueAt: found.deletion.dueAt, mayKeep: true }
  }
  const found = await readLeavingSession(request)
  if (!found) return null
  const { student, deletion } = found
  return { account: { ...student, audience }, dueAt: deletion.dueAt, mayKeep: deletion.askedBy === 'account' }
}

export default function Keep() {
  const { leaving } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const door = useDoor()
  if (!leaving) {
    return (
      <PageDialog title={DEAD.title}>
        <p>{DEAD.text}</p>
        <ButtonLink to={door.login()}>Log in</ButtonLink>
      </PageDialog>
    )
  }
  const { by, name, on, mayKeep } = leaving
  return (
    <PageDialog title={by === 'link' ? `The account of ${name} will be deleted on ${on}` : `Your account will be deleted on ${on}`}>
      <Problem problem={problem} />
      {mayKeep ? (
        <>
          <p>Until then it can be kept, with everything in it. After that nobody can bring it back.</p>
          <form method="post" action={door.keep()}>
            <input type="hidden" name="by" value={by} />
            <SubmitButton pending="Saving...">{by === 'link' ? 'Keep the account' : 'Keep my account'}</SubmitButton>
          </form>
        </>
      ) : (
        <p>A parent asked for this. Only they can keep the account, with the link in our email or on the page for parents.</p>
      )}
      {by === 'session' && (
        <form method="post" action={door.logout()}>
          <SubmitButton pending="Logging out..." look="quiet">
            Log out
          </SubmitButton>
        </form>
      )}
    </PageDialog>
  )
}
