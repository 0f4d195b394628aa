/** What the address of a sheet says: read, checked kindly, and the items that it names. The page and both exports read it the same way. */
import { randomInt } from 'node:crypto'
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { bankSources, bankSubjects } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import type { Level, Subject } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { drawSheet } from '~/exam/forms/sheet.server'
import { formSchema } from '~/forms/schema.server'
import { liveItems } from '~/models/bank/authored/item.server'
import { CHOICE_FIELDS, type Choice, type TypedChoice } from './choice'

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

/** The choice of an address. Without a seed a fresh one is drawn, and the address should be made to say it. */
export function readChoice(search: URLSearchParams): ReadChoice {
  const typed: TypedChoice = Object.fromEntries([...search].map(([name, value]) => [name, value.slice(0, 200)]))
  if (!search.has('level')) return { state: 'empty', typed: { level: 'isee-upper', subject: 'mathematics_achievement' } }

  const submission = parseWithZod(search, { schema: ChoiceSchema })
  if (submission.status !== 'success') return { state: 'refused', typed, errors: submission.error ?? {} }
  const { skill, source, difficulty, seed, ...rest } = submission.value
  const fresh = String(randomInt(1, 1_000_000))
  return {
    state: 'chosen',
    typed,
    choice: { ...rest, skill: skill ?? null, source: source ?? null, difficulty: difficulty ?? null, seed: seed ?? fresh },
  }
}

/** The items of a choice: drawn from the bank, or live ones written by hand. */
export async function itemsOf({ origin, ...choice }: Choice): Promise<Item[]> {
  return origin === 'bank' ? drawSheet(choice) : liveItems({ ...choice, most: choice.count })
}

/** The skills of a section, by name. */
export function skillsOf(level: Level, subject: Subject): string[] {
  const skills = bankSources({ level, subject }).flatMap(({ offers }) => offers.map(({ skill }) => skill))
  return [...new Set(skills)].toSorted((a, b) => a.localeCompare(b, 'en'))
}

/** "ISEE Upper, Mathematics Achievement", and what it was drawn with. */
export function sheetTitle({ level, subject, origin, seed }: Choice): { title: string; note: string; fileName: string } {
  return {
    title: `${LEVEL_NAMES[level]}: ${SUBJECT_NAMES[subject]}`,
    note: origin === 'bank' ? `Seed ${seed}` : 'Items written by hand',
    fileName: `stanine-${level}-${subject.replaceAll('_', '-')}-${origin === 'bank' ? seed : 'by-hand'}`,
  }
}
