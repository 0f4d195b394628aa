/** What a cover knows of open work: this quiz or writing itself, and other timed sections. */
import type { OpenWork } from '~/components/results/start-card'
import { mayBeLeft } from '~/models/sittings/running/abandon.server'
import { holdsTheClock, runningWork } from '~/models/sittings/running/running.server'
import type { QuizAddress } from '~/models/sittings/sitting.server'
import { paths } from '~/paths'
import { runningLine } from '~/routes/learn/parts/running-line'

export async function openWork(userId: string, kind: 'sectional_quiz' | 'writing', address: QuizAddress): Promise<OpenWork> {
  const works = (await runningWork(userId)).filter(holdsTheClock)
  const own = works.find(
    (work) => work.kind === kind && work.level === address.level && work.subject === address.subject && work.number === address.number,
  )
  const wayOut = kind === 'writing' ? paths.learn.writingAbandonment : paths.learn.abandonment
  return {
    own: own ? { ...runningLine(own), leave: mayBeLeft(own) ? wayOut(own.id) : null } : null,
    others: works.filter((work) => work !== own).map(runningLine),
  }
}

/** What a student reads whose page did not know yet that another section is open. */
export const ANOTHER_OPEN = { title: 'Another section is open', text: 'Nothing was started. Choose below how to go on.' }
