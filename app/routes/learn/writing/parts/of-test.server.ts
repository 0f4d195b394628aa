/** A writing that belongs to a whole test: where it is worked on instead, and what it is called. */
import type { Subject } from '~/exam/core/levels'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { stepTitle } from '~/exam/core/test-steps'
import { mayBeLeft } from '~/models/sittings/running/abandon.server'
import type { Conditions } from '~/models/sittings/whole/conditions'
import { paths } from '~/paths'

interface Writing {
  subject: Subject
  /** Null in the workshop. */
  number: number | null
  isOver: boolean
  test: { id: string; place: string | null; isOpen: boolean; conditions: Conditions } | null
}

/** Null where the writing itself is the place: by hand there is another page, and a test that is under way goes on elsewhere when it is over. */
export function placeInTest({ test, isOver }: Writing, mayKeep: boolean): string | null {
  if (!test) return null
  if (isOver && test.isOpen) return paths.learn.test(test.id)
  return test.place === 'paper' || (!isOver && !mayKeep) ? paths.learn.testWriting(test.id) : null
}

/** "Essay, number 3", or "Section 5 of 5: Essay". */
export function writingTitle({ test, subject, number }: Writing): string {
  if (!test && number === null) return 'Essay workshop'
  return test ? stepTitle(test.conditions.steps, ({ kind }) => kind === 'writing') : `${SUBJECT_NAMES[subject]}, number ${number}`
}

/** Where a writing opened by mistake is left, or the whole test that begins with it; null behind other steps and when the first minute is over. */
export function wayOut(
  essayId: string,
  { test, number, startedAt }: Pick<Writing, 'test' | 'number'> & { startedAt: Date },
): string | null {
  if ((!test && number === null) || !mayBeLeft({ startedAt })) return null
  if (!test) return paths.learn.writingAbandonment(essayId)
  return test.conditions.steps[0]?.kind === 'writing' ? paths.learn.testAbandonment(test.id) : null
}
