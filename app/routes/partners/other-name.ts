/** A second name of a page, for good: the dashboard of tutors, and the registration of affiliates. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { audienceAt, DOORS } from '~/paths/doors'
import { getOnly } from '~/utils/http/answers.server'

export const action = getOnly

export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const audience = audienceAt(pathname)
  const to = audience === 'tutor' ? DOORS.tutor.dashboard() : DOORS.affiliate.register()
  return redirect(to + search, 301)
}
