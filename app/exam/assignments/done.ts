/** When assigned work is done: it follows from what the student did since it was given, so nobody ticks it off. Pure. */
import type { Work } from './work'

/** A sitting that ended, with how many of its questions were right and answered at all. */
interface EndedSitting {
  id: string
  /** Milliseconds, as all instants here. */
  at: number
  right: number
  answered: number
  of: number
}

/** What the student did that bears on one assignment, since it was given. */
export interface Facts {
  /** The first sitting of the kind that ended: of a quiz, a test, a passage, a sheet. */
  sitting?: EndedSitting | null
  /** The first answers to each skill, at most as many as were asked for. */
  answers?: readonly { skill: string; at: number; isRight: boolean }[]
  /** When the lesson was seen to its end, whenever that was: nobody has to sit through it twice. */
  lessonAt?: number | null
  /** Of the words, those that were reviewed. */
  words?: readonly { word: string; at: number }[]
  /** The first text on the prompt that was submitted. */
  essay?: { id: string; at: number; words: number } | null
}

/** What came of it, as it is stored with the assignment. */
export interface Outcome {
  right?: number
  of?: number
  /** Of a text. */
  words?: number
  sittingId?: string
  essayId?: string
}

export interface Standing {
  /** When it was done, in milliseconds; null while it is not. */
  doneAt: number | null
  /** How far it is, in steps of its own: answers, words, or 0 of 1. */
  steps: { done: number; of: number }
  outcome: Outcome | null
}

const begun = (done: number, of: number): Standing => ({ doneAt: null, steps: { done, of }, outcome: null })
const over = (at: number, of: number, outcome: Outcome): Standing => ({ doneAt: at, steps: { done: of, of }, outcome })

/** How an assignment stands. */
export function standingOf(work: Work, facts: Facts): Standing {
  switch (work.kind) {
    case 'skills':
      return practiced(work, facts.answers ?? [])
    case 'words':
      return reviewed(work.words, facts.words ?? [])
    case 'lesson':
      return facts.lessonAt ? over(facts.lessonAt, 1, {}) : begun(0, 1)
    case 'prompt':
      return facts.essay ? over(facts.essay.at, 1, { essayId: facts.essay.id, words: facts.essay.words }) : begun(0, 1)
    default:
      return sat(facts.sitting ?? null)
  }
}

/** A clock that ran out over an untouched quiz is no work. */
function sat(sitting: EndedSitting | null): Standing {
  if (!sitting || sitting.answered === 0) return begun(0, 1)
  const { id: sittingId, at, right, of } = sitting
  return over(at, 1, { sittingId, right, of })
}

function practiced({ skills, questions }: Extract<Work, { kind: 'skills' }>, answers: NonNullable<Facts['answers']>): Standing {
  const counted = skills.flatMap((skill) => answers.filter((answer) => answer.skill === skill).slice(0, questions))
  const wanted = skills.length * questions
  if (counted.length < wanted) return begun(counted.length, wanted)
  const right = counted.filter(({ isRight }) => isRight).length
  return over(Math.max(...counted.map(({ at }) => at)), wanted, { right, of: wanted })
}

function reviewed(words: readonly string[], seen: NonNullable<Facts['words']>): Standing {
  const found = words.flatMap((word) => seen.find((one) => one.word === word) ?? [])
  if (found.length < words.length) return begun(found.length, words.length)
  return over(Math.max(...found.map(({ at }) => at)), words.length, {})
}
