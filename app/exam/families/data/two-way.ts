/** People sorted in two ways at once, for two-way tables. */
import type { Random } from '~/exam/core/random'

export interface TwoWay {
  topic: number
  /** Two rows of two counts. */
  counts: [[number, number], [number, number]]
}

const TOPICS = [
  {
    caption: 'How Students Come to School',
    who: 'student',
    rows: ['Grade 7', 'Grade 8'],
    columns: ['Bus', 'Walk'],
    row: (name: string) => `is in ${name.toLowerCase()}`,
    column: (name: string) => (name === 'Bus' ? 'comes by bus' : 'walks'),
    group: (name: string) => (name === 'Bus' ? 'students who come by bus' : 'students who walk'),
    asks: (row: string, column: string) => `How many students in ${row.toLowerCase()} ${column === 'Bus' ? 'come by bus' : 'walk'}?`,
  },
  {
    caption: 'Tickets Sold',
    who: 'ticket',
    rows: ['Friday', 'Sunday'],
    columns: ['Adult', 'Child'],
    row: (name: string) => `was sold on ${name}`,
    column: (name: string) => (name === 'Adult' ? 'is an adult ticket' : 'is a child ticket'),
    group: (name: string) => `${name.toLowerCase()} tickets`,
    asks: (row: string, column: string) => `How many ${column.toLowerCase()} tickets were sold on ${row}?`,
  },
  {
    caption: 'Campers and Their Choices',
    who: 'camper',
    rows: ['Oak Cabin', 'Elm Cabin'],
    columns: ['Swim', 'Hike'],
    row: (name: string) => `is in ${name}`,
    column: (name: string) => `chose to ${name.toLowerCase()}`,
    group: (name: string) => `campers who chose to ${name.toLowerCase()}`,
    asks: (row: string, column: string) => `How many campers in ${row} chose to ${column.toLowerCase()}?`,
  },
  {
    caption: 'Books in a Classroom Library',
    who: 'book',
    rows: ['Fiction', 'Nonfiction'],
    columns: ['New', 'Used'],
    row: (name: string) => `is ${name.toLowerCase()}`,
    column: (name: string) => `is ${name.toLowerCase()}`,
    group: (name: string) => `${name.toLowerCase()} books`,
    asks: (row: string, column: string) => `How many ${row.toLowerCase()} books are ${column.toLowerCase()}?`,
  },
] as const

export const twoWayTopic = (topic: number): (typeof TOPICS)[number] => TOPICS[topic] ?? TOPICS[0]

/** Four different counts from `low` to `high`. */
export function drawTwoWay(random: Random, low: number, high: number): TwoWay {
  const [a = 1, b = 2, c = 3, d = 4] = random.sample(
    Array.from({ length: high - low + 1 }, (_, index) => low + index),
    4,
  )
  return {
    topic: random.int(0, TOPICS.length - 1),
    counts: [
      [a, b],
      [c, d],
    ],
  }
}
