/** Questions for a program, drawn from the bank so that none comes twice: neither the same one nor one that reads the same. */
import { askedBy, bankSources } from '~/exam/bank/sources.server'
import type { Item } from '~/exam/core/item/item'
import { DIFFICULTIES, type Difficulty, type Level, type Subject } from '~/exam/core/levels'
import { type Random, seededRandom } from '~/exam/core/random'

const DRAWS = 60

/** How hard the questions of each week are: easy, medium and hard of ten; the last two days are lighter. */
const MIX: { until: number; of: readonly [number, number, number] }[] = [
  { until: 7, of: [5, 4, 1] },
  { until: 14, of: [3, 5, 2] },
  { until: 21, of: [2, 5, 3] },
  { until: 28, of: [1, 5, 4] },
  { until: 30, of: [4, 6, 0] },
]

export type Draw = ReturnType<typeof startDraw>

/** `used` holds what this program has asked. */
export function startDraw(level: Level) {
  const random = seededRandom(`boot camp 1 ${level}`)
  const asked = new Set<string>()
  const words = new Set<string>()
  const timesAsked = new Map<string, number>()
  let draws = 0

  function take(item: Item, once?: string): boolean {
    const print = askedBy(item)
    if (asked.has(print)) return false
    asked.add(print)
    if (once) words.add(once)
    const key = `${item.subject} ${item.skill}`
    timesAsked.set(key, (timesAsked.get(key) ?? 0) + 1)
    return true
  }

  /** How often a skill of a section was asked by now. */
  const times = (subject: Subject, skill: string) => timesAsked.get(`${subject} ${skill}`) ?? 0

  /** A question of one of these skills, those that were asked least before the others; null when none is new. */
  function ofSkills(subject: Subject, skills: readonly string[], day: number): Item | null {
    const inTurn = random.shuffle(skills).toSorted((a, b) => times(subject, a) - times(subject, b))
    for (const skill of inTurn) {
      const item = ofSkill(subject, skill, day)
      if (item) return item
    }
    return null
  }

  function ofSkill(subject: Subject, skill: string, day: number): Item | null {
    const sources = bankSources({ level, subject }).filter(({ isReserved, name }) => !isReserved && !words.has(name))
    const offers = sources.flatMap((source) =>
      source.offers.filter((offer) => offer.skill === skill).map((offer) => ({ ...offer, source })),
    )
    if (offers.length === 0) return null
    const wanted = difficultyOn(day, random)
    for (let draw = 0; draw < DRAWS; draw++) {
      const nearest = nearestTo(wanted, offers, draw)
      const offer = random.pick(nearest)
      const item = offer.item(`camp.${level}.${day}.${++draws}`)
      // A word or a sentence has only itself; a family has new numbers.
      if (take(item, offer.source.family ? undefined : offer.source.name)) return item
    }
    return null
  }
  return { random, take, times, ofSkills }
}

/** Those as hard as wanted first; after half of the draws anything will do. */
function nearestTo<Offer extends { difficulty: Difficulty }>(wanted: Difficulty, offers: readonly Offer[], draw: number): readonly Offer[] {
  if (draw > DRAWS / 2) return offers
  const distance = (offer: Offer) => Math.abs(DIFFICULTIES.indexOf(offer.difficulty) - DIFFICULTIES.indexOf(wanted))
  const least = Math.min(...offers.map(distance))
  return offers.filter((offer) => distance(offer) === least)
}

function difficultyOn(day: number, random: Random): Difficulty {
  const [easy, medium] = MIX.find(({ until }) => day <= until)?.of ?? [3, 5, 2]
  const place = random.int(0, 9)
  return place < easy ? 'easy' : place < easy + medium ? 'medium' : 'hard'
}
