/** What the charts of the bank are about: surveys with their choices, and things counted day by day. */
import type { Random } from '~/exam/core/random'

export interface Survey {
  title: string
  /** Who answered, in the plural. */
  who: string
  /** Capitalized, as the chart prints them; in a sentence they stand in lower case after "chose". */
  choices: string[]
}

const SURVEYS: Survey[] = [
  { title: 'Favorite Sports', who: 'students', choices: ['Soccer', 'Tennis', 'Hockey', 'Golf', 'Track', 'Rugby'] },
  { title: 'Favorite Fruits', who: 'students', choices: ['Apples', 'Grapes', 'Plums', 'Pears', 'Melons', 'Kiwis'] },
  { title: 'Favorite Pets', who: 'families', choices: ['Cats', 'Dogs', 'Birds', 'Fish', 'Horses', 'Snakes'] },
  { title: 'Favorite Subjects', who: 'students', choices: ['Art', 'Music', 'Math', 'Drama', 'Gym', 'Civics'] },
  { title: 'Favorite Colors', who: 'children', choices: ['Red', 'Blue', 'Green', 'Yellow', 'Purple', 'Orange'] },
  { title: 'Favorite Hobbies', who: 'campers', choices: ['Chess', 'Hiking', 'Sewing', 'Dance', 'Rowing', 'Crafts'] },
]

/** One survey with `count` of its choices, the title included. */
export function drawSurvey(random: Random, count: number): Survey {
  const survey = random.pick(SURVEYS)
  return { ...survey, choices: random.sample(survey.choices, count) }
}

export interface Tally {
  title: string
  /** What is counted, in the plural. */
  what: string
  /** "were sold" */
  happened: string
}

const TALLIES: Tally[] = [
  { title: 'Books Borrowed from the Library', what: 'books', happened: 'were borrowed' },
  { title: 'Tickets Sold for the Play', what: 'tickets', happened: 'were sold' },
  { title: 'Muffins Sold at the Bakery', what: 'muffins', happened: 'were sold' },
  { title: 'Bikes Rented at the Lake', what: 'bikes', happened: 'were rented' },
  { title: 'Cans Collected for the Food Drive', what: 'cans', happened: 'were collected' },
  { title: 'Trees Planted by the Garden Club', what: 'trees', happened: 'were planted' },
  { title: 'Kites Made at Camp', what: 'kites', happened: 'were made' },
]
export const drawTally = (random: Random): Tally => random.pick(TALLIES)

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** Mon, Tue, ... as a chart prints them. */
export const shortDay = (day: string): string => day.slice(0, 3)

/** Four different percents that make 100, multiples of `step`, none below 10. */
export function drawPercents(random: Random, step: 5 | 10): number[] {
  if (step === 10) return random.shuffle([10, 20, 30, 40])
  const [low, high] = [2, 10]
  for (;;) {
    const first = [0, 1, 2].map(() => random.int(low, high))
    const parts = [...first, 20 - first.reduce((sum, part) => sum + part, 0)]
    if ((parts[3] ?? 0) >= low && new Set(parts).size === 4) return parts.map((part) => part * 5)
  }
}
