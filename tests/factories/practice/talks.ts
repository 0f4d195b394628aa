/** Talks with the AI tutor, with their answers. */
import { db } from '~/db.server'

interface TalkShape {
  title?: string
  /** The tutor has not answered the last message yet. */
  isWaiting?: boolean
  itemId?: string
  choice?: number
}

/** A talk of two messages; returns its id. */
export async function talkOf(
  studentId: string,
  { title = 'Halves and thirds', isWaiting = false, ...about }: TalkShape = {},
): Promise<string> {
  const { id } = await db.tutorConversation.create({
    data: {
      studentId,
      title,
      level: 'isee_upper',
      topic: about.itemId ? 'question' : 'own',
      ...about,
      messages: {
        create: [
          { number: 1, author: 'student', body: 'Why can I not add the denominators?' },
          {
            ...{ number: 2, author: 'tutor', origin: 'model', isWhole: !isWaiting },
            body: isWaiting ? '' : 'Think of $\\frac{1}{2}$ of a pie and $\\frac{1}{3}$ of a pie. Are the pieces of the same size?',
          },
        ],
      },
    },
  })
  return id
}

/** A talk that its student reported; returns the report's id. */
export async function reportedTalkOf(userId: string): Promise<string> {
  const conversationId = await talkOf(userId)
  return (await db.talkReport.create({ data: { conversationId, userId, reason: 'unkind', note: 'It sounded cross.' } })).id
}
