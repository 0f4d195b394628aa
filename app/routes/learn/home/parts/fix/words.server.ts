/** What to fix next, in words: the error in a sentence, the reason why we say so, and links that start something. */
import { REASON_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { PATTERN_DAYS } from '~/exam/mistakes/patterns'
import { renderMath } from '~/exam/print/html.server'
import { printStep } from '~/exam/print/item.server'
import { toldToStudent } from '~/exam/print/told'
import type { Fix, Start } from '~/models/mistakes/patterns/next-fix.server'
import { paths } from '~/paths'

export interface FixWords {
  title: string
  /** The error, from renderMath(). */
  error: string
  why: string
  links: { to: string; label: string }[]
}

export function fixWords(fix: Fix): FixWords {
  const section = SUBJECT_NAMES[fix.subject]
  const lately = `in the last ${PATTERN_DAYS} days`
  switch (fix.kind) {
    case 'misconception':
      return {
        title: fix.skill,
        error: printStep(toldToStudent(fix.says)),
        why: `It showed in ${counted(fix.times, 'question')}, and two more questions confirmed it. Two right answers a week apart take it off this list.`,
        links: [
          { to: paths.learn.practice(fix), label: `Practice ${fix.skill}` },
          { to: paths.learn.mistakes({ subject: fix.subject, skill: fix.skill }), label: 'See these mistakes' },
        ],
      }
    case 'pace':
      return {
        title: `Pace in ${section}`,
        error: renderMath('Questions take you longer than the test allows.'),
        why: `${counted(fix.times, 'mistake')} ${lately}, over several sessions, took twice the test’s time or were for lack of time.`,
        links: [{ to: paths.learn.quizzes(), label: 'Take a timed quiz' }],
      }
    case 'careless':
      return {
        title: `Slips in ${section}`,
        error: renderMath('You know how, and a slip or a misread question takes the point.'),
        why: `${counted(fix.times, 'mistake')} of this kind ${lately}, over several sessions.`,
        links: [{ to: paths.learn.mistakes({ subject: fix.subject }), label: 'Work on these mistakes' }],
      }
    case 'vocabulary':
      return {
        title: `Words in ${section}`,
        error: renderMath('Words that you do not know yet take most points.'),
        why: `${counted(fix.times, 'mistake')} of this kind ${lately}, over several sessions.`,
        links: [{ to: paths.learn.mistakes({ subject: fix.subject, reason: 'vocabulary_gap' }), label: 'Work on these words' }],
      }
    case 'reason':
      return {
        title: fix.skill,
        error: renderMath(`${REASON_NAMES[fix.reason]}.`),
        why: `It came up ${fix.times} times in ${section}, more often than anything else.`,
        links: fix.starts.map(linkOf),
      }
  }
}

function linkOf({ start, subject, skill, reason }: Start): { to: string; label: string } {
  return start === 'practice'
    ? { to: paths.learn.practice({ subject, skill }), label: `Practice ${skill}` }
    : { to: paths.learn.mistakes({ subject, skill, ...(reason && { reason }) }), label: 'See these mistakes' }
}
