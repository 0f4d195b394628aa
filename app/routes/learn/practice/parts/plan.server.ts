/** What the student chose to practice, as an address proposes it and the form sends it. What is no choice is told, and the usual stands in for it. */

import { DIFFICULTIES, type Level, type Subject } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'
import { QUESTION_RANGE, SESSION_QUESTIONS } from '~/exam/practice/length'
import { practiceSkills, practiceSubjects } from '~/exam/practice/subjects.server'
import type { PracticePlan } from '~/models/practice/practice.server'

/** No more of what an address says is said back. */
const LONGEST_ECHO = 60

interface ReadPlan {
  plan: Required<PracticePlan>
  /** A sentence for each thing that is no choice. */
  problems: string[]
}

export function readPlan(from: FormData | URLSearchParams, level: Level): ReadPlan {
  const problems: string[] = []
  const tell = (problem: string) => void problems.push(problem)
  const { subjects, skill } = readSkill(from, level, tell)
  return { plan: { level, subjects, skill, difficulty: readDifficulty(from, tell), questions: readQuestions(from, tell) }, problems }
}

type Tell = (problem: string) => void

function readSkill(from: FormData | URLSearchParams, level: Level, tell: Tell): { subjects: Subject[]; skill: string | null } {
  const subjects = practiceSubjects(level)
  const named = subjects.filter((subject) => from.getAll('subject').includes(subject))
  const skill = textOf(from, 'skill')
  if (skill === '') return { subjects: named, skill: null }

  const having = (among: readonly Subject[]) => among.filter((subject) => practiceSkills(level, subject).includes(skill))
  const found = having(named)[0] ?? having(subjects)[0]
  if (found) return { subjects: [found], skill }
  tell(
    `There is no skill “${skill.slice(0, LONGEST_ECHO)}” at the level ${LEVEL_NAMES[level]}. Choose one below, or practice a whole section.`,
  )
  return { subjects: named, skill: null }
}

function readDifficulty(from: FormData | URLSearchParams, tell: Tell): Required<PracticePlan>['difficulty'] {
  const text = textOf(from, 'difficulty')
  const difficulty = DIFFICULTIES.find((one) => one === text)
  if (!difficulty && text !== '') tell('Questions are easy, medium, hard, or just right for you.')
  return difficulty ?? null
}

function readQuestions(from: FormData | URLSearchParams, tell: Tell): number {
  const { least, most } = QUESTION_RANGE
  const text = textOf(from, 'questions')
  if (text === '') return SESSION_QUESTIONS
  const questions = Number(text)
  if (Number.isInteger(questions) && questions >= least && questions <= most) return questions
  tell(`A session has ${least} to ${most} questions.`)
  return Number.isFinite(questions) ? Math.round(Math.min(most, Math.max(least, questions))) : SESSION_QUESTIONS
}

function textOf(from: FormData | URLSearchParams, name: string): string {
  const value = from.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
