/** What the pages of a running section know of the whole test that it belongs to. */
import { examOf, type Level, type Subject } from '~/exam/core/levels'
import { sectionName, shortSectionName } from '~/exam/core/names'
import { stepTitle, type TestPlace, type TestStep } from '~/exam/core/test-steps'
import { mayBeLeft } from '~/models/sittings/running/abandon.server'
import { readConditions, type Tools } from '~/models/sittings/whole/conditions'
import { warningsOf } from '~/models/sittings/whole/warnings'
import { paths } from '~/paths'
import { durationText } from '~/utils/time/time-text'

interface SectionOfTest {
  sittingId: string
  part: string | null
  /** When the whole test began. */
  startedAt: Date
  level: Level
  mode: 'rehearsal' | 'practice' | null
  place: TestPlace | null
  conditions: unknown
}

export interface TestFrame {
  /** Where the test goes on. */
  to: string
  /** "Section 2 of 5: Quantitative Reasoning" */
  title: string
  /** "30 minutes; standard time is 20 minutes"; null at standard time. */
  time: string | null
  canPause: boolean
  /** Where a test begun by mistake is given back; null behind its first step, and when its first minute is over. */
  leaveTo: string | null
  canEndEarly: boolean
  /** Seconds before the end at which the room warns. */
  warnings: number[]
  tools: Tools
  /** The paper SSAT has none. */
  hasHighlighter: boolean
}

/** Null for a section that is a sitting by itself. */
export function testFrame({ sittingId, part, startedAt, level, mode, place, conditions }: SectionOfTest): TestFrame | null {
  if (mode === null || part === null) return null
  const { steps, warnings, tools } = readConditions(conditions)
  const step = steps.find(({ id }) => id === part)
  return {
    to: paths.learn.test(sittingId),
    title: stepTitle(steps, ({ id }) => id === part),
    time: timeText(step),
    canPause: mode === 'practice',
    leaveTo: steps[0]?.id === part && mayBeLeft({ startedAt }) ? paths.learn.testAbandonment(sittingId) : null,
    canEndEarly: mode === 'practice' || step?.canEndEarly === true,
    warnings: warningsOf(warnings, { exam: examOf(level), isWriting: step?.kind === 'writing' }),
    tools,
    hasHighlighter: !(place === 'paper' && examOf(level) === 'ssat'),
  }
}

/** Base and own time, where they differ. */
export function timeText(step: Pick<TestStep, 'seconds' | 'baseSeconds'> | undefined): string | null {
  if (!step || step.seconds === step.baseSeconds) return null
  return `Your time is ${durationText(step.seconds)}; standard time is ${durationText(step.baseSeconds)}.`
}

/** What the bar of a section says that it is, and the same where there is room for one word. */
export function titlesOf(section: SectionOfTest & { subject: Subject | null }): { title: string; shortTitle: string } {
  return { title: testFrame(section)?.title ?? sectionName(section.subject), shortTitle: shortSectionName(section.subject) }
}
