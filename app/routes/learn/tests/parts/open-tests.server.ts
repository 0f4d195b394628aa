/** What a cover knows of whole tests: this one under way, other timed work, and what came of it before. */
import type { Level } from '~/exam/core/levels'
import { mayBeLeft } from '~/models/sittings/running/abandon.server'
import { holdsTheClock, runningWork } from '~/models/sittings/running/running.server'
import { testsOf } from '~/models/tests/list.server'
import { paths } from '~/paths'
import { runningLine } from '~/routes/learn/parts/running-line'
import { dayText } from '~/utils/time/time-text'
import { MODE_NAMES, PLACE_NAMES } from './words'

interface Search {
  level: Level
  number: number
  timeZone: string
}

export async function openTests(userId: string, { level, number, timeZone }: Search) {
  const [works, tests] = await Promise.all([runningWork(userId), testsOf({ userId, level, number })])
  const own = works.find((work) => work.kind === 'practice_test' && work.level === level && work.number === number)
  return {
    own: own ? { ...runningLine(own), leave: mayBeLeft(own) ? paths.learn.testAbandonment(own.id) : null } : null,
    others: works.filter((work) => work !== own && holdsTheClock(work)).map(runningLine),
    finished: tests
      .filter(({ status }) => status === 'ended')
      .map(({ id, mode, place, timePercent, endedAt, startedAt }) => ({
        to: paths.learn.test(id),
        label: [mode && MODE_NAMES[mode], place && PLACE_NAMES[place].toLowerCase(), timePercent !== 100 && `${timePercent / 100}× time`]
          .filter(Boolean)
          .join(', '),
        on: dayText(endedAt ?? startedAt, timeZone),
      })),
  }
}
