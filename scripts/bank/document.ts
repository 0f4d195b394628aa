/** The text of docs/bank.md: what the bank holds, beside what it must hold. */
import { authoredCounts, familiesWithFigures, sectionCounts, sumOfCounts, sumOfRows } from '~/exam/bank/counts.server'
import { LEVELS, SUBJECTS } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { KIND_NAMES, STRAND_NAMES } from '~/exam/core/strand-names'
import { FAMILIES } from '~/exam/families/families'
import type { Family } from '~/exam/families/kit/family'
import { CURRENT_EDITION, publishedQuizzes, publishedTests } from '~/exam/forms/editions/editions.server'
import { assembleTest, returnsIn } from '~/exam/forms/tests/test.server'

/** What was promised of the bank. */
const REQUIRED = {
  families: 120,
  withFigures: 35,
  words: 2400,
  wordsOfATier: 800,
  completions: 690,
  pairs: 120,
  analogies: 900,
  passages: 180,
  prompts: 108,
}

export function bankDocument(): string {
  const authored = authoredCounts()
  const { rows } = authored
  const words = rows.find(({ what }) => what === 'words')?.counts ?? [0, 0, 0]
  const held: [what: string, held: number, required: number][] = [
    ['families of mathematics', FAMILIES.length, REQUIRED.families],
    ['of them with figures', familiesWithFigures().length, REQUIRED.withFigures],
    ['words for synonyms', sumOfCounts(words), REQUIRED.words],
    ['words of the smallest tier', Math.min(...words), REQUIRED.wordsOfATier],
    ['sentence completions', sumOfRows(rows, 'completions'), REQUIRED.completions],
    ['of them with two blanks', sumOfRows(rows, 'completions: two words'), REQUIRED.pairs],
    ['analogies', sumOfRows(rows, 'analogies'), REQUIRED.analogies],
    ['reading passages', sumOfRows(rows, 'passages'), REQUIRED.passages],
    ['writing prompts', authored.prompts.reduce((sum, { count }) => sum + count, 0), REQUIRED.prompts],
  ]
  const sections = sectionCounts()
  return [
    '# The bank',
    '',
    'Written by `npm run bank:count`; a test fails when it is out of date. The rules that every question keeps stand in `app/exam/proof/`; `npm run bank:prove` tries them on 20,000 seeds a family, `npm run bank:audit` lets solvers loose that see only the choices.',
    '',
    '## Held and required',
    table(
      ['', 'held', 'required', ''],
      held.map(([what, count, required]) => [what, whole(count), whole(required), count >= required ? 'yes' : '**no**']),
    ),
    '## Mathematics by section and strand',
    table(
      ['section', 'families', ...strands().map((strand) => STRAND_NAMES[strand])],
      sections.map(({ level, subject, families }) => [
        `${LEVEL_NAMES[level]}, ${SUBJECT_NAMES[subject]}`,
        whole(families.length),
        ...strands().map((strand) => whole(families.filter((family) => family.strand === strand).length)),
      ]),
    ),
    '## Mathematics by section and kind',
    table(
      ['section', ...kinds().map((kind) => KIND_NAMES[kind])],
      sections.map(({ level, subject, families }) => [
        `${LEVEL_NAMES[level]}, ${SUBJECT_NAMES[subject]}`,
        ...kinds().map((kind) => whole(families.filter((family) => family.kind === kind).length)),
      ]),
    ),
    '## Mathematics by skill',
    table(['strand', 'skill', 'families'], skills()),
    '## Words, sentences, texts',
    table(
      ['', 'lower', 'middle', 'upper', 'all'],
      rows.map(({ what, counts }) => [what, ...counts.map(whole), whole(sumOfCounts(counts))]),
    ),
    `The passages carry ${whole(authored.passageQuestions)} questions.`,
    '',
    '## Writing prompts',
    table(
      ['level', 'prompts'],
      authored.prompts.map(({ level, count }) => [LEVEL_NAMES[level], whole(count)]),
    ),
    ...publishedForms(),
  ].join('\n')
}

const whole = (count: number) => count.toLocaleString('en')
const distinct = <T>(pick: (family: Family) => T): T[] => [...new Set(FAMILIES.map(pick))]
const strands = () => distinct(({ strand }) => strand)
const kinds = () => distinct(({ kind }) => kind)

function skills(): string[][] {
  return strands().flatMap((strand) => {
    const ofStrand = FAMILIES.filter((family) => family.strand === strand)
    return [...new Set(ofStrand.map(({ skill }) => skill))]
      .sort()
      .map((skill) => [STRAND_NAMES[strand], skill, whole(ofStrand.filter((family) => family.skill === skill).length)])
  })
}

/** What the current edition asks. */
function publishedForms(): string[] {
  const rows = LEVELS.map((level) => {
    const quizzes = SUBJECTS.flatMap((subject) => publishedQuizzes({ level, subject }, CURRENT_EDITION) ?? [])
    const numbers = publishedTests(level, CURRENT_EDITION).map((_, index) => index + 1)
    const sections = numbers.flatMap((number) => assembleTest(level, number).sections)
    const items = sections.flatMap((section) => section.items)
    const counts = [
      quizzes.length,
      quizzes.flatMap((quiz) => quiz.items).length,
      numbers.length,
      items.length,
      sections.flatMap(({ unscored }) => unscored).length,
      new Set(items.flatMap(({ passage }) => passage?.id ?? [])).size,
      numbers.flatMap((number) => returnsIn(level, number).filter(({ quizzes }) => quizzes.length > 0)).length,
    ]
    return [LEVEL_NAMES[level], ...counts.map(whole)]
  })
  return [
    '## Published',
    `Edition ${CURRENT_EDITION}. Tests are counted with their experimental section.`,
    '',
    table(['level', 'quizzes', 'their questions', 'tests', 'their questions', 'not scored', 'passages', 'of them in quizzes too'], rows),
  ]
}

/** A table of Markdown, with an empty line behind it. */
function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, column) => (rows.every((row) => /^[\d,]+$/.test(row[column] ?? '')) ? '--:' : '---'))),
    ...rows.map(line),
    '',
  ].join('\n')
}
