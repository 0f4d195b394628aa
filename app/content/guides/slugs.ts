/** The addresses of the guides, apart from their texts, which never go to the browser as data. */
export const GUIDE_SLUGS = [
  'test-prep-hub',
  'isee-or-ssat',
  'isee-ssat-comparison',
  'isee-verbal-reasoning',
  'isee-quantitative-reasoning',
  'isee-reading-comprehension',
  'isee-math-achievement',
  'isee-essay',
  'isee-vocabulary',
  'ssat-quantitative',
  'ssat-reading-comprehension',
  'ssat-verbal',
  'ssat-analogies',
  'ssat-essay',
  'ssat-vocabulary',
] as const
export type GuideSlug = (typeof GUIDE_SLUGS)[number]
