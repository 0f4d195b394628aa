/** What the tutor would say with a draft: the answers to three stored questions, asked of the model as a student's would be. */

import { checkSentence } from '~/exam/tutor/check'
import { factsOf } from '~/exam/tutor/facts'
import { refusedSort } from '~/exam/tutor/safety/refused'
import { cutSentences } from '~/exam/tutor/sentences'
import { writeFor } from '~/models/ai/spending.server'
import { promptOf } from '~/models/tutor-ai/reply/prompt'
import type { VoiceSettings } from '~/models/voice/settings'
import { type FailureReason, ModelFailure } from '~/services/ai/client.server'
import { storedQuestions } from './questions.server'

const PATIENCE_MS = 8_000

export interface Preview {
  question: string
  /** Each with whether our check would show it. */
  sentences: { text: string; isShown: boolean }[]
  failure: FailureReason | null
}

/** Asks the model all three at once, for the admin's own tokens. */
export function previewVoice({ actorId, settings }: { actorId: string; settings: VoiceSettings }): Promise<Preview[]> {
  return Promise.all(
    storedQuestions().map(async ({ item, asks }) => {
      const system = promptOf({ item, choice: (item.answer + 1) % item.choices.length, texts: [], level: item.level, voice: settings })
      const asked = {
        ...{ system, model: settings.model ?? null, temperature: settings.temperature / 100, mostTokens: settings.mostTokens },
        messages: [{ role: 'user' as const, content: asks }],
        ...{ firstMs: PATIENCE_MS, wholeMs: PATIENCE_MS },
      }
      try {
        const { text } = await writeFor(actorId, asked)
        const { sentences, rest } = cutSentences(text)
        const facts = factsOf({ item, said: asks })
        const shown = [...sentences, rest.trim()].filter(Boolean).slice(0, settings.mostSentences)
        return {
          question: `${item.skill}: “${asks}”`,
          sentences: shown.map((one) => ({ text: one, isShown: refusedSort(one) === null && checkSentence(one, facts) === null })),
          failure: null,
        }
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        return { question: `${item.skill}: “${asks}”`, sentences: [], failure: error.reason }
      }
    }),
  )
}
