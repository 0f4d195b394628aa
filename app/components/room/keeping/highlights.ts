/** The highlights of a section's passages in the room: they are kept, sent and confirmed as marks are, of two changes the later one. */
import { type Highlights, joined, type Room, type RoomReply } from './state'

/** The student highlights these sentences of a passage, and no others. */
export function highlighted(room: Room, { passage, sentences, at }: { passage: string; sentences: number[]; at: number }): Room {
  const before = room.highlights[passage]
  // Later than everything that is known of it, whatever the clocks say.
  const changedAt = Math.max(Math.round(at + room.offset), (before?.changedAt ?? 0) + 1)
  return withUnsent(room, passage, { sentences, changedAt })
}

/** Takes what an earlier visit could not send, unless something newer is known. */
export function restoredHighlights(room: Room, kept: Record<string, Highlights>): Room {
  return Object.entries(kept).reduce((next, [passage, highlights]) => {
    const isNewer = highlights.changedAt > (next.highlights[passage]?.changedAt ?? 0)
    return isNewer ? withUnsent(next, passage, highlights) : next
  }, room)
}

/** What must not get lost with this page, by passage. */
export function keptHighlights({
  unsentHighlights,
  highlights,
}: Pick<Room, 'unsentHighlights' | 'highlights'>): Record<string, Highlights> {
  return Object.fromEntries(unsentHighlights.map((passage) => [passage, highlights[passage] as Highlights]))
}

/** What a save has confirmed, and what another page has saved. */
export function confirmedHighlights(room: Room, { highlights: theirs = {} }: RoomReply): Pick<Room, 'highlights' | 'unsentHighlights'> {
  const mine = room.highlights
  const sent = room.save?.highlights ?? []
  const isConfirmed = (name: string) => sent.some(({ passage, changedAt }) => passage === name && changedAt === mine[name]?.changedAt)
  const waiting = room.unsentHighlights.filter((name) => !isConfirmed(name))
  const isTheirs = (name: string) => !waiting.includes(name) || (theirs[name]?.changedAt ?? 0) > (mine[name]?.changedAt ?? 0)
  const taken = Object.entries(theirs).filter(([name]) => isTheirs(name))
  return {
    highlights: taken.length === 0 ? mine : { ...mine, ...Object.fromEntries(taken) },
    unsentHighlights: waiting.filter((name) => !taken.some(([other]) => other === name)),
  }
}

function withUnsent(room: Room, passage: string, highlights: Highlights): Room {
  return {
    ...room,
    highlights: { ...room.highlights, [passage]: highlights },
    unsentHighlights: joined(room.unsentHighlights, passage),
  }
}
