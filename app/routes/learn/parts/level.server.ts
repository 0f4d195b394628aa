/** Which level a page is about: the address may say so, else the profile (docs/decisions.md 26). */
import { LEVELS, type Level } from '~/exam/core/levels'
import type { Level as StoredLevel } from '~/generated/prisma/enums'
import { examLevel } from '~/models/bank/stored-level'

export function levelOf(request: Request, profile: { level: StoredLevel }): Level {
  const asked = new URL(request.url).searchParams.get('level')
  return LEVELS.find((level) => level === asked) ?? examLevel(profile.level)
}
