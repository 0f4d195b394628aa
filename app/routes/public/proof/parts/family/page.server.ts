/** What the page of one family shows: its facts, the last proof, samples, and any draw that the visitor asks for. */
import { setImmediate as others } from 'node:timers/promises'
import { z } from 'zod'
import { PROOF_RECORD } from '~/content/proof-record.server'
import type { Item } from '~/exam/core/item/item'
import { DIFFICULTIES, LEVELS, type Level } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { KIND_NAMES, STRAND_NAMES } from '~/exam/core/strand-names'
import { contextsOf, type Draw, type Family, makeItem } from '~/exam/families/kit/family'
import { renderMath } from '~/exam/print/html.server'
import { printSolution } from '~/exam/print/item.server'
import { examineDraw, type Proof } from '~/exam/proof/prove'
import { plainText } from '~/exam/values/notation'
import { formSchema } from '~/forms/schema.server'
import { TRIAL_FIELDS } from '~/routes/public/proof/parts/trial-fields'

const DRAWS_A_CONTEXT = 12
const MOST_MISTAKES = 16

type Description = Awaited<ReturnType<typeof draft>>

const described = new Map<string, Promise<Description>>()

/** Everything about a family that does not depend on the request. Hundreds of draws: made once a process, whatever strangers ask for. */
export function describeFamily(family: Family): Promise<Description> {
  const known = described.get(family.id)
  if (known) return known
  const made = draft(family)
  described.set(family.id, made)
  return made
}

async function draft(family: Family) {
  const record = PROOF_RECORD[family.id]
  const levels = levelsOf(family)
  return {
    id: family.id,
    title: family.title,
    asks: family.asks,
    strand: STRAND_NAMES[family.strand],
    skill: family.skill,
    kind: KIND_NAMES[family.kind],
    version: family.version,
    parameters: Object.values<string>(family.parameters),
    sections: levels.map((level) => ({
      level: LEVEL_NAMES[level],
      subjects: (family.levels[level] ?? []).map((subject) => SUBJECT_NAMES[subject]),
    })),
    proof: record?.version === family.version ? record : null,
    mistakes: (await mistakesOf(family)).map((says) => renderMath(says)),
    samples: await samplesOf(family),
  }
}

async function samplesOf(family: Family) {
  const levels = levelsOf(family)
  const samples = []
  for (const [index, difficulty] of DIFFICULTIES.entries()) {
    await others()
    const level = levels[index % levels.length] ?? levels[0]
    if (!level) throw new RangeError(`${family.id} serves no level`)
    const item = itemOf(family, { level, difficulty, seed: `sample ${index + 1}` })
    samples.push({ level: LEVEL_NAMES[level], difficulty, solution: printSolution(item, null) })
  }
  return samples
}

/** The sentences behind wrong choices, the most frequent first. Other requests are served between the draws. */
async function mistakesOf(family: Family): Promise<string[]> {
  const counts = new Map<string, number>()
  for (const context of contextsOf(family)) {
    for (let draw = 0; draw < DRAWS_A_CONTEXT; draw++) {
      await others()
      for (const { misconception } of itemOf(family, { ...context, seed: `mistake ${draw}` }).choices) {
        if (misconception) counts.set(misconception.says, (counts.get(misconception.says) ?? 0) + 1)
      }
    }
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST_MISTAKES)
    .map(([says]) => says)
}

function itemOf(family: Family, at: Draw): Item {
  const [subject] = family.levels[at.level] ?? []
  if (!subject) throw new RangeError(`${family.id} does not serve ${at.level}`)
  return makeItem(family, { ...at, subject })
}

export const levelsOf = (family: Family): Level[] => LEVELS.filter((level) => family.levels[level])

const TrialSchema = formSchema(TRIAL_FIELDS)

interface Trial {
  typed: { seed: string; level: string; difficulty: string }
  errors: TrialErrors | null
  result: { solution: ReturnType<typeof printSolution>; solved: string; verdicts: Proof['verdicts'] } | null
}
type TrialErrors = Partial<Record<keyof typeof TRIAL_FIELDS, string[]>>

/** The draw that the address asks for: what was typed, what is wrong with it, or the item with the verdict of every rule. */
export function readTrial(family: Family, search: URLSearchParams): Trial {
  const typed = {
    seed: (search.get('seed') ?? '').slice(0, 200),
    level: search.get('level') ?? levelsOf(family)[0] ?? '',
    difficulty: search.get('difficulty') ?? 'medium',
  }
  if (!search.has('seed')) return { typed, errors: null, result: null }

  const read = TrialSchema.safeParse(typed)
  if (!read.success) return { typed, errors: z.flattenError(read.error).fieldErrors, result: null }
  if (!family.levels[read.data.level]) return { typed, errors: { level: ['This family is not asked at that level.'] }, result: null }

  const { item, solved, verdicts } = examineDraw(family, read.data)
  const found = item.choices.find(({ value }) => value === solved)
  const printed = found ? plainText(found.text) : solved.replace(/^=/, '')
  return { typed, errors: null, result: { solution: printSolution(item, null), solved: printed, verdicts } }
}
