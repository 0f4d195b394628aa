/** What a set of twins says about each question: what became of the mistake that it returns to. */
import type { TwinQuestion } from '~/models/practice/twins/set.server'
import { comingDay } from '~/utils/time/time-text'

/** As the mistake stands now, which is what a student wants to know on the day after, too. */
export function outcomeText({ outcome, mistakeId, mistake }: TwinQuestion, now: Date, timeZone: string): string {
  if (outcome === 'open') return 'Not checked yet.'
  if (outcome === 'omitted') return mistakeId ? 'Stays as it was.' : 'Left blank again.'
  if (!mistakeId)
    return outcome === 'right' ? 'You left one like it blank before; this time it is right.' : 'It is kept among your mistakes now.'
  if (!mistake) return 'Its mistake is no longer kept.'
  if (mistake.reviewStatus === 'mastered') return 'Mastered: right and in time on two different days.'

  const returns = mistake.dueAt ? `Returns ${comingDay(mistake.dueAt, now, timeZone)}` : 'Returns now'
  if (mistake.reviewStatus === 'reviewed') return `${returns}; one more right answer on another day and you have mastered it.`
  return outcome === 'right' ? `${returns}. A right answer counts when it is as quick as the test wants it.` : `${returns}.`
}
