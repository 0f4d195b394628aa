/**
 * The page behind the mailed link, whose token moves into a cookie at once. One of the two GETs that change state (docs/decisions.md 8): it
 * is the one without the token in its address, so that whatever only looks at links in mails uses nothing.
 */
import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { resetCookie, verificationCookie } from '~/auth/cookies.server'
import { followVerificationLink } from '~/auth/flows/verify.server'
import { readLinkToken, takeLinkToken } from '~/auth/link-token.server'
import { MESSAGES } from '~/auth/messages'
import { useDoor } from '~/components/links/use-door'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { audienceOf, DOORS, type Door, STANDING_PAGES } from '~/paths/doors'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { safePath } from '~/utils/http/safe-path'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Confirm your email')

/** Seconds until the browser goes on by itself (specification, section 9). */
const REDIRECT_AFTER = 2
const REDIRECT_AFTER_KNOWN = 1.5

/** Where the browser goes on. */
const WAYS = {
  dashboard: { text: 'to your dashboard', label: 'Go to Dashboard Now' },
  standing: { text: 'to the page that says where your application stands', label: 'See your application' },
  back: { text: 'back to where you were', label: 'Continue' },
} as const

/** Said at the login, to which the dashboard leads a browser that did not register: nothing signs in there by itself. */
const CONFIRMED = { kind: 'success', title: MESSAGES.confirmedTitle, text: MESSAGES.confirmed } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const audience = audienceOf(request)
  const door = DOORS[audience]
  await takeLinkToken(request, verificationCookie, door.verifyEmail())
  const token = await readLinkToken(request, verificationCookie)
  const {
    status,
    isVerified,
    wasVerified,
    message,
    contestedToken,
    cookies = [],
    ...after
  } = await followVerificationLink(request, token, audience)
  if (contestedToken) throw await toNewPassword(door, contestedToken)

  const dashboard = door.dashboard()
  const standing = audience !== 'student' && !wasVerified ? STANDING_PAGES[audience] : null
  const isElsewhere = isVerified && !wasVerified && cookies.length === 0
  const to = standing ?? safePath(after.redirectTo, dashboard)
  const headers = withCookies(isElsewhere ? [(await flashHeaders(CONFIRMED))['Set-Cookie']] : cookies)
  headers.set('Cache-Control', 'no-store')
  if (isVerified) headers.set('Refresh', `${wasVerified ? REDIRECT_AFTER_KNOWN : REDIRECT_AFTER};url=${to}`)
  return data(
    { isVerified, isOurFault: status >= 500, message, to, way: standing ? 'standing' : to === dashboard ? 'dashboard' : 'back' } as const,
    { status, headers },
  )
}

/** The link proves the mailbox; whose password it is, when several registered with the address, only a new one can say. */
async function toNewPassword(door: Door, token: string): Promise<Response> {
  const flash = await flashHeaders({ kind: 'problem', title: MESSAGES.contestedTitle, text: MESSAGES.contestedPage })
  return redirect(door.resetPassword(), { headers: withCookies([await resetCookie.serialize(token), flash['Set-Cookie']]) })
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export default function VerifyEmail() {
  const { isVerified, isOurFault, message, to, way } = useLoaderData<typeof loader>()
  const door = useDoor()
  return isVerified ? (
    <PageDialog title="Thank you">
      <p>{message}</p>
      <p className="soft">You will be taken {WAYS[way].text} in a moment.</p>
      <ButtonLink to={to}>{WAYS[way].label}</ButtonLink>
    </PageDialog>
  ) : (
    <PageDialog title="Email verification failed.">
      <p>{message}</p>
      <p className="soft">
        {isOurFault
          ? 'Your link still works. Please open it again in a minute.'
          : 'You can ask for a new link after logging in with your password.'}
      </p>
      <div className="cluster">
        <ButtonLink to={door.login()}>Try Logging In</ButtonLink>
        <ButtonLink to={door.register()} look="quiet">
          Register New Account
        </ButtonLink>
      </div>
    </PageDialog>
  )
}
