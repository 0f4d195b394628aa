/** A stored report as its page and its PDF show it. */
import { SUBJECT_NAMES } from '~/exam/core/names'
import { STRAND_NAMES } from '~/exam/core/strand-names'
import { addDays, type Day, dateOfDay, weekdayOf } from '~/exam/plan/days'
import { allMinutes, type Recommendation, type ReportData } from '~/exam/reports/report'
import type { StoredReport } from '~/models/reports/stored.server'
import { paths } from '~/paths'
import type { PrintedReport } from '~/services/pdf/report.server'
import { dayText } from '~/utils/time/time-text'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** "November 16, 2026 to November 22, 2026". */
export function daysText({ from, to }: { from: Day; to: Day }): string {
  return `${longDay(from)} to ${longDay(to)}`
}
const longDay = (day: Day) => dayText(dateOfDay(day), 'UTC')

export function shownReport({ id, data, insights, recommendations, notes }: StoredReport) {
  return {
    id,
    days: daysText(data),
    insights,
    recommendations: recommendations.map((step) => ({ ...step, ...startOf(step) })),
    notes,
    total: allMinutes(data),
    minutes: data.minutes.map((minutes, index) => ({ name: WEEKDAYS[weekdayOf(addDays(data.from, index)) - 1] ?? '', minutes })),
    tables: tablesOf(data),
  }
}

function startOf({ start }: Recommendation): { to: string; label: string } {
  switch (start.kind) {
    case 'practice':
      return { to: paths.learn.practice({ subject: start.subject }), label: 'Practice' }
    case 'mistakes':
      return { to: paths.learn.mistakes(), label: 'My mistakes' }
    case 'quizzes':
      return { to: paths.learn.quizzes(), label: 'Choose a quiz' }
    case 'pacing':
      return { to: paths.learn.pacing(), label: 'Choose a drill' }
    case 'tests':
      return { to: paths.learn.tests(), label: 'Practice tests' }
    case 'plan':
      return { to: paths.learn.plan(), label: 'Study plan' }
  }
}

/** Every figure of the report as a table; those without a row are left out. */
function tablesOf(data: ReportData): PrintedReport['tables'] {
  const tables = [
    {
      caption: 'Right answers, by topic',
      head: ['Topic', 'Right', 'Answers', 'Percent right', 'Likely from', 'Likely to'],
      rows: data.strands.map(({ subject, strand, right, answers, percent, low, high }) => [
        `${SUBJECT_NAMES[subject]}: ${STRAND_NAMES[strand]}`,
        ...[right, answers].map(String),
        ...[percent, low, high].map((each) => `${each}%`),
      ]),
    },
    {
      caption: 'Pace by the clock',
      head: ['Section', 'Timed answers', 'Seconds a question', 'The test gives'],
      rows: data.pace.map(({ subject, answers, seconds, allowed }) => [
        SUBJECT_NAMES[subject],
        ...[answers, seconds, Math.round(allowed)].map(String),
      ]),
    },
    {
      caption: 'What was done',
      head: ['What', 'How many'],
      rows: [
        ['Mistakes mended', String(data.mended)],
        ['Mistakes to work on', String(data.waiting)],
        ...(data.words > 0 ? [['Words reviewed', String(data.words)]] : []),
        ['Lessons finished', String(data.lessons)],
        ['Passages read', String(data.passages ?? 0)],
        ['Writings finished', String(data.writings.length)],
      ],
    },
    {
      caption: 'Whole tests with their likely ranges, the oldest first',
      head: ['Test', 'Section', 'Likely from', 'Likely to'],
      rows: data.tests.flatMap(({ on, number, bands }) =>
        bands.map(({ subject, low, high }) => [`Test ${number}, ${longDay(on)}`, SUBJECT_NAMES[subject], String(low), String(high)]),
      ),
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

/** The same for paper. `student` is the name that stands on it. */
export function printedReport(report: StoredReport, student: string): PrintedReport {
  const { days, insights, recommendations, notes, minutes, tables } = shownReport(report)
  return {
    title: 'Progress report',
    about: [student, days].filter(Boolean).join(', '),
    parts: [
      { heading: 'What we saw', lines: insights },
      { heading: 'What to do next', lines: recommendations },
    ],
    tables: [
      { caption: 'Minutes of work', head: ['Day', 'Minutes'], rows: minutes.map((day) => [day.name, String(day.minutes)]) },
      ...tables,
    ],
    notes,
  }
}
