/** Actions of the talks with the AI tutor: a student's and an admin's. */

import { reportedTalkOf, talkOf } from '../../../factories/practice/talks'
import { sitQuiz, wrongChoice } from '../../../factories/sittings'
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

const SENT = ['TutorMessage.body', 'AiTask.kind', 'FeatureUse.slot']

/** An answer that is on its way is not whole. */
const HONEST = ['TutorMessage.isWhole']

/** A page of a talk, and what its form holds. */
function ofTalk(page: string, writes: string[], fields: Record<string, unknown>): Case {
  return {
    pattern: `/premium/ai-tutor/:talkId${page}`,
    writes,
    prepare: async () => {
      const { browser, student } = await signedIn()
      return { browser, path: `/premium/ai-tutor/${await talkOf(student.id)}${page}`, fields }
    },
  }
}

export const TUTOR_CASES: Case[] = [
  {
    pattern: '/premium/ai-tutor',
    writes: SENT,
    honest: HONEST,
    prepare: async () => {
      const { browser } = await signedIn()
      return { browser, fields: { text: 'What is a ratio?', once: 'abcdefghijklmnopqrst', word: 'candid' } }
    },
  },
  {
    pattern: '/premium/ai-tutor/questions/:sittingId/:position',
    writes: SENT,
    honest: HONEST,
    prepare: async () => {
      const { browser, student } = await signedIn()
      const quiz = { level: 'isee-upper', subject: 'mathematics_achievement', number: 1 } as const
      const sittingId = await sitQuiz({ userId: student.id, ...quiz, at: new Date(), choose: wrongChoice })
      return { browser, path: `/premium/ai-tutor/questions/${sittingId}/1`, fields: { text: 'Why is that wrong?' } }
    },
  },
  { ...ofTalk('', SENT, { text: 'And then?', number: 3, intent: 'send', live: '1' }), honest: HONEST },
  ofTalk('/settings', ['TutorConversation.title'], { title: 'Fractions', intent: 'rename' }),
  { ...ofTalk('/deletion', ['TutorConversation'], {}), readsNothing: true },
  ofTalk('/report', ['TalkReport.reason'], { reason: 'unkind', note: 'It was rude.' }),
  {
    pattern: '/admin/inbox/talks/:reportId',
    writes: ['TalkReport.state', 'AuditLog.action'],
    prepare: async () => {
      const [{ browser }, { student }] = [await signedIn({ role: 'admin' }), await signedIn()]
      return { browser, path: `/admin/inbox/talks/${await reportedTalkOf(student.id)}`, fields: { state: 'done', seen: '' } }
    },
  },
  {
    pattern: '/admin/voice-config',
    writes: ['VoiceVersion.changedAt'],
    prepare: async () => {
      const { browser } = await signedIn({ role: 'admin' })
      const said = {
        persona: 'A patient tutor of many years.',
        tone: 'Calm, in short and plain sentences.',
        language: 'en-US',
        voice: 'Ann',
        model: 'm',
      }
      const counts = {
        rate: 90,
        pitch: 100,
        gradeLower: 4,
        gradeMiddle: 6,
        gradeUpper: 8,
        temperature: 20,
        mostSentences: 3,
        mostTokens: 300,
      }
      return { browser, fields: { ...said, ...counts, intent: 'save', version: '' } }
    },
  },
]
