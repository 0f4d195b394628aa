/** A section that the student's level lacks: whose it is, and the way to their own. */
import { redirect } from '@remix-run/node'
import { sectionsFor } from '~/exam/core/blueprints'
import { examOf, LEVELS, type Level, type Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { writingSubject } from '~/exam/forms/writing.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'

/** The answer for such a section; null when it stands at the level, or nowhere. */
export async function sectionElsewhere(level: Level, subject: Subject) {
  const stands = (at: Level) => sectionsFor(at, subject).length > 0 || writingSubject(at) === subject
  if (stands(level)) return null
  const owner = LEVELS.find(stands)
  if (!owner) return null

  const title = `${SUBJECT_NAMES[subject]} is a section of the ${examOf(owner).toUpperCase()}`
  const flash = { kind: 'problem', title, text: `You prepare for ${LEVEL_NAMES[level]}: these are its sections.` } as const
  return redirect(paths.learn.quizzes(level), { headers: await flashHeaders(flash) })
}
