/** /partners is the affiliate program by its other name, for good. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '~/paths'
import { getOnly } from '~/utils/http/answers.server'

export const action = getOnly

export function loader({ request }: LoaderFunctionArgs) {
  return redirect(paths.public.affiliateProgram() + new URL(request.url).search, 301)
}
