/** What every page of the boot camp begins with: the student, their boot camp, and the day that the address names. */
import { redirect } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { REVIEW_MINUTES, sessionMinutes } from '~/exam/bootcamp/minutes.server'
import { PROGRAM_DAYS, SESSIONS } from '~/exam/bootcamp/program'
import { programDay } from '~/exam/bootcamp/programs.server'
import type { Level } from '~/exam/core/levels'
import type { Camp } from '~/models/bootcamp/camp.server'
import { currentCamp } from '~/models/bootcamp/settle.server'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'

type Student = Awaited<ReturnType<typeof requireProfile>>

/** The boot camp that goes on or the last one, or the earlier one that the address names. Without one the way leads to the page that begins one. */
export async function requireCamp(request: Request): Promise<{ student: Student; camp: Camp; earlier: string | undefined }> {
  const student = await requireProfile(request)
  const earlier = namedCamp(request)
  const camp = await currentCamp(student, new Date(), earlier)
  if (!camp) throw redirect(paths.learn.camp())
  return { student, camp, earlier }
}

/** The id of the boot camp that an address names. */
export function namedCamp(request: Request): string | undefined {
  return new URL(request.url).searchParams.get('camp') || undefined
}

/** The same for a page of a day: the open one, or one on which something was done. */
export async function requireCampDay(request: Request, params: { day?: string }) {
  const { student, camp, earlier } = await requireCamp(request)
  const day = /^[1-9]\d?$/.test(params.day ?? '') ? Number(params.day) : 0
  const program = day <= PROGRAM_DAYS ? programDay(camp.level, day) : undefined
  if (!program) throw notFound()
  return { student, camp, earlier, day, program }
}

/** The minutes of an evening in the student's own time. */
export const reviewMinutes = (timePercent: number): number => Math.round((REVIEW_MINUTES * timePercent) / 100)

/** The sessions of a day of a program as lists show them: title and minutes in the student's own time. */
export function shownSessions(level: Level, day: number, timePercent: number) {
  const program = programDay(level, day)
  if (!program) return []
  return SESSIONS.map((session) => {
    const { title, lesson } = program[session]
    const { opening, total } = sessionMinutes(level, session, program[session])
    // Extra time is for questions; a video takes as long for everybody.
    return { session, title, hasLesson: lesson !== undefined, minutes: Math.round(opening + ((total - opening) * timePercent) / 100) }
  })
}
