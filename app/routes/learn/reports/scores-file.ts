/** All whole tests as a CSV file: a line for each section of each test, of every level. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import type { Estimate } from '~/exam/scoring/score'
import { hintedCount } from '~/exam/scoring/whole/inputs'
import { testScores } from '~/models/tests/report/scores.server'
import { MODE_NAMES } from '~/routes/learn/tests/parts/words'
import { getOnly } from '~/utils/http/answers.server'
import { csvFile } from '~/utils/text/csv.server'

export const action = getOnly

const HEADER = ['Ended (UTC)', 'Level', 'Test', 'Mode', 'Section', 'Raw score', 'Right', 'Wrong', 'Blank', 'Questions', 'Percent right']
const ESTIMATED = ['Scaled score', 'Percentile', 'Stanine', 'Likely from', 'Likely to', 'Model', 'Left out for a hint']

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const tests = await testScores(student.id)
  const rows = tests.flatMap(({ endedAt, level, number, mode, scores }) =>
    scores.map(({ subject, raw, estimate, model, inputs }) => [
      ...[endedAt.toISOString(), LEVEL_NAMES[level], String(number), MODE_NAMES[mode], SUBJECT_NAMES[subject], String(raw.rawQuarters / 4)],
      ...[raw.right, raw.wrong, raw.omitted, raw.questions, raw.percentRight].map(String),
      ...estimated(estimate),
      model,
      String(hintedCount(inputs)),
    ]),
  )
  return csvFile('whole-tests', [...HEADER, ...ESTIMATED], rows)
}

function estimated(estimate: Estimate): string[] {
  if (estimate.kind === 'none') return ['', '', '', '', '']
  const band = [estimate.band.low, estimate.band.high].map(String)
  if (estimate.kind === 'rough-stanine') return ['', '', '', ...band]
  const percentile = estimate.percentile === null ? '' : String(estimate.percentile)
  return estimate.kind === 'scaled'
    ? [String(estimate.scaled), percentile, '', ...band]
    : ['', percentile, String(estimate.stanine), ...band]
}
