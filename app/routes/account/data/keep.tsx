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
import { readLeavingSession } from '~/auth/session.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { findDeletionByToken, keepAccount, keepByToken } from '~/models/accounts/personal-data/deletion.server'
import { paths } from '~/paths'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE, profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('Keep the account')

const KeepSchema = z.object({ by: z.enum(['link', 'session']) })

const DEAD = { title: 'This link no longer works', text: 'The account has been kept already, or it is gone.' }

export async function loader({ request }: LoaderFunctionArgs) {
  await takeLinkToken(request, keepCookie, paths.account.keep())

  const leaving = await leavingAccount(request)
  return data({ leaving }, leaving ? 200 : 404)
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = parseFormData(await readForm(request), KeepSchema)
  if (refusal) return data({ problem: DEAD }, 400)

  if ((await countTry('token address', addressOf(request))) !== null)
    return data({ problem: { title: 'Error', text: MESSAGES.limited } }, 429)
  const session = await readLeavingSession(request)
  const isKept =
    value.by === 'session'
      ? session !== null && (await keepAccount({ userId: session.student.id, askedBy: 'account' }))
      : await keepByToken((await readLinkToken(request, keepCookie)) ?? '')
  if (!isKept) return data({ problem: DEAD }, 404)

  const flash = await flashHeaders({ kind: 'success', title: 'The account stays', text: 'Nothing was deleted.' })
  const cookies = [flash['Set-Cookie'], await clearLinkToken(keepCookie)]
  return redirect(session ? paths.learn.dashboard() : paths.account.login(), { status: 303, headers: withCookies(cookies) })
}

/** The account that this browser may keep: by the link's token, else because its owner has signed in. */
async function leavingAccount(request: Request) {
  const token = await readLinkToken(request, keepCookie)
  const linked = token ? await findDeletionByToken(token) : null
  if (linked) return { by: 'link' as const, name: linked.user.firstName, on: dayText(linked.dueAt, DEFAULT_TIME_ZONE), mayKeep: true }

  const session = await readLeavingSession(request)
  if (!session) return null
  const { student, deletion } = session
  const on = dayText(deletion.dueAt, profileTimeZone(student))
  return { by: 'session' as const, name: student.firstName, on, mayKeep: deletion.askedBy === 'account' }
}

export default function Keep() {
  const { leaving } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  if (!leaving) {
    return (
      <PageDialog title={DEAD.title}>
        <p>{DEAD.text}</p>
        <ButtonLink to={paths.account.login()}>Log in</ButtonLink>
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
          <form method="post" action={paths.account.keep()}>
            <input type="hidden" name="by" value={by} />
            <SubmitButton pending="Saving...">{by === 'link' ? 'Keep the account' : 'Keep my account'}</SubmitButton>
          </form>
        </>
      ) : (
        <p>A parent asked for this. Only they can keep the account, with the link in our email or on the page for parents.</p>
      )}
      {by === 'session' && (
        <form method="post" action={paths.account.logout()}>
          <SubmitButton pending="Logging out..." look="quiet">
            Log out
          </SubmitButton>
        </form>
      )}
    </PageDialog>
  )
}
