/** Sample essays on twelve prompts, three to each, with comments by the lines of the rubric; written by us, checked once. */
import { z } from 'zod'
import { PROMPTS } from '~/content/prompts/prompts.server'
import { checkReading, ReadingSchema } from '~/exam/essays/reading'
import samples from './samples.json'

const SAMPLE_LEVELS = ['developing', 'solid', 'strong'] as const

const SampleSchema = ReadingSchema.extend({
  promptId: z.string().refine((id) => PROMPTS.some((prompt) => prompt.id === id), 'there is no such prompt'),
  level: z.enum(SAMPLE_LEVELS),
  paragraphs: z.array(z.string().min(1)).min(1),
}).refine((sample) => checkReading(sample, sample.paragraphs.join('\n'))?.missing.length === 0, 'a quotation does not stand in its essay')
export type SampleEssay = z.infer<typeof SampleSchema>

export const SAMPLES: readonly SampleEssay[] = z.array(SampleSchema).parse(samples)

/** The samples on one prompt, from developing to strong; empty where there are none. */
export function samplesOn(promptId: string): SampleEssay[] {
  return SAMPLES.filter((sample) => sample.promptId === promptId)
}
