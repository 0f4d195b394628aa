/** The screens of the talks with the AI tutor, and the talks that they show. */
import { randomToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { reportedTalkOf, talkOf } from '../../../factories/practice/talks'

export interface TalkHistory {
  talk: string
  /** What opens it. */
  sharedTalk: string
  /** A report, as admins find it. */
  talkReport: string
}

export async function liveTalks(userId: string): Promise<TalkHistory> {
  const [talkReport, talk] = [await reportedTalkOf(userId), await talkOf(userId)]
  const sharedTalk = randomToken()
  await db.tutorConversation.update({ where: { id: talk }, data: { shareKey: sharedTalk, sharedAt: new Date() } })
  return { talkReport, talk, sharedTalk }
}

const ROOM = 'premium/ai-tutor'
const scripts = ['/tutor.js']

interface At extends TalkHistory {
  ended: string
}

const ofTalk = (title: string, page: string) => ({
  route: `${ROOM}/:talkId${page}`,
  title,
  at: ({ talk }: At) => `/${ROOM}/${talk}${page}`,
  ...(page === '' && { scripts }),
})

export const TUTOR_SCREENS = [
  { route: 'my-tutors', title: 'a student’s tutors', at: () => '/my-tutors' },
  { route: 'my-tutors/code', title: 'a tutor’s code', at: () => '/my-tutors/code' },
  { route: ROOM, title: 'AI tutor', at: () => `/${ROOM}`, scripts },
  { route: ROOM, title: 'no talk fits', at: () => `/${ROOM}?search=zebra`, scripts },
  {
    route: `${ROOM}/questions/:sittingId/:position`,
    title: 'asking about a question',
    at: ({ ended }: At) => `/${ROOM}/questions/${ended}/3`,
    scripts,
  },
  { route: 'shared-talk', title: 'shared talk', at: ({ sharedTalk }: At) => `/shared-talk?key=${sharedTalk}`, scripts },
  ofTalk('talk', ''),
  ofTalk('name and sharing of a talk', '/settings'),
  ofTalk('deletion of a talk', '/deletion'),
  ofTalk('report of a talk', '/report'),
]
