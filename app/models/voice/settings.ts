/** How tutor, lessons and words speak: what an admin may set, with what holds while nothing was published. */
import type { FormRules } from '~/forms/rules'

const LANGUAGES = ['en-US', 'en-GB'] as const
const PERCENT = { type: 'number', min: 50, max: 150, message: 'Please give a whole number from 50 to 150' } as const
const GRADE = { type: 'number', min: 1, max: 12, message: 'Please give a grade from 1 to 12' } as const

export const VOICE_FIELDS = {
  /** A part of the name of a browser's voice, which is tried first; else the language's own. */
  voice: { maxLength: 60, message: 'Please keep it shorter', isOptional: true },
  language: { type: 'choice', choices: LANGUAGES, message: 'Please choose one of the list' },
  /** 100 is the voice's own speed and height. */
  rate: PERCENT,
  pitch: PERCENT,
  persona: { minLength: 20, maxLength: 400, message: 'Please say in a sentence who the tutor is' },
  tone: { minLength: 20, maxLength: 400, message: 'Please say in a sentence how the tutor speaks' },
  /** The school grade that a reader needs, by the level's tier. */
  gradeLower: GRADE,
  gradeMiddle: GRADE,
  gradeUpper: GRADE,
  /** Else AI_MODEL. */
  model: { maxLength: 80, message: 'Please keep it shorter', isOptional: true },
  /** In hundredths. */
  temperature: { type: 'number', min: 0, max: 100, message: 'Please give a whole number from 0 to 100' },
  mostSentences: { type: 'number', min: 1, max: 8, message: 'Please give a number from 1 to 8' },
  mostTokens: { type: 'number', min: 100, max: 1000, message: 'Please give a number from 100 to 1000' },
} as const satisfies FormRules

export interface VoiceSettings {
  voice?: string
  language: (typeof LANGUAGES)[number]
  rate: number
  pitch: number
  persona: string
  tone: string
  gradeLower: number
  gradeMiddle: number
  gradeUpper: number
  model?: string
  temperature: number
  mostSentences: number
  mostTokens: number
}

export const DEFAULT_VOICE: VoiceSettings = {
  language: 'en-US',
  rate: 100,
  pitch: 100,
  persona: 'You are a patient tutor who has prepared students for the ISEE and the SSAT for many years.',
  tone: 'Friendly and calm. Short, plain sentences. No slang, no exclamation marks in a row, and no praise for nothing.',
  gradeLower: 4,
  gradeMiddle: 6,
  gradeUpper: 8,
  temperature: 30,
  mostSentences: 4,
  mostTokens: 400,
}
