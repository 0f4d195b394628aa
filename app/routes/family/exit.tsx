/** A parent logs out: the session ends on the server. A GET changes nothing and leads to the page for parents. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { answerLeaving } from '~/auth/flows/leaving.server'
import { MESSAGES } from '~/auth/messages'
import { endParentSession } from '~/auth/parent-session.server'
import { paths } from '~/paths'

export function loader() {
  return redirect(paths.family.home())
}

export async function action({ request }: ActionFunctionArgs) {
  const text = 'For your next visit you can ask for a new link on the page for parents.'
  return answerLeaving({ cookie: await endParentSession(request), title: MESSAGES.loggedOutTitle, text })
}
