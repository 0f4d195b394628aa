/** The guides to the tests: what each section asks, how to prepare for it, and what goes wrong. Read and checked once. */
import { z } from 'zod'
import { type ReadText, readText } from '../texts/read.server'
import { ChooserSchema } from './chooser'
import iseeEssay from './isee-essay.md?raw'
import iseeMathAchievement from './isee-math-achievement.md?raw'
import iseeOrSsat from './isee-or-ssat.md?raw'
import iseeQuantitativeReasoning from './isee-quantitative-reasoning.md?raw'
import iseeReadingComprehension from './isee-reading-comprehension.md?raw'
import iseeSsatComparison from './isee-ssat-comparison.md?raw'
import iseeVerbalReasoning from './isee-verbal-reasoning.md?raw'
import iseeVocabulary from './isee-vocabulary.md?raw'
import type { GuideSlug } from './slugs'
import ssatAnalogies from './ssat-analogies.md?raw'
import ssatEssay from './ssat-essay.md?raw'
import ssatQuantitative from './ssat-quantitative.md?raw'
import ssatReadingComprehension from './ssat-reading-comprehension.md?raw'
import ssatVerbal from './ssat-verbal.md?raw'
import ssatVocabulary from './ssat-vocabulary.md?raw'
import testPrepHub from './test-prep-hub.md?raw'

const HeadSchema = z.strictObject({
  title: z.string().max(65),
  description: z.string().min(50).max(160),
  heading: z.string(),
  lead: z.string().endsWith('.'),
  /** What to do next, at our own addresses. */
  links: z.array(z.strictObject({ to: z.string().startsWith('/'), text: z.string() })).min(2),
  sources: z.array(z.strictObject({ title: z.string(), address: z.url(), year: z.union([z.number(), z.literal('undated')]) })).min(1),
  /** The form of /isee-or-ssat. */
  form: ChooserSchema.optional(),
})
export type Guide = ReadText<z.output<typeof HeadSchema>>

const FILES: Record<GuideSlug, string> = {
  'test-prep-hub': testPrepHub,
  'isee-or-ssat': iseeOrSsat,
  'isee-ssat-comparison': iseeSsatComparison,
  'isee-verbal-reasoning': iseeVerbalReasoning,
  'isee-quantitative-reasoning': iseeQuantitativeReasoning,
  'isee-reading-comprehension': iseeReadingComprehension,
  'isee-math-achievement': iseeMathAchievement,
  'isee-essay': iseeEssay,
  'isee-vocabulary': iseeVocabulary,
  'ssat-quantitative': ssatQuantitative,
  'ssat-reading-comprehension': ssatReadingComprehension,
  'ssat-verbal': ssatVerbal,
  'ssat-analogies': ssatAnalogies,
  'ssat-essay': ssatEssay,
  'ssat-vocabulary': ssatVocabulary,
}

/** The day on which the facts of all guides were last checked against docs/exams.md. */
export const GUIDES_CHECKED = '2026-11-23'

const GUIDES = new Map(Object.entries(FILES).map(([slug, file]) => [slug, readText(file, HeadSchema)]))

/** The guide at this address; null for none. */
export function guideAt(slug: string): Guide | null {
  return GUIDES.get(slug) ?? null
}
