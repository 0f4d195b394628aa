/** The tutor's answer: sentence by sentence, each shown only when the check has passed it. */
import type { ModelMessage } from 'ai'
import { type Database, db } from '~/db.server'
import { checkSentence } from '~/exam/tutor/check'
import { factsOf } from '~/exam/tutor/facts'
import { echoes, refusedSort } from '~/exam/tutor/safety/refused'
import { cutSentences } from '~/exam/tutor/sentences'
import type { MessageOrigin, Level as StoredLevel } from '~/generated/prisma/enums'
import { talkFor } from '~/models/ai/spending.server'
import { giveUseBack, type Task, type TaskWork, writeWhileRunning } from '~/models/ai/task.server'
import { examLevel } from '~/models/bank/stored-level'
import { hasTimedWork } from '~/models/membership/start-timed.server'
import { heldBack } from '~/models/sittings/held-back.server'
import type { VoiceSettings } from '~/models/voice/settings'
import { publishedVoice } from '~/models/voice/voice.server'
import { ModelFailure } from '~/services/ai/client.server'
import { log } from '~/utils/log.server'
import { isHeld, subjectsOf } from '../about.server'
import { tellGrown } from './live.server'
import { ONCE_MORE, promptOf } from './prompt'
import { nextHint, toolsFor } from './tools.server'

/** From the question to the first sentence that is shown. */
const FIRST_SENTENCE_MS = 20_000
/** "Of course!" is passed over: alone, before what is held back, it would agree to anything. */
const SAYS_NOTHING = /^(?:of course|sure(?: thing)?|certainly|okay|ok|absolutely|no problem|got it|happy to help)[.!,]*$/i
/** Of the talk before; more costs tokens and helps little. */
const MOST_BEFORE = 12
const NO_WORDS = 'I could not find good words for that. Tell me which step you are at, and what you have so far.'

const ANSWERS = ['model', 'steps', 'entry'] as const

export const TUTOR_REPLY: TaskWork = {
  run: answer,
  async undo(transaction, { userId, reference }) {
    const message = await transaction.tutorMessage.findUnique({ where: { id: reference }, select: { conversationId: true } })
    if (!message) return
    await giveUnansweredBack(transaction, { userId, conversationId: message.conversationId })
    tellGrown(reference)
  },
}

/** A talk that has had an answer is worth its use. */
async function giveUnansweredBack(
  transaction: Database,
  { userId, conversationId }: { userId: string; conversationId: string },
): Promise<void> {
  const answered = { conversationId, author: 'tutor' as const, isWhole: true, origin: { in: [...ANSWERS] } }
  if ((await transaction.tutorMessage.count({ where: answered })) > 0) return
  await giveUseBack(transaction, { userId, feature: 'ai_tutor', reference: conversationId })
}

async function answer(task: Task): Promise<void> {
  const message = await db.tutorMessage.findUnique({
    where: { id: task.reference },
    select: {
      ...{ id: true, number: true },
      conversation: {
        select: {
          ...{ id: true, topic: true, reference: true, choice: true, level: true, item: { select: { content: true } } },
          messages: {
            where: { body: { not: '' } },
            orderBy: { number: 'asc' },
            select: { author: true, origin: true, number: true, body: true },
          },
        },
      },
    },
  })
  // Deleted meanwhile: nobody waits any more.
  if (!message) return
  // A test may have begun since the question was asked.
  if ((await hasTimedWork(task.userId, new Date())) || (await isHeld(task.userId, message.conversation))) throw new ModelFailure('held')
  const [voice, held] = await Promise.all([publishedVoice(), heldBack(task.userId)])
  const { conversation: talk, number } = message
  const before = talk.messages.filter((one) => one.number < number)
  await new Reply({ task, voice, talk: { ...talk, messages: before }, held }).give()
}

/** Where our own words come from: the question's steps, the word list, or nowhere. */
function originOf({ hasItem, isUnsure }: { hasItem: boolean; isUnsure: boolean }): MessageOrigin {
  if (isUnsure) return 'unsure'
  return hasItem ? 'steps' : 'entry'
}

interface Given {
  task: Task
  voice: VoiceSettings
  talk: Parameters<typeof subjectsOf>[0] & { id: string; level: StoredLevel | null; messages: readonly Before[] }
  held: ReadonlySet<string>
}

interface Before {
  author: 'student' | 'tutor'
  origin: string
  number: number
  body: string
}

class Reply {
  private readonly shown: string[] = []
  private readonly confirmed: string[]
  private readonly subjects: ReturnType<typeof subjectsOf>
  private readonly system: string
  private readonly said: string
  private heldBack = 0
  /** Nothing of ours could stand in for the model either. */
  private isUnsure = false

  constructor(private readonly given: Given) {
    const { talk, voice } = given
    this.subjects = subjectsOf(talk)
    this.confirmed = [...this.subjects.texts]
    this.system = promptOf({ ...this.subjects, level: talk.level && examLevel(talk.level), voice })
    this.said = talk.messages.findLast(({ author }) => author === 'student')?.body ?? ''
  }

  /** Once, once more when a sentence was held back, and then the next step of our own. */
  async give(): Promise<void> {
    const isWhole = (await this.speak()) || (await this.speakOnceMore())
    if (!isWhole) await this.showStep()
    await writeWhileRunning(this.given.task, async (transaction) => {
      await transaction.tutorMessage.updateMany({ where: { id: this.id }, data: { isWhole: true, heldBack: this.heldBack } })
      if (this.isUnsure) await giveUnansweredBack(transaction, { userId: this.given.task.userId, conversationId: this.given.talk.id })
    })
    tellGrown(this.id)
  }

  /** Our own step stands in for it when that fails too. */
  private async speakOnceMore(): Promise<boolean> {
    try {
      return await this.speak([{ role: 'user', content: ONCE_MORE }])
    } catch (error) {
      if (error instanceof ModelFailure) return false
      throw error
    }
  }

  private get id(): string {
    return this.given.task.reference
  }

  /** Shows what may be shown. False when a sentence had to be held back, or nothing came. */
  private async speak(more: ModelMessage[] = []): Promise<boolean> {
    const { voice, task } = this.given
    const impatience = new AbortController()
    const left = task.createdAt.getTime() + FIRST_SENTENCE_MS - Date.now()
    const timer = setTimeout(() => this.shown.length === 0 && impatience.abort(new ModelFailure('slow')), Math.max(0, left))
    try {
      let text = ''
      const asked = {
        ...{ system: this.system, messages: [...this.history(), ...more], tools: this.tools(), signal: impatience.signal },
        ...{ model: voice.model || null, temperature: voice.temperature / 100, mostTokens: voice.mostTokens },
        firstMs: this.shown.length === 0 ? left : FIRST_SENTENCE_MS,
        wholeMs: task.deadline.getTime() - Date.now(),
      }
      for await (const piece of talkFor(task.userId, asked)) {
        const { sentences, rest } = cutSentences(text + piece)
        text = rest
        for (const sentence of sentences) if (!(await this.show(sentence))) return false
        if (this.shown.length >= voice.mostSentences) return true
      }
      if (text.trim() && !(await this.show(text.trim()))) return false
      return this.shown.length > 0
    } finally {
      clearTimeout(timer)
    }
  }

  /** Shows a sentence, unless it may not be shown. One that stands there already is passed over. */
  private async show(sentence: string): Promise<boolean> {
    if (this.shown.includes(sentence) || SAYS_NOTHING.test(sentence)) return true
    const problem = this.problemOf(sentence)
    if (problem) {
      this.heldBack += 1
      // Why, and never what: it may be anything.
      log.info({ messageId: this.id, problem }, 'a sentence of the model was held back')
      return false
    }
    this.shown.push(sentence)
    await this.write()
    return true
  }

  private problemOf(sentence: string): string | null {
    const rules = this.system.split('<material>')[0] ?? ''
    if (echoes(sentence, this.said) || echoes(sentence, rules)) return 'is an echo'
    const facts = factsOf({ item: this.subjects.item, confirmed: this.confirmed, said: this.said })
    return refusedSort(sentence) ?? checkSentence(sentence, facts)
  }

  private async showStep(): Promise<void> {
    const { item, texts } = this.subjects
    const step = nextHint(item, this.told()) ?? texts[this.told() % Math.max(1, texts.length)]
    const isFirst = this.shown.length === 0
    this.isUnsure = isFirst && !step
    this.shown.push(step ?? NO_WORDS)
    await this.write(isFirst ? originOf({ hasItem: item !== null, isUnsure: this.isUnsure }) : 'model')
  }

  private async write(origin: MessageOrigin = 'model'): Promise<void> {
    const data = { body: this.shown.join(' '), origin, heldBack: this.heldBack }
    await writeWhileRunning(this.given.task, (transaction) => transaction.tutorMessage.updateMany({ where: { id: this.id }, data }))
    tellGrown(this.id)
  }

  /** The talk as the model sees it. What a student in distress wrote is not sent. */
  private history(): ModelMessage[] {
    const { messages } = this.given.talk
    const inNeed = new Set(messages.filter(({ origin }) => origin === 'care').flatMap(({ number }) => [number, number - 1]))
    const before = messages.filter(({ number }) => !inNeed.has(number)).slice(-MOST_BEFORE)
    const history: ModelMessage[] = before.map(({ author, body }) => ({ role: author === 'student' ? 'user' : 'assistant', content: body }))
    return this.shown.length > 0 ? [...history, { role: 'assistant', content: this.shown.join(' ') }] : history
  }

  private told(): number {
    return this.given.talk.messages.filter(({ author, origin }) => author === 'tutor' && origin !== 'care').length
  }

  private tools() {
    const { talk, held } = this.given
    const confirm = (text: string) => this.confirmed.push(text)
    return toolsFor({ item: this.subjects.item, told: this.told(), seed: `talk.${talk.id}.${this.told()}`, held, confirm })
  }
}
