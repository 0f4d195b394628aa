/** The screens of the reading room, as the account of history.ts finds them. */
import { findReading, keepHighlights } from '~/models/reading/reading.server'
import { addNote, saveIdea } from '~/models/reading/text.server'
import { readPassage } from '../../../factories/practice/readings'
import { lately, wrongChoice } from '../../../factories/sittings'

export interface ReadingHistory {
  /** Of one passage that is open and one that was read, missed once and written about. */
  passages: { open: string; read: string }
}

export async function liveReadings(userId: string): Promise<ReadingHistory> {
  const level = 'isee-upper'
  const open = await readPassage({ userId, level, passageId: 'u06', seconds: null })
  const choose = (item: Parameters<typeof wrongChoice>[0], position: number) => (position === 1 ? wrongChoice(item) : null)
  const read = await readPassage({ userId, level, passageId: 'u02', at: lately(), choose })
  await addNote({ userId, sittingId: read, line: 3, text: 'Here the speaker changes.' })
  const reading = await findReading({ userId, sittingId: read })
  if (reading) await keepHighlights({ userId, sittingId: read }, reading.passage, { had: null, sentences: [0, 2] })
  await saveIdea({ userId, sittingId: read, seen: 0, sentence: 'Somebody looks at one thing for a long time and sees something else.' })
  return { passages: { open, read } }
}

const ROOM = 'premium/reading-comprehension'
const OPENED = 'premium/readings/:sittingId'

interface At {
  passages: ReadingHistory['passages']
}

const opened = (title: string, page: string, to = page, which: 'open' | 'read' = 'read') => ({
  route: `${OPENED}${page}`,
  title,
  at: ({ passages }: At) => `/premium/readings/${passages[which]}${to}`,
})

export const READING_SCREENS = [
  { route: ROOM, title: 'reading room', at: () => `/${ROOM}` },
  { route: ROOM, title: 'no passage fits', at: () => `/${ROOM}?kind=argument&read=yes` },
  { route: `${ROOM}/strategies`, title: 'reading strategies', at: () => `/${ROOM}/strategies` },
  { route: `${ROOM}/strategies/:category`, title: 'reading strategy', at: () => `/${ROOM}/strategies/main_idea` },
  { route: `${ROOM}/strategies/:category`, title: 'reading strategy, tried', at: () => `/${ROOM}/strategies/tone?choice=1` },
  { route: `${ROOM}/record`, title: 'reading record', at: () => `/${ROOM}/record` },
  { route: `${ROOM}/passages/:passageId`, title: 'cover of a passage', at: () => `/${ROOM}/passages/u12?level=isee-upper` },
  opened('a passage to read', '', '', 'open'),
  opened('a passage that was read', ''),
  opened('marking a passage', '', '?mark=1'),
  opened('question on a passage', '/questions/:position', '/questions/2'),
  opened('missed question on a passage', '/questions/:position', '/questions/1'),
  opened('notes on a passage', '/notes'),
  opened('main idea of a passage', '/main-idea'),
]
