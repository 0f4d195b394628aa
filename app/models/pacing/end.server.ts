/** The end of a drill: scored like every section, with its verdict written down. */
import type { PracticeOwner } from '~/models/practice/open-practice.server'
import { endDrillSection } from '~/models/sittings/end.server'
import { keepVerdict } from './verdict.server'

/** Ends the owner's drill; by its deadline where only that may end it. False when it had ended or is not theirs. */
export function endDrill(owner: PracticeOwner, by: 'student' | 'deadline', now = new Date()): Promise<boolean> {
  return endDrillSection(owner, by, { now, afterDrill: keepVerdict })
}
