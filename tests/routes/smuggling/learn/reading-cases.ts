/** Actions of the reading room. */
import { readPassage } from '../../../factories/practice/readings'
import { itemsOf, wrongChoice } from '../../../factories/sittings'
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

const LEVEL = 'isee-upper'
const [FIRST, SECOND] = ['u02', 'u04']

/** An action of a passage that is open: `seconds` null where it is still being read. */
const inReading = (page: string, writes: string[], fields: Record<string, unknown>, seconds?: null): Case => ({
  pattern: `/premium/readings/:sittingId${page}`,
  writes,
  prepare: async () => {
    const { browser, student } = await signedIn({ tier: 'premium_annual' })
    const sittingId = await readPassage({ userId: student.id, level: LEVEL, passageId: FIRST, ...(seconds === null ? { seconds } : {}) })
    return { browser, path: `/premium/readings/${sittingId}${page.replace(':position', '1')}`, fields }
  },
})

export const READING_CASES: Case[] = [
  {
    pattern: '/premium/reading-comprehension/passages/:passageId',
    writes: ['PassageReading.passageId'],
    prepare: async () => {
      const { browser } = await signedIn({ tier: 'premium_annual' })
      return { browser, path: `/premium/reading-comprehension/passages/${SECOND}?level=${LEVEL}`, fields: {} }
    },
  },
  inReading('', ['PassageReading.readAt', 'PassageReading.sentences'], { intent: 'read', marks: '1', sentence: '2' }, null),
  {
    ...inReading('/questions/:position', ['Response.choice'], {}),
    honest: ['Response.isRight'],
    prepare: async () => {
      const { browser, student } = await signedIn({ tier: 'premium_annual' })
      const sittingId = await readPassage({ userId: student.id, level: LEVEL, passageId: FIRST })
      const [item] = await itemsOf(sittingId)
      const fields = { choice: item ? wrongChoice(item) : 0, struck: '2', openedAt: String(Date.now()) }
      return { browser, path: `/premium/readings/${sittingId}/questions/1`, fields }
    },
  },
  inReading('/notes', ['PassageNote.text'], { line: '2', text: 'Here it turns.' }),
  inReading('/main-idea', ['PassageReading.mainIdea'], { sentence: 'A text about something.' }),
]
