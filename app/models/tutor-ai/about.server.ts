/** What a talk is about: a solved question with its passage and the mistake that was made, a word of our list, or anything. */
import { type Database, db } from '~/db.server'
import type { Item } from '~/exam/core/item/item'
import { sourceOf } from '~/exam/core/item/name'
import { entryOf } from '~/exam/words/entries.server'
import type { Subject, TutorTopic } from '~/generated/prisma/enums'
import { storedItem } from '~/models/bank/item-store.server'
import { findSolved } from '~/models/bank/marks.server'
import { standsOpen } from '~/models/sittings/held-back.server'

/** Where a question was solved. */
export interface Place {
  sittingId: string
  position: number
  /** The section of a whole test; null for all else. */
  part: string | null
}

/** What the row of a talk says of it. */
export interface About {
  topic: TutorTopic
  title: string
  subject: Subject | null
  itemId: string | null
  choice: number | null
  reference: string | null
}

const NOTHING = { subject: null, itemId: null, choice: null, reference: null }

/** A question that the student has solved; null while it can still be answered, and for anyone else's. */
export async function aboutQuestion(userId: string, place: Place): Promise<(About & { item: Item }) | null> {
  const solved = await findSolved({ userId, ...place })
  if (!solved) return null
  const { item, itemId, choice } = solved
  return { ...NOTHING, topic: 'question', title: item.skill, subject: item.subject, itemId, choice, item }
}

/** A word of our list; null for any other. */
export function aboutWord(word: string): About | null {
  const entry = entryOf(word.toLowerCase())
  return entry && { ...NOTHING, topic: 'word', title: `The word “${entry.word}”`, reference: entry.word }
}

/** A talk about whatever the student asks. */
export const ABOUT_ANYTHING: About = { ...NOTHING, topic: 'own', title: 'A question of my own' }

/** What is known of a talk's subject, for its page and for the model. */
export interface Subjects {
  item: Item | null
  choice: number | null
  /** Texts of ours that the tutor may lean on beside the item. */
  texts: string[]
}

/** Whether what a talk is about stands in an open test or quiz of the student's: then nothing is said of it, and nothing shown that was. */
export async function isHeld(userId: string, talk: Omit<Row, 'choice'>, database: Database = db): Promise<boolean> {
  const item = talk.item && storedItem(talk.item.content as Parameters<typeof storedItem>[0])
  if (item) return standsOpen(userId, { name: item.id, source: sourceOf(item) }, database)
  if (talk.topic !== 'word' || !talk.reference) return false
  return standsOpen(userId, { name: null, source: `word-${talk.reference}` }, database)
}

type Row = { item: { content: unknown } | null; choice: number | null; topic: TutorTopic; reference: string | null }

/** Reads what the row of a talk points to. */
export function subjectsOf({ item, choice, topic, reference }: Row): Subjects {
  const known = item ? storedItem(item.content as Parameters<typeof storedItem>[0]) : null
  return { item: known, choice, texts: topic === 'word' && reference ? wordTexts(reference) : [] }
}

/** What our list says of a word. */
export function wordTexts(word: string): string[] {
  const entry = entryOf(word.toLowerCase())
  if (!entry) return []
  const near = entry.near.map(({ why }) => why)
  return [
    `${capital(entry.word)} means ${entry.definition}.`,
    `In a sentence: ${entry.sentence}`,
    ...near,
    ...(entry.root ? [`Where it comes from: ${entry.root}.`] : []),
  ]
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
