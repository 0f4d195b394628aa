/** What the server's answer to a save changes in the room. */

import { confirmedHighlights } from './highlights'
import { joined, type Mark, type Room, type RoomReply } from './state'

export function replied(room: Room, { reply, at }: { reply: RoomReply; at: number }): Room {
  const sent = room.save?.questions ?? []
  const isConfirmed = (position: number) =>
    sent.some(({ position: other, mark }) => other === position && mark?.changedAt === room.marks[position - 1]?.changedAt)
  const next: Room = {
    ...room,
    ...confirmedHighlights(room, reply),
    save: null,
    isUnderWay: false,
    hasSaved: true,
    trouble: null,
    revision: reply.revision,
    unsent: room.unsent.filter((position) => !isConfirmed(position)),
    // The answer took a while, so the server's clock is at least this far ahead.
    offset: Math.max(room.offset, reply.now - at),
  }
  return reply.marks ? withMarksOf(next, reply.marks) : next
}

/** Takes over what another page has saved; of two changes to one question the later one counts. */
function withMarksOf(room: Room, theirs: Mark[]): Room {
  const isTheirs = room.marks.map((mine, index) => {
    const their = theirs[index]
    return their !== undefined && (!room.unsent.includes(index + 1) || their.changedAt > mine.changedAt)
  })
  const changed = room.marks.flatMap((mine, index) => (isTheirs[index] && !isSame(mine, theirs[index]) ? [index + 1] : []))
  return {
    ...room,
    marks: room.marks.map((mine, index) => (isTheirs[index] ? (theirs[index] ?? mine) : mine)),
    unsent: room.unsent.filter((position) => !isTheirs[position - 1]),
    elsewhere: changed.reduce(joined, room.elsewhere),
  }
}

function isSame(one: Mark, other: Mark | undefined): boolean {
  return other !== undefined && one.choice === other.choice && one.flagged === other.flagged && String(one.struck) === String(other.struck)
}
