/** What the address of a sheet says, and the questions that it names: drawn from what students may meet in practice, without what is left out. */
import { randomInt } from 'node:crypto'
import { parseWithZod } from '@conform-to/zod/v4'
import type { Source } from '~/exam/bank/source'
import { bankSubjects } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { drawSheet } from '~/exam/forms/sheet.server'
import { bankAlike, swapItems } from '~/exam/forms/swap.server'
import { practiceSkills } from '~/exam/practice/subjects.server'
import { formSchema } from '~/forms/schema.server'
import { hiddenNames } from '~/models/bank/hidden-source.server'
import { notFound } from '~/utils/http/responses.server'
import { MOST_SWAPS, SHEET_FIELDS, type SheetChoiceOfTutor } from './choice'

const ChoiceSchema = formSchema(SHEET_FIELDS, {
  refine({ level, subject }, refuse) {
    if (!level || !subject || bankSubjects(level).includes(subject)) return
    refuse('subject', `${LEVEL_NAMES[level]} has no section ${SUBJECT_NAMES[subject]}`)
  },
})

type Typed = Partial<Record<keyof typeof SHEET_FIELDS, string>>

type ReadSheet =
  | { state: 'empty'; typed: Typed }
  | { state: 'refused'; typed: Typed; errors: Record<string, string[] | null> }
  | { state: 'chosen'; typed: Typed; choice: SheetChoiceOfTutor }

/** The choice of an address; without a seed a fresh one is drawn. Throws a 404 for swaps that no page of ours has written. */
export function readSheet(search: URLSearchParams): ReadSheet {
  const typed: Typed = Object.fromEntries([...search].map(([name, value]) => [name, value.slice(0, 200)]))
  if (!search.has('count')) return { state: 'empty', typed }
  const submission = parseWithZod(search, { schema: ChoiceSchema })
  if (submission.status !== 'success') return { state: 'refused', typed, errors: submission.error ?? {} }
  const { seed, difficulty, ...rest } = submission.value
  const swaps = readSwaps(search.get('swaps') ?? '')
  if (!swaps) throw notFound()
  const skills = practiceSkills(rest.level, rest.subject)
  const without = [...new Set(search.getAll('without'))].filter((skill) => skills.includes(skill))
  const fresh = String(randomInt(1, 1_000_000))
  return { state: 'chosen', typed, choice: { ...rest, difficulty: difficulty ?? null, seed: seed ?? fresh, without, swaps } }
}

function readSwaps(text: string): number[] | null {
  if (text === '') return []
  const places = text.split('.')
  return places.length <= MOST_SWAPS && places.every((place) => /^[1-9]\d?$/.test(place)) ? places.map(Number) : null
}

/** The choice of an address that must have one; throws a 404 for any other. */
export function chosenSheet(search: URLSearchParams): SheetChoiceOfTutor {
  const read = readSheet(search)
  if (read.state !== 'chosen') throw notFound()
  return read.choice
}

/** The questions of a sheet; fewer than asked for where the bank has no more. Null where a swap finds nothing to put in its place. */
export async function sheetOf({ swaps, without, ...choice }: SheetChoiceOfTutor): Promise<Item[] | null> {
  const hidden = await hiddenNames()
  // What is kept for whole tests would spoil them.
  const isLeftOut = ({ name, isReserved }: Source, skill: string) => Boolean(isReserved) || hidden.has(name) || without.includes(skill)
  const drawn = { ...choice, skill: null, source: null, isLeftOut }
  return swapItems(drawSheet(drawn), swaps, bankAlike(drawn))
}

/** "ISEE Upper Mathematics Achievement, sheet 4711" */
export function sheetTitle({ level, subject, seed }: SheetChoiceOfTutor): string {
  return `${LEVEL_NAMES[level]} ${SUBJECT_NAMES[subject]}, sheet ${seed}`
}
