/** Which level's program a public page shows. */
import { LEVELS, type Level } from '~/exam/core/levels'

/** The one of the address; ISEE Upper for any other word. */
export function levelIn(request: Request): Level {
  const wanted = new URL(request.url).searchParams.get('level')
  return LEVELS.find((level) => level === wanted) ?? 'isee-upper'
}
