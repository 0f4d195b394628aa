/** The page that led here, such as an admin's, and that is gone on with at the end. */
import { safePath } from '~/utils/http/safe-path'

/** Its path, from the address of this one; undefined when nothing sound is named. */
export function askedPage(request: Request): string | undefined {
  return safePath(new URL(request.url).searchParams.get('redirectTo'), '') || undefined
}
