/** How the room makes its saves and takes their answers: one under way at a time, sent again until the server has it. */
import { keptHighlights } from './highlights'
import { joined, type Room, type RoomSave } from './state'

/** Time alone is sent when there is so much of it. */
const WORTH_A_SAVE_MS = 1_000

/** No one is looking anymore: worth a save when there is something to say. */
export function away(room: Room, at: number): Room {
  const spent = Object.values(room.spent).reduce((sum, one) => sum + one, 0)
  return begin({ ...room, looking: null }, at, spent >= WORTH_A_SAVE_MS)
}

/** Makes a save of what is new, unless one is under way or waits. `isAsked`: also when nothing is new. */
export function begin(room: Room, at: number, isAsked = false): Room {
  const isOpen = room.phase === 'open' || room.phase === 'over'
  const isNew = room.unsent.length > 0 || room.unsentHighlights.length > 0
  if (room.save || !isOpen || (!isNew && !isAsked)) return room

  const { spent, ...rest } = withTime(room, at)
  const positions = [...new Set([...room.unsent, ...Object.keys(spent).map(Number)])].sort((a, b) => a - b)
  const questions = positions.map((position) => ({ position, spent: spent[position] ?? 0 }))
  const save = { page: room.page, number: room.number + 1, seen: room.revision, questions }
  return { ...rest, spent: {}, number: save.number, save: withLatestMarks(rest, save), isUnderWay: true }
}

/** Sends again what waits, with what the student has changed since; its times stay as they were. */
export function again(room: Room, at: number): Room {
  if (!room.save) return begin(room, at, true)
  return room.isUnderWay || room.trouble === 'gone' || room.phase === 'paused' || room.phase === 'ended'
    ? room
    : { ...room, save: withLatestMarks(room, room.save), isUnderWay: true }
}

function withLatestMarks(
  { unsent, marks, revision, ...room }: Pick<Room, 'unsent' | 'marks' | 'revision' | 'highlights' | 'unsentHighlights'>,
  save: RoomSave,
): RoomSave {
  const positions = unsent.reduce(
    joined,
    save.questions.map(({ position }) => position),
  )
  const spent = new Map(save.questions.map((question) => [question.position, question.spent]))
  const questions = positions.map((position) => ({
    position,
    spent: spent.get(position) ?? 0,
    ...(unsent.includes(position) && { mark: marks[position - 1] }),
  }))
  const highlights = Object.entries(keptHighlights(room)).map(([passage, one]) => ({ passage, ...one }))
  return { ...save, seen: revision, questions, ...(highlights.length > 0 && { highlights }) }
}

export function withTime(room: Room, at: number): Room {
  if (!room.looking) return room
  const { position, since } = room.looking
  const spent = { ...room.spent, [position]: (room.spent[position] ?? 0) + Math.max(0, Math.round(at - since)) }
  return { ...room, spent, looking: { position, since: at } }
}
