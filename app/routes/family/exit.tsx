/** A parent logs out: the session ends on the server. A GET changes nothing and leads to the page for parents. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { consentCookie, parentLinkCookie } from '~/auth/cookies.server'
import { answerLeaving } from '~/auth/flows/leaving.server'
import { clearLinkToken } from '~/auth/link-token.server'
import { MESSAGES } from '~/auth/messages'
import { endParentSession } from '~/auth/parent-session.server'
import { paths } from '~/paths'

export function loader() {
  return redirect(paths.family.home())
}

export async function action({ request }: ActionFunctionArgs) {
  const text = 'For your next visit you can ask for a new link on the page for parents.'
  // The links that this browser keeps would open the page again, for a child at the family's computer too.
  const links = [await clearLinkToken(consentCookie), await clearLinkToken(parentLinkCookie)]
  return answerLeaving({ cookies: [await endParentSession(request), ...links], title: MESSAGES.loggedOutTitle, text })
}
