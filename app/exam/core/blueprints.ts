/**
 * The blueprints of the six levels: what the real tests hold, as data from docs/exams.md sections 1 to 3.
 * Every figure carries its source there: O official, T third party, D derived, G general knowledge still to be checked.
 */
import { type Exam, examOf, type Kind, LEVELS, type Level, type Strand, type Subject } from './levels'

export type Mark = 'O' | 'T' | 'D' | 'G'

export interface SectionBlueprint {
  /** The short name that reports use: VR, QR, Q1. */
  id: string
  subject: Subject
  name: string
  questions: number
  minutes: number
  /** Questions that do not count towards the score, mixed in unmarked. */
  unscored: number
  unscoredMark: Mark
  /** How many questions of each kind; reading and writing have none. */
  kinds: Partial<Record<Kind, number>>
  /** How many questions of each strand, for mathematics. */
  strands: Partial<Record<Strand, number>>
  strandsMark: Mark
}

/** The part of the writing: one prompt, or two to choose from. It has no score. */
interface WritingBlueprint {
  id: string
  subject: Subject
  minutes: number
  prompts: 1 | 2
}

/** The section that the SSAT tries new questions in. Nothing in it counts. */
export interface ExperimentalBlueprint {
  id: 'EX'
  name: string
  minutes: number
  /** In their order; reading is one passage. */
  parts: { subject: Subject; questions: number }[]
  partsMark: Mark
}

export interface Blueprint {
  level: Level
  exam: Exam
  name: string
  /** Grades applied for (ISEE) or current grades (SSAT), as families say it. */
  grades: string
  /** Points lost for a wrong answer, in quarters of a point. */
  penaltyQuarters: 0 | 1
  /** Lowest and highest scaled score of one section. */
  scale: { low: number; high: number }
  /** The scored sections, in the order of the test. */
  sections: SectionBlueprint[]
  writing: WritingBlueprint
  /** Null on the ISEE, which mixes its unscored questions in. */
  experimental: ExperimentalBlueprint | null
}

type SectionShape = Pick<SectionBlueprint, 'id' | 'subject' | 'name' | 'questions' | 'minutes'> & Partial<SectionBlueprint>

const section = (shape: SectionShape): SectionBlueprint => ({
  unscored: 0,
  unscoredMark: 'T',
  kinds: {},
  strands: {},
  strandsMark: 'G',
  ...shape,
})

const verbal = (questions: number, unscored: number, kinds: SectionBlueprint['kinds']) =>
  section({ id: 'VR', subject: 'verbal_reasoning', name: 'Verbal Reasoning', questions, minutes: 20, unscored, kinds })
const reasoning = (questions: number, unscored: number, kinds: SectionBlueprint['kinds'], strands: SectionBlueprint['strands']) =>
  section({ id: 'QR', subject: 'quantitative_reasoning', name: 'Quantitative Reasoning', questions, minutes: 35, unscored, kinds, strands })
const achievement = (questions: number, minutes: number, unscored: number, unscoredMark: Mark, strands: SectionBlueprint['strands']) =>
  section({
    id: 'MA',
    subject: 'mathematics_achievement',
    name: 'Mathematics Achievement',
    questions,
    minutes,
    unscored,
    unscoredMark,
    strands,
  })
const reading = (id: string, questions: number, minutes: number, unscored = 0, unscoredMark: Mark = 'D') =>
  section({
    id,
    subject: 'reading_comprehension',
    name: id === 'R' ? 'Reading' : 'Reading Comprehension',
    questions,
    minutes,
    unscored,
    unscoredMark,
  })

const SSAT_STRANDS = { number: 20, algebra: 12, geometry: 7, measurement: 4, data: 7 }
const SSAT_SECTIONS = [
  section({ id: 'Q1', subject: 'quantitative', name: 'Quantitative 1', questions: 25, minutes: 30, strands: SSAT_STRANDS }),
  reading('R', 40, 40),
  section({ id: 'V', subject: 'verbal', name: 'Verbal', questions: 60, minutes: 30, kinds: { synonym: 30, analogy: 30 } }),
  section({ id: 'Q2', subject: 'quantitative', name: 'Quantitative 2', questions: 25, minutes: 30, strands: SSAT_STRANDS }),
]

const ESSAY: WritingBlueprint = { id: 'ES', subject: 'essay', minutes: 30, prompts: 1 }
const WRITING_CHOICE: WritingBlueprint = { id: 'W', subject: 'writing_sample', minutes: 25, prompts: 2 }

const experimental = (partsMark: Mark, verbal: number, reading: number, quantitative: number): ExperimentalBlueprint => ({
  id: 'EX',
  name: 'Experimental',
  minutes: 15,
  parts: [
    { subject: 'verbal', questions: verbal },
    { subject: 'reading_comprehension', questions: reading },
    { subject: 'quantitative', questions: quantitative },
  ],
  partsMark,
})

const BLUEPRINTS: Record<Level, Omit<Blueprint, 'level' | 'exam'>> = {
  'isee-lower': {
    name: 'ISEE Lower Level',
    grades: 'for entry to grades 5 and 6',
    penaltyQuarters: 0,
    scale: { low: 760, high: 940 },
    sections: [
      verbal(34, 4, { synonym: 17, sentence_completion: 17 }),
      reasoning(38, 3, { word_problem: 38 }, { number: 10, algebra: 9, geometry: 5, measurement: 5, data: 6, reasoning: 3 }),
      reading('RC', 25, 25, 5, 'G'),
      achievement(30, 30, 5, 'G', { number: 11, algebra: 6, geometry: 4, measurement: 4, data: 5 }),
    ],
    writing: ESSAY,
    experimental: null,
  },
  'isee-middle': {
    name: 'ISEE Middle Level',
    grades: 'for entry to grades 7 and 8',
    penaltyQuarters: 0,
    scale: { low: 760, high: 940 },
    sections: [
      verbal(40, 5, { synonym: 20, sentence_completion: 20 }),
      reasoning(
        37,
        5,
        { word_problem: 20, quantitative_comparison: 17 },
        { number: 9, algebra: 10, geometry: 5, measurement: 4, data: 6, reasoning: 3 },
      ),
      reading('RC', 36, 35, 6),
      achievement(47, 40, 5, 'T', { number: 14, algebra: 12, geometry: 6, measurement: 6, data: 9 }),
    ],
    writing: ESSAY,
    experimental: null,
  },
  'isee-upper': {
    name: 'ISEE Upper Level',
    grades: 'for entry to grades 9 to 12',
    penaltyQuarters: 0,
    scale: { low: 760, high: 940 },
    sections: [
      verbal(40, 5, { synonym: 19, sentence_completion: 21 }),
      reasoning(
        37,
        5,
        { word_problem: 20, quantitative_comparison: 17 },
        { number: 7, algebra: 12, geometry: 6, measurement: 4, data: 6, reasoning: 2 },
      ),
      reading('RC', 36, 35, 6),
      achievement(47, 40, 5, 'T', { number: 9, algebra: 15, geometry: 8, measurement: 5, data: 10 }),
    ],
    writing: ESSAY,
    experimental: null,
  },
  'ssat-elementary': {
    name: 'SSAT Elementary Level',
    grades: 'for students now in grades 3 and 4',
    penaltyQuarters: 0,
    scale: { low: 300, high: 600 },
    sections: [
      section({ id: 'Q', subject: 'quantitative', name: 'Quantitative', questions: 30, minutes: 30, strands: SSAT_STRANDS }),
      section({ id: 'V', subject: 'verbal', name: 'Verbal', questions: 30, minutes: 20, kinds: { synonym: 15, analogy: 15 } }),
      reading('R', 28, 30),
    ],
    writing: { id: 'W', subject: 'writing_sample', minutes: 15, prompts: 1 },
    // 15 to 17 questions in print; one passage has four.
    experimental: experimental('G', 6, 4, 6),
  },
  'ssat-middle': {
    name: 'SSAT Middle Level',
    grades: 'for students now in grades 5 to 7',
    penaltyQuarters: 1,
    scale: { low: 440, high: 710 },
    sections: SSAT_SECTIONS,
    writing: WRITING_CHOICE,
    experimental: experimental('O', 6, 5, 5),
  },
  'ssat-upper': {
    name: 'SSAT Upper Level',
    grades: 'for students now in grades 8 to 11',
    penaltyQuarters: 1,
    scale: { low: 500, high: 800 },
    sections: SSAT_SECTIONS,
    writing: WRITING_CHOICE,
    experimental: experimental('O', 6, 5, 5),
  },
}

/** The blueprint of a level. */
export function blueprintOf(level: Level): Blueprint {
  return { level, exam: examOf(level), ...BLUEPRINTS[level] }
}

/** The sections of a level in which a subject is asked: one, or two for the SSAT's quantitative parts; none when the level lacks it. */
export function sectionsFor(level: Level, subject: Subject): SectionBlueprint[] {
  return blueprintOf(level).sections.filter((part) => part.subject === subject)
}

/** Seconds that the real section gives for one question. */
export function secondsPerQuestion(part: Pick<SectionBlueprint, 'minutes' | 'questions'>): number {
  return (part.minutes * 60) / part.questions
}

/** All levels with their names, in the order of the exams. */
export function levelNames(): { level: Level; name: string; grades: string }[] {
  return LEVELS.map((level) => ({ level, name: BLUEPRINTS[level].name, grades: BLUEPRINTS[level].grades }))
}
