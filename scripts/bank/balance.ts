/**
 * `npm run bank:audit -- --balance`: orders the keys and wrong choices of words and completions so that no look at the choices alone
 * helps. The items print the first ones; the last near-misses wait for variants. Writes the content files; texts stay as they are.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { alphabeticalSolver, type Blind, frequencySolvers, GENERAL_SOLVERS, oppositeSolver, type Solver } from '~/exam/audit/solvers'
import { opposites } from '~/exam/audit/word-web.server'

interface WordEntry {
  synonyms: string[]
  near: { word: string }[]
}
interface CompletionEntry {
  kind: string
  answer: string[]
  wrong: { text: string[] }[]
}

/** One way to print an entry: the entry as it would be written, and the choices at each exam, the key first. */
interface Printing<T> {
  entry: T
  choices: string[][]
  /** How far it is from what stands there now; breaks ties. */
  cost: number
}

const TIERS = ['lower', 'middle', 'upper']
/** The places between the first and the last in the alphabet; the ISEE prints its choices in that order, so a place is a letter. */
const INNER_PLACES = [1, 2, 3]
const ROUNDS = 30
const COST_OF_A_CHANGE = 4e-6

export function balanceBank(frequency: (word: string) => number): void {
  const web = opposites()
  const solvers = [
    ...GENERAL_SOLVERS,
    ...INNER_PLACES.map(alphabeticalSolver),
    ...frequencySolvers(frequency),
    oppositeSolver((a, b) => web.has(`${a}|${b}`)),
  ]
  for (const tier of TIERS) {
    rewrite<WordEntry>('words', tier, (entries) => settle(entries.map(wordPrintings), solvers))
    rewrite<CompletionEntry>('completions', tier, (entries) => {
      const kinds = [...new Set(entries.map(({ kind }) => kind))]
      const settled = new Map<CompletionEntry, CompletionEntry>()
      for (const kind of kinds) {
        const ofKind = entries.filter((entry) => entry.kind === kind)
        for (const [index, entry] of settle(ofKind.map(completionPrintings), solvers).entries()) settled.set(ofKind[index] ?? entry, entry)
      }
      return entries.map((entry) => settled.get(entry) ?? entry)
    })
  }
}

/** Reads all files of a tier, lets `change` order the entries' choices, and writes back the files that changed. */
function rewrite<T>(folder: string, tier: string, change: (entries: T[]) => T[]): void {
  const directory = `app/content/${folder}`
  const files = readdirSync(directory).filter((name) => name.startsWith(`${tier}-`) && name.endsWith('.json'))
  const lists = files.map((name) => JSON.parse(readFileSync(`${directory}/${name}`, 'utf8')) as T[])
  const changed = change(lists.flat())
  let start = 0
  for (const [index, name] of files.entries()) {
    const length = lists[index]?.length ?? 0
    writeFileSync(`${directory}/${name}`, `${JSON.stringify(changed.slice(start, start + length), null, 2)}\n`)
    start += length
  }
}

function wordPrintings(entry: WordEntry): Printing<WordEntry>[] {
  const { synonyms, near } = entry
  return synonyms.flatMap((key, place) =>
    near.flatMap((last, lastPlace) =>
      near.flatMap((fourth, fourthPlace) => {
        if (fourth === last) return []
        const order = [...near.filter((each) => each !== last && each !== fourth), fourth, last]
        const words = order.map(({ word }) => word)
        return {
          entry: { ...entry, synonyms: [key, ...synonyms.filter((other) => other !== key)], near: order },
          choices: [
            [key, ...words.slice(0, 3)],
            [key, ...words.slice(0, 4)],
          ],
          cost: 20 * place + (near.length - 1 - lastPlace) + (near.length - 2 - Math.min(fourthPlace, near.length - 2)),
        }
      }),
    ),
  )
}

/** Only the ISEE has completions, and prints three of the four wrong choices. */
function completionPrintings(entry: CompletionEntry): Printing<CompletionEntry>[] {
  const text = (words: string[]) => words.join(' . . ')
  return entry.wrong.map((last, place) => {
    const order = [...entry.wrong.filter((each) => each !== last), last]
    return {
      entry: { ...entry, wrong: order },
      choices: [[text(entry.answer), ...order.slice(0, 3).map((each) => text(each.text))]],
      cost: entry.wrong.length - 1 - place,
    }
  })
}

/** Changes one entry after the other to the printing that leaves the solvers least, until nothing gets better. */
function settle<T>(entries: Printing<T>[][], solvers: readonly Solver[]): T[] {
  const gains = entries.map((printings) => printings.map((printing) => gainsOf(printing, solvers)))
  const picks = entries.map((printings) =>
    printings.reduce((best, { cost }, index) => (cost < (printings[best]?.cost ?? 0) ? index : best), 0),
  )
  const totals = (gains[0]?.[0] ?? []).map(() => 0)
  const add = (index: number, sign: number) => {
    for (const [column, gain] of (gains[index]?.[picks[index] ?? 0] ?? []).entries()) totals[column] = (totals[column] ?? 0) + sign * gain
  }
  for (const index of picks.keys()) add(index, 1)

  const loss = (candidate: readonly number[], cost: number) =>
    candidate.reduce((sum, gain, column) => sum + Math.max(0, (totals[column] ?? 0) + gain) ** 2, 0) / entries.length ** 2 +
    cost * COST_OF_A_CHANGE
  for (let round = 0; round < ROUNDS; round++) {
    const before = [...picks]
    for (const index of picks.keys()) {
      add(index, -1)
      const losses = (gains[index] ?? []).map((gain, printing) => loss(gain, entries[index]?.[printing]?.cost ?? 0))
      picks[index] = losses.indexOf(Math.min(...losses))
      add(index, 1)
    }
    if (picks.every((pick, index) => pick === before[index])) break
  }
  return entries.flatMap((printings, index) => printings[picks[index] ?? 0]?.entry ?? [])
}

/** What each solver gains over guessing at each exam, one column a solver and exam. */
function gainsOf<T>({ choices }: Printing<T>, solvers: readonly Solver[]): number[] {
  return choices.flatMap((printed) => {
    const question: Blind = { choices: printed, values: printed, answer: 0 }
    return solvers.map((solver) => {
      const taken = solver.picks(question)
      return (taken.includes(0) ? 1 / taken.length : 0) - 1 / printed.length
    })
  })
}
