/** Signing out: the session ends on the server. A GET changes nothing and leads home. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { answerLeaving } from '~/auth/flows/leaving.server'
import { MESSAGES } from '~/auth/messages'
import { endSession } from '~/auth/session.server'
import { paths } from '~/paths'
import { audienceOf } from '~/paths/doors'

export function loader() {
  return redirect(paths.public.home())
}

export async function action({ request }: ActionFunctionArgs) {
  const cookie = await endSession(request, audienceOf(request))
  return answerLeaving({ cookies: [cookie], title: MESSAGES.loggedOutTitle, text: MESSAGES.loggedOut })
}
