/** What a save does to a running section, in plain code: the measure for the statement that does it, and the server of the room's tests. */
import type { SavedQuestion, SaveOutcome } from '~/models/sittings/save.server'

interface StoredQuestion {
  choice: number | null
  struck: number[]
  flagged: boolean
  changedAt: number | null
  milliseconds: number
}

export interface SavedSection {
  revision: number
  savedBy: string | null
  saveNumber: number
  spent: number
  /** In their order. */
  questions: StoredQuestion[]
}

export function newSection(questions: number): SavedSection {
  const blank = { choice: null, struck: [], flagged: false, changedAt: null, milliseconds: 0 }
  return { revision: 0, savedBy: null, saveNumber: 0, spent: 0, questions: Array.from({ length: questions }, () => ({ ...blank })) }
}

interface SectionSave {
  page: string
  number: number
  questions: SavedQuestion[]
}

/** `open` is how long the section has been open, `now` the server's time, both in milliseconds. */
export function applySave(section: SavedSection, save: SectionSave, { open, now }: { open: number; now: number }): SaveOutcome {
  const total = save.questions.reduce((sum, { spent }) => sum + Math.max(0, Math.round(spent)), 0)
  const isRepeat = section.savedBy === save.page && section.saveNumber >= save.number
  const counted = isRepeat ? 0 : Math.min(total, Math.max(0, open - section.spent))
  section.revision += 1
  section.savedBy = save.page
  section.saveNumber = save.number
  section.spent += counted

  let found = 0
  for (const { position, mark, spent } of save.questions) {
    const stored = section.questions[position - 1]
    if (!stored) continue
    found += 1
    stored.milliseconds += Math.floor((Math.max(0, Math.round(spent)) * counted) / Math.max(1, total))
    const changedAt = mark && Math.min(mark.changedAt.getTime(), now)
    if (!mark || changedAt === undefined || changedAt < (stored.changedAt ?? changedAt)) continue
    const { choice, struck, flagged = stored.flagged } = mark
    Object.assign(stored, { choice, struck, flagged, changedAt })
  }
  return { revision: section.revision, found }
}
