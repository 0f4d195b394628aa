/** A line between pages and a server, in made-up time: it delays, drops on the way there or back, and answers with errors. */
import { type RoomEvent, step } from '~/components/room/keeping/machine'
import type { Highlights, Room, RoomSave } from '~/components/room/keeping/state'
import { applySave, newSection, type SavedSection } from './saved-section'

const QUESTIONS = 6

export interface Fate {
  /** Milliseconds to the server and back. */
  there: number
  back: number
  happens: 'arrives' | 'lost there' | 'lost back' | 'error'
}

/** The server: one section, open from `start` to `deadline` by its own clock. */
export interface Scene {
  now: number
  start: number
  deadline: number
  section: SavedSection
  /** By passage. */
  highlights: Record<string, Highlights>
  /** What is to happen at a time; pages are told by their place. */
  agenda: { time: number; run: () => void }[]
  fates: Fate[]
  pages: Room[]
  /** How many pages were opened, for their names. */
  opened: number
  isPaused: boolean
}

export function newScene(fates: Fate[], deadline: number): Scene {
  return {
    now: 0,
    start: 0,
    deadline,
    section: newSection(QUESTIONS),
    highlights: {},
    agenda: [],
    fates: [...fates],
    pages: [],
    opened: 0,
    isPaused: false,
  }
}

/** The marks that a page is given. */
export function marksOf({ section }: Scene) {
  return section.questions.map(({ choice, struck, flagged, changedAt }) => ({ choice, struck, flagged, changedAt: changedAt ?? 0 }))
}

/** Gives a page an event; a save that it begins goes on its way. */
export function tell(scene: Scene, page: number, event: RoomEvent): void {
  const before = scene.pages[page]
  if (!before) return
  const after = step(before, event)
  scene.pages[page] = after
  if (after.isUnderWay && after.save && after.save !== before.save) send(scene, page, after.save)
}

/** Lets time pass, and everything happen that falls into it. */
export function pass(scene: Scene, milliseconds: number): void {
  const until = scene.now + milliseconds
  for (;;) {
    const [next] = scene.agenda.toSorted((a, b) => a.time - b.time)
    if (!next || next.time > until) break
    scene.agenda.splice(scene.agenda.indexOf(next), 1)
    scene.now = next.time
    next.run()
  }
  scene.now = until
}

function send(scene: Scene, page: number, save: RoomSave): void {
  const { there, back, happens } = scene.fates.shift() ?? { there: 5, back: 5, happens: 'arrives' }
  const at = (time: number, run: () => void) => scene.agenda.push({ time, run })
  const answer = (event: RoomEvent) => at(scene.now + back, () => tell(scene, page, { ...event, at: scene.now } as RoomEvent))
  if (happens === 'lost there') return void at(scene.now + there, () => answer({ type: 'dropped', trouble: 'offline', at: 0 }))

  at(scene.now + there, () => {
    if (happens === 'error') return answer({ type: 'dropped', trouble: 'offline', at: 0 })
    if (scene.isPaused) return answer({ type: 'refused', phase: 'paused' })
    if (scene.now > scene.deadline) return answer({ type: 'refused', phase: 'ended', marks: marksOf(scene) })
    const questions = save.questions.map(({ mark, ...question }) => ({
      ...question,
      mark: mark && { ...mark, changedAt: new Date(mark.changedAt) },
    }))
    for (const { passage, ...one } of save.highlights ?? []) {
      if (one.changedAt >= (scene.highlights[passage]?.changedAt ?? 0)) scene.highlights[passage] = one
    }
    const { revision } = applySave(scene.section, { ...save, questions }, { open: scene.now - scene.start, now: scene.now })
    // A page that hears nothing asks again, though the server has it.
    if (happens === 'lost back') return answer({ type: 'dropped', trouble: 'offline', at: 0 })
    const isAlone = revision === save.seen + 1
    const theirs = isAlone ? {} : { marks: marksOf(scene), highlights: { ...scene.highlights } }
    answer({ type: 'replied', reply: { revision, now: scene.now, ...theirs }, at: 0 })
  })
}
