/**
 * `npm run bank:audit`: the giveaway audit of the bank and of the published tests, and the cross-check of the words, printed. Exit code 1
 * when a solver that sees only the choices is more than three points above chance, or when an entry has a second right answer. `-- --balance` orders the
 * choices anew; `-- --caught "ssat-upper, analogy of pairs: longest"` lists the questions that one solver gets right.
 */
import { auditGroup, auditGroups, caughtBy } from '~/exam/audit/bank.server'
import { lookAlikeProblems } from '~/exam/audit/look-alikes.server'
import { type AuditRow, isGiveAway } from '~/exam/audit/solvers'
import { textProblems } from '~/exam/audit/texts.server'
import { verbalProblems } from '~/exam/audit/word-web.server'
import { LEVELS } from '~/exam/core/levels'
import { formProblems } from '~/exam/forms/quiz/giveaways.server'
import { plannedPlaces, planQuizzes } from '~/exam/forms/quiz/plan.server'
import { auditTests, testProblems, testsOf, verbalSolvers } from '~/exam/forms/tests/plan/audit.server'
import { wordFrequency } from '../../tests/support/word-frequency'
import { balanceBank } from './balance'

if (process.argv.includes('--balance')) {
  balanceBank(wordFrequency)
  console.log('Choices ordered anew. Run the audit again to see the result.')
  process.exit(0)
}

const caught = process.argv[process.argv.indexOf('--caught') + 1]
if (process.argv.includes('--caught') && caught) {
  for (const group of auditGroups(wordFrequency)) {
    const title = `${group.level}, ${group.kind}: `
    if (!caught.startsWith(title)) continue
    for (const { id, stem, choices, answer } of caughtBy(group, caught.slice(title.length))) {
      console.log(`${id}  ${stem}\n  ${choices.map(({ text }, index) => (index === answer ? `*${text}*` : text)).join(' | ')}`)
    }
  }
  process.exit(0)
}

const points = (share: number) => `${(share * 100).toFixed(1)}`.padStart(6)
let giveAways = 0
function print(title: string, rows: readonly AuditRow[]): void {
  console.log(`\n${title}: ${rows[0]?.questions} questions`)
  console.log('  solver                     rate  chance  above, with its 95 % interval')
  for (const row of rows) {
    const gain = row.rate - row.chance
    const verdict = isGiveAway(row) ? '  GIVES AWAY' : ''
    if (isGiveAway(row)) giveAways++
    console.log(
      `  ${row.solver.padEnd(24)}${points(row.rate)}  ${points(row.chance)}  ${points(gain)} (${points(row.low).trim()} to ${points(row.high).trim()})${verdict}`,
    )
  }
}
for (const group of auditGroups(wordFrequency)) print(`${group.level}, ${group.kind}`, auditGroup(group))
const solvers = verbalSolvers(wordFrequency)
for (const level of LEVELS) for (const { kind, rows } of auditTests(level, solvers)) print(`${level}, the ${kind} of the six tests`, rows)

const forms = plannedPlaces().flatMap((place) =>
  planQuizzes(place).flatMap(({ items }, index) =>
    formProblems(items).map((problem) => `${place.level}, ${place.subject}, quiz ${index + 1}: ${problem}`),
  ),
)
const tests = LEVELS.flatMap((level) => testsOf(level).flatMap((form) => testProblems(form, solvers)))
const problems = [...verbalProblems(), ...lookAlikeProblems(), ...textProblems(), ...forms, ...tests]
console.log(`\nCross-check of words, analogies, texts and forms: ${problems.length === 0 ? 'nothing to fix' : `${problems.length} to fix`}`)
for (const problem of problems) console.log(`  ${problem}`)
console.log(`\n${giveAways === 0 ? 'No solver is more than three points above chance.' : `${giveAways} giveaways.`}`)
process.exit(giveAways + problems.length === 0 ? 0 : 1)
