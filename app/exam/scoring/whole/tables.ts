/** The questions of a whole test sorted as the real reports sort them: by kind in order of difficulty, by strand, by reading category. */
import { DIFFICULTIES, type Difficulty, type Kind, MATHEMATICS_STRANDS, type Strand, type Subject } from '~/exam/core/levels'
import { KIND_NAMES, STRAND_NAMES } from '~/exam/core/strand-names'
import type { Outcome } from '~/exam/scoring/outcome'

export interface ReportQuestion {
  /** The section's name in the blueprint, and the place in it. */
  part: string
  position: number
  subject: Subject
  kind: Kind
  strand: Strand
  skill: string
  difficulty: Difficulty
  outcome: Outcome
  seconds: number
}

export interface KindRow {
  name: string
  /** The name is a skill that can be practiced. */
  isSkill: boolean
  /** The easiest first. */
  questions: ReportQuestion[]
}

export interface StrandRow {
  name: string
  right: number
  wrong: number
  omitted: number
  /** The skills with a wrong or blank answer, the costliest first. */
  missed: string[]
}

const MATHEMATICS: ReadonlySet<string> = new Set(MATHEMATICS_STRANDS)

/** Verbal kinds and reading categories by the names that practice knows, mathematics by kind. */
export function kindRows(questions: readonly ReportQuestion[]): KindRow[] {
  const rows = new Map<string, KindRow>()
  for (const question of questions) {
    const isSkill = !MATHEMATICS.has(question.strand)
    const name = isSkill ? question.skill : KIND_NAMES[question.kind]
    const row = rows.get(name) ?? { name, isSkill, questions: [] }
    row.questions.push(question)
    rows.set(name, row)
  }
  return [...rows.values()].map((row) => ({ ...row, questions: row.questions.toSorted(byDifficulty) }))
}

/** The strands of mathematics in their usual order; empty for verbal and reading. */
export function strandRows(questions: readonly ReportQuestion[]): StrandRow[] {
  return MATHEMATICS_STRANDS.flatMap((strand) => {
    const mine = questions.filter((question) => question.strand === strand)
    if (mine.length === 0) return []
    const count = (outcome: Outcome) => mine.filter((question) => question.outcome === outcome).length
    return {
      name: STRAND_NAMES[strand],
      right: count('right'),
      wrong: count('wrong'),
      omitted: count('omitted'),
      missed: missedSkills(mine).map(({ skill }) => skill),
    }
  })
}

export interface MissedSkill {
  subject: Subject
  skill: string
  /** Wrong or blank. */
  missed: number
  blank: number
  asked: number
}

/** The skills with a wrong or blank answer, the costliest first. */
export function missedSkills(questions: readonly ReportQuestion[]): MissedSkill[] {
  const skills = new Map<string, MissedSkill>()
  for (const { subject, skill, outcome } of questions) {
    const key = `${subject}:${skill}`
    const entry = skills.get(key) ?? { subject, skill, missed: 0, blank: 0, asked: 0 }
    skills.set(key, {
      ...entry,
      asked: entry.asked + 1,
      missed: entry.missed + (outcome === 'right' ? 0 : 1),
      blank: entry.blank + (outcome === 'omitted' ? 1 : 0),
    })
  }
  const byLoss = (one: MissedSkill, other: MissedSkill) => other.missed - one.missed || one.asked - other.asked
  return [...skills.values()].filter(({ missed }) => missed > 0).toSorted(byLoss)
}

/** Sorting keeps the order of the test among questions of one difficulty. */
function byDifficulty(one: ReportQuestion, other: ReportQuestion): number {
  return DIFFICULTIES.indexOf(one.difficulty) - DIFFICULTIES.indexOf(other.difficulty)
}
