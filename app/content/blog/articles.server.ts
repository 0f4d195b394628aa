/** The articles of the blog with their drawings, read and checked once. */
import { z } from 'zod'
import { withoutMarks, wordsIn } from '~/utils/text/words'
import { type ReadText, readText } from '../texts/read.server'
import financialAid from './financial-aid.md?raw'
import financialAidArt from './financial-aid.svg?raw'
import iseeLevelsExplainedComprehensiveGuide from './isee-levels-explained-comprehensive-guide.md?raw'
import iseeLevelsExplainedComprehensiveGuideArt from './isee-levels-explained-comprehensive-guide.svg?raw'
import masteringSsatAnalogiesProvenStrategies from './mastering-ssat-analogies-proven-strategies.md?raw'
import masteringSsatAnalogiesProvenStrategiesArt from './mastering-ssat-analogies-proven-strategies.svg?raw'
import privateSchoolAcceptance from './private-school-acceptance.md?raw'
import privateSchoolAcceptanceArt from './private-school-acceptance.svg?raw'
import ssatBootcamp from './ssat-bootcamp.md?raw'
import ssatBootcampArt from './ssat-bootcamp.svg?raw'
import ssatGuide from './ssat-guide.md?raw'
import ssatGuideArt from './ssat-guide.svg?raw'
import ssatVsIseeWhichTestRightForYourChild from './ssat-vs-isee-which-test-right-for-your-child.md?raw'
import ssatVsIseeWhichTestRightForYourChildArt from './ssat-vs-isee-which-test-right-for-your-child.svg?raw'
import taxDeductions from './tax-deductions.md?raw'
import taxDeductionsArt from './tax-deductions.svg?raw'

const HeadSchema = z.strictObject({
  title: z.string(),
  description: z.string().min(50).max(160),
  summary: z.string(),
  date: z.iso.date(),
  /** The day of its last change of substance, where there was one. */
  updated: z.iso.date().optional(),
  author: z.literal('Stanine editorial desk'),
  expertise: z.array(z.string()).min(1),
  hero: z.strictObject({ alt: z.string(), caption: z.string() }),
  sources: z.array(z.strictObject({ title: z.string(), address: z.url(), year: z.string(), note: z.string() })).min(1),
})

export interface Article extends ReadText<z.output<typeof HeadSchema>> {
  slug: string
  /** The drawing at its head: a whole SVG document of 960 by 540. */
  art: string
  words: number
  /** Minutes that reading takes. */
  readMinutes: number
}

const FILES = {
  'financial-aid': { text: financialAid, art: financialAidArt },
  'isee-levels-explained-comprehensive-guide': {
    text: iseeLevelsExplainedComprehensiveGuide,
    art: iseeLevelsExplainedComprehensiveGuideArt,
  },
  'mastering-ssat-analogies-proven-strategies': {
    text: masteringSsatAnalogiesProvenStrategies,
    art: masteringSsatAnalogiesProvenStrategiesArt,
  },
  'private-school-acceptance': { text: privateSchoolAcceptance, art: privateSchoolAcceptanceArt },
  'ssat-bootcamp': { text: ssatBootcamp, art: ssatBootcampArt },
  'ssat-guide': { text: ssatGuide, art: ssatGuideArt },
  'ssat-vs-isee-which-test-right-for-your-child': {
    text: ssatVsIseeWhichTestRightForYourChild,
    art: ssatVsIseeWhichTestRightForYourChildArt,
  },
  'tax-deductions': { text: taxDeductions, art: taxDeductionsArt },
}

/** Words that an adult reads in a minute, slowly. */
const WORDS_A_MINUTE = 220

/** All articles, the newest first. */
export const ARTICLES: readonly Article[] = Object.entries(FILES)
  .map(([slug, { text, art }]) => {
    const read = readText(text, HeadSchema)
    const words = wordsIn(withoutMarks([read.opening, ...read.parts.map((part) => part.text)].join('\n')))
    return { slug, art, words, readMinutes: Math.ceil(words / WORDS_A_MINUTE), ...read }
  })
  .toSorted((one, other) => other.head.date.localeCompare(one.head.date))

/** The article at this address; null for none. */
export function articleAt(slug: string | undefined): Article | null {
  return ARTICLES.find((article) => article.slug === slug) ?? null
}
