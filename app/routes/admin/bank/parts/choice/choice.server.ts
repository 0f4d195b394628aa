/** What the address of a sheet says: read, checked kindly, and the items that it names. The page and both exports read it the same way. */
import { randomInt } from 'node:crypto'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { bankSources, bankSubjects } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import type { Level, Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { drawSheet } from '~/exam/forms/sheet.server'
import { bankAlike, listAlike, swapItems } from '~/exam/forms/swap.server'
import { formSchema } from '~/forms/schema.server'
import { liveItems } from '~/models/bank/authored/item.server'
import { notFound } from '~/utils/http/responses.server'
import { CHOICE_FIELDS, type Choice, readSwaps, type TypedChoice } from './choice'

/** Live items that are read for a sheet by hand: those beyond its count may be swapped in. */
const MOST_LIVE = 200

const ChoiceSchema = formSchema(CHOICE_FIELDS, {
  refine({ level, subject, origin, skill, source }, refuse) {
    if (!level || !subject) return
    const place = `${SUBJECT_NAMES[subject]} at ${LEVEL_NAMES[level]}`
    if (!bankSubjects(level).includes(subject)) return refuse('subject', `The bank has no ${place}`)
    if (origin === 'hand') return
    if (skill && !skillsOf(level, subject).includes(skill)) refuse('skill', `${place} has no such skill`)
    if (source && !bankSources({ level, subject }).some(({ name }) => name === source))
      refuse('source', `${place} has no source of this name`)
  },
})

export type ReadChoice =
  | { state: 'empty'; typed: TypedChoice }
  | { state: 'refused'; typed: TypedChoice; errors: NonNullable<SubmissionResult['error']> }
  | { state: 'chosen'; typed: TypedChoice; choice: Choice }

/**
 * The choice of an address. Without a seed a fresh one is drawn, and the address should be made to say it. Throws a 404 for swaps that no
 * page of ours has written.
 */
export function readChoice(search: URLSearchParams): ReadChoice {
  const typed: TypedChoice = Object.fromEntries([...search].map(([name, value]) => [name, value.slice(0, 200)]))
  if (!search.has('level')) return { state: 'empty', typed: { level: 'isee-upper', subject: 'mathematics_achievement' } }

  const submission = parseWithZod(search, { schema: ChoiceSchema })
  if (submission.status !== 'success') return { state: 'refused', typed, errors: submission.error ?? {} }
  const { skill, source, difficulty, seed, ...rest } = submission.value
  const swaps = readSwaps(search.get('swaps') ?? '')
  if (!swaps) throw notFound()
  const fresh = String(randomInt(1, 1_000_000))
  return {
    state: 'chosen',
    typed,
    choice: { ...rest, skill: skill ?? null, source: source ?? null, difficulty: difficulty ?? null, seed: seed ?? fresh, swaps },
  }
}

/** The items of a choice: drawn from the bank, or live ones written by hand. Throws a 404 for a swap of what is not there. */
export async function itemsOf(choice: Choice): Promise<Item[]> {
  const items = await swappedItems(choice)
  if (!items) throw notFound()
  return items
}

/** The same; null where a swap names no question, or nothing could take its place. */
export async function swappedItems({ origin, swaps, ...choice }: Choice): Promise<Item[] | null> {
  if (origin === 'bank') return swapItems(drawSheet(choice), swaps, bankAlike(choice))
  const live = await liveItems({ ...choice, most: MOST_LIVE })
  return swapItems(live.slice(0, choice.count), swaps, listAlike(live))
}

/** The skills of a section, by name. */
export function skillsOf(level: Level, subject: Subject): string[] {
  const skills = bankSources({ level, subject }).flatMap(({ offers }) => offers.map(({ skill }) => skill))
  return [...new Set(skills)].toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** "ISEE Upper, Mathematics Achievement", and what it was drawn with. */
export function sheetTitle({ level, subject, origin, seed, swaps }: Choice): { title: string; note: string; fileName: string } {
  const places = [...new Set(swaps)].toSorted((a, b) => a - b)
  const drawn = origin === 'bank' ? `Seed ${seed}` : 'Items written by hand'
  const name = `stanine-${level}-${subject.replaceAll('_', '-')}-${origin === 'bank' ? seed : 'by-hand'}`
  return {
    title: `${LEVEL_NAMES[level]}: ${SUBJECT_NAMES[subject]}`,
    note: places.length > 0 ? `${drawn}, swapped: ${places.join(', ')}` : drawn,
    fileName: swaps.length > 0 ? `${name}-swapped-${swaps.join('-')}` : name,
  }
}
