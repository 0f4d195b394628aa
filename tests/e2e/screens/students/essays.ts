/** The screens of the essay workshop, as the account of history.ts finds them. */

import { db } from '~/db.server'
import { startDraft } from '~/models/essays/start.server'
import { giveFeedback, PROMPT_ID, sampleText, writeEssay } from '../../../factories/practice/essays'

export interface EssayHistory {
  /** One with feedback, its second draft, and one that is still being written. */
  essays: { read: string; second: string; open: string }
}

export async function liveEssays(userId: string): Promise<EssayHistory> {
  const read = await writeEssay({ userId, submittedAt: new Date() })
  await giveFeedback(userId, read)
  const draft = await startDraft({ userId, essayId: read })
  if (!draft || !('id' in draft)) throw new Error('no second draft')
  const body = sampleText().replace('It takes twenty minutes.', 'It takes as long as two songs on the radio.')
  await db.essay.update({ where: { id: draft.id }, data: { body, submittedAt: new Date(), openKey: null } })
  return { essays: { read, second: draft.id, open: await writeEssay({ userId }) } }
}

const WORKSHOP = 'premium/essay-workshop'
const ESSAY = `${WORKSHOP}/essays/:essayId`

interface At {
  essays: EssayHistory['essays']
}

export const ESSAY_SCREENS = [
  { route: WORKSHOP, title: 'essay workshop', at: () => `/${WORKSHOP}` },
  { route: `${WORKSHOP}/prompts/:promptId`, title: 'plan of an essay', at: () => `/${WORKSHOP}/prompts/${PROMPT_ID}` },
  { route: `${WORKSHOP}/samples/:promptId`, title: 'sample essays', at: () => `/${WORKSHOP}/samples/${PROMPT_ID}` },
  { route: ESSAY, title: 'an essay with feedback', at: ({ essays }: At) => `/${WORKSHOP}/essays/${essays.read}` },
  { route: ESSAY, title: 'a second draft', at: ({ essays }: At) => `/${WORKSHOP}/essays/${essays.second}` },
  {
    route: `${ESSAY}/submission`,
    title: 'submission of an essay',
    at: ({ essays }: At) => `/${WORKSHOP}/essays/${essays.open}/submission`,
  },
  { route: `${ESSAY}/deletion`, title: 'deletion of an essay', at: ({ essays }: At) => `/${WORKSHOP}/essays/${essays.read}/deletion` },
]
