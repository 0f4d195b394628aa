/** GET /api/me: who is signed in. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { readStudentSession } from '~/auth/session.server'
import { getOnly, noStoreJson } from '~/utils/http/answers.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await readStudentSession(request)
  if (!student) return noStoreJson({ message: 'Nobody is signed in.' }, 401)

  const { id, username, email, firstName, lastName, preferredName, avatarUrl, createdAt, membership } = student
  return noStoreJson({
    user: { id, username, email, firstName, lastName, preferredName, avatarUrl, createdAt },
    isPremium: membership.isPremium,
    activeSubscription: membership.subscription,
  })
}
