/** POST /api/logout: ends the student's session. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { MESSAGES } from '~/auth/messages'
import { endStudentSession } from '~/auth/session.server'
import { noStoreJson, postOnly } from '~/utils/http/answers.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  return noStoreJson({ message: MESSAGES.loggedOut }, 200, { cookie: await endStudentSession(request) })
}
