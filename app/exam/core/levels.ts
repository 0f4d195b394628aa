/**
 * The vocabulary of the two exams: levels, subjects, strands, kinds and difficulties, as plain string unions.
 * Everything else in app/exam speaks in these words; subjects and difficulties are those of the specification.
 */

export const EXAMS = ['isee', 'ssat'] as const
export type Exam = (typeof EXAMS)[number]

export const LEVELS = ['isee-lower', 'isee-middle', 'isee-upper', 'ssat-elementary', 'ssat-middle', 'ssat-upper'] as const
export type Level = (typeof LEVELS)[number]

export const SUBJECTS = [
  'verbal_reasoning',
  'quantitative_reasoning',
  'reading_comprehension',
  'mathematics_achievement',
  'essay',
  'verbal',
  'quantitative',
  'writing_sample',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** In the order in which pages list them. */
export const MATHEMATICS_STRANDS = ['number', 'algebra', 'geometry', 'measurement', 'data', 'reasoning'] as const
export type Strand = (typeof MATHEMATICS_STRANDS)[number] | 'vocabulary' | 'logic' | 'reading'

export const KINDS = [
  'computation',
  'word_problem',
  'quantitative_comparison',
  'data_reading',
  'synonym',
  'sentence_completion',
  'analogy',
  'passage_question',
] as const
export type Kind = (typeof KINDS)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const WRONG_ANSWER_TYPES = [
  'calculation_error',
  'misread_question',
  'concept_misunderstanding',
  'careless_mistake',
  'time_pressure',
  'vocabulary_gap',
  'strategy_error',
  'pattern_recognition_failure',
  'logical_reasoning_error',
  'reading_comprehension_error',
] as const
export type WrongAnswerType = (typeof WRONG_ANSWER_TYPES)[number]

/** The exam that a level belongs to. */
export function examOf(level: Level): Exam {
  return level.startsWith('isee') ? 'isee' : 'ssat'
}

/** How many choices a question of this level prints: four on the ISEE, five on the SSAT (docs/exams.md 1 and 2). */
export function choiceCount(level: Level): 4 | 5 {
  return examOf(level) === 'isee' ? 4 : 5
}

/** The level of the other exam that takes students of about the same age. */
export function otherExam(level: Level): Level {
  return LEVELS.find((other) => other !== level && tierOf(other) === tierOf(level)) ?? level
}

/** Youngest, middle or oldest third of the two exams: families scale their numbers and words by it. */
export function tierOf(level: Level): 'lower' | 'middle' | 'upper' {
  if (level === 'isee-lower' || level === 'ssat-elementary') return 'lower'
  return level === 'isee-middle' || level === 'ssat-middle' ? 'middle' : 'upper'
}
