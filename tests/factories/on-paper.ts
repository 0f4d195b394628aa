/** A member whose quiz goes to paper, as the tests of it begin. */
import { db } from '~/db.server'
import { signedIn } from '../support/browser'
import { openWalker } from '../support/walker'
import { sitQuiz } from './sittings'

type Member = Awaited<ReturnType<typeof member>>

export async function member() {
  const { browser, student } = await signedIn({ tier: 'premium_annual', profile: { level: 'isee-upper', gradeApplied: 9 } })
  return { browser, userId: student.id, walker: openWalker(browser) }
}

/** A quiz of which the first seven questions are answered, right. */
export async function openQuiz({ userId }: Member, at = new Date(Date.now() - 4 * 60_000)): Promise<string> {
  const quiz = { level: 'isee-upper', subject: 'verbal_reasoning', number: 3 } as const
  return sitQuiz({ userId, ...quiz, at, choose: ({ answer }) => answer, stopAfter: 7 })
}

export const paper = (sittingId: string) => `/premium/sittings/${sittingId}/paper`

export async function toPaper(one: Member, sittingId: string): Promise<void> {
  await one.walker.goto(`/premium/sittings/${sittingId}/review`)
  await one.walker.follow('Print the rest')
  await one.walker.press('Print the rest')
}

export async function scoreOf(sittingId: string) {
  const { right, wrong, omitted, endedAt } = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
  const choices = await db.response.findMany({
    where: { section: { sittingId } },
    orderBy: { position: 'asc' },
    select: { choice: true, isRight: true },
  })
  return { right, wrong, omitted, isEnded: endedAt !== null, choices }
}
