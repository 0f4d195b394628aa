/** What a progress report holds: stored once as data, and shown ever after as it was. */
import type { Strand, Subject } from '~/exam/core/levels'
import type { Day } from '~/exam/plan/days'

export interface StrandResult {
  subject: Subject
  strand: Strand
  answers: number
  right: number
  /** Percent right, and between which percents the true share is likely to lie. */
  percent: number
  low: number
  high: number
}

interface SubjectPace {
  subject: Subject
  answers: number
  /** Seconds a question, and what the real section gives with the student's own time. */
  seconds: number
  allowed: number
}

export interface TestResult {
  on: Day
  number: number
  bands: { subject: Subject; low: number; high: number }[]
}

export interface ReportData {
  version: 1
  from: Day
  to: Day
  /** Minutes of work on each day of the period, the first day first. */
  minutes: number[]
  answers: number
  right: number
  strands: StrandResult[]
  pace: SubjectPace[]
  mended: number
  /** Mistakes that wait now. */
  waiting: number
  words: number
  lessons: number
  /** Passages that were read; reports of before have none. */
  passages?: number
  /** Finished writings: how long they are, never what they say. */
  writings: { words: number }[]
  /** Whole tests up to the last day, the oldest first, the newest four. */
  tests: TestResult[]
}

/** What was seen, and what it rests on. */
export interface Insight {
  rule: string
  text: string
  evidence: string
}

/** What to do, why, and where it starts. */
export interface Recommendation extends Insight {
  start:
    | { kind: 'practice'; subject: Subject }
    | { kind: 'mistakes' }
    | { kind: 'quizzes' }
    | { kind: 'pacing' }
    | { kind: 'tests' }
    | { kind: 'plan' }
}

/** The real days of a period. */
export const workedDays = ({ minutes }: Pick<ReportData, 'minutes'>): number => minutes.filter((each) => each > 0).length
export const allMinutes = ({ minutes }: Pick<ReportData, 'minutes'>): number => minutes.reduce((sum, each) => sum + each, 0)
