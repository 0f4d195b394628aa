/** The names by which people know subjects and kinds, and what each kind asks to do. */
import type { Kind, Level, Subject, WrongAnswerType } from './levels'

export const SUBJECT_NAMES: Record<Subject, string> = {
  verbal_reasoning: 'Verbal Reasoning',
  quantitative_reasoning: 'Quantitative Reasoning',
  reading_comprehension: 'Reading Comprehension',
  mathematics_achievement: 'Mathematics Achievement',
  essay: 'Essay',
  verbal: 'Verbal',
  quantitative: 'Quantitative',
  writing_sample: 'Writing Sample',
}

/** What a section is called; one without a subject mixes them, and does not count. */
export function sectionName(subject: Subject | null): string {
  return subject ? SUBJECT_NAMES[subject] : 'Experimental Section'
}

/** The same where there is room for one word. */
export function shortSectionName(subject: Subject | null): string {
  return subject ? SHORT_SUBJECT_NAMES[subject] : 'Experimental'
}

const SHORT_SUBJECT_NAMES: Record<Subject, string> = {
  verbal_reasoning: 'Verbal',
  quantitative_reasoning: 'Quantitative',
  reading_comprehension: 'Reading',
  mathematics_achievement: 'Mathematics',
  essay: 'Essay',
  verbal: 'Verbal',
  quantitative: 'Quantitative',
  writing_sample: 'Writing',
}

export const LEVEL_NAMES: Record<Level, string> = {
  'isee-lower': 'ISEE Lower',
  'isee-middle': 'ISEE Middle',
  'isee-upper': 'ISEE Upper',
  'ssat-elementary': 'SSAT Elementary',
  'ssat-middle': 'SSAT Middle',
  'ssat-upper': 'SSAT Upper',
}

/** Why a wrong choice tempts, in a word or two. */
export const REASON_NAMES: Record<WrongAnswerType, string> = {
  calculation_error: 'A slip in computing',
  misread_question: 'The question misread',
  concept_misunderstanding: 'An idea not clear yet',
  careless_mistake: 'A careless slip',
  time_pressure: 'Too little time',
  vocabulary_gap: 'A word not known yet',
  strategy_error: 'The wrong plan',
  pattern_recognition_failure: 'A pattern not seen',
  logical_reasoning_error: 'A gap in the logic',
  reading_comprehension_error: 'The text misread',
}

/** The direction that stands above a question, where the kind needs one. */
export const DIRECTIONS: Partial<Record<Kind, string>> = {
  synonym: 'Choose the word that is closest in meaning.',
  analogy: 'Choose what best completes the comparison.',
  sentence_completion: 'Choose what best completes the sentence.',
  quantitative_comparison: 'Compare the quantity in Column A with the quantity in Column B.',
}
