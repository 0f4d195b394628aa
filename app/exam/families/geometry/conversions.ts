/** Pairs of common units, how many of the smaller make the larger, and a story in which such an amount stands. */

export interface Conversion {
  large: [one: string, many: string]
  small: [one: string, many: string]
  factor: number
  /** What somebody takes the factor for who does not know it. */
  believed: number
  /** What the two units measure, after "the same". */
  kind: 'length' | 'weight' | 'amount' | 'amount of time'
  story: (person: string, amount: string) => string
}

export const CONVERSIONS: Conversion[] = [
  {
    large: ['foot', 'feet'],
    small: ['inch', 'inches'],
    factor: 12,
    believed: 10,
    kind: 'length',
    story: (name, amount) => `${name} has a ribbon that is ${amount} long.`,
  },
  {
    large: ['yard', 'yards'],
    small: ['foot', 'feet'],
    factor: 3,
    believed: 4,
    kind: 'length',
    story: (name, amount) => `${name} needs ${amount} of rope.`,
  },
  {
    large: ['pound', 'pounds'],
    small: ['ounce', 'ounces'],
    factor: 16,
    believed: 10,
    kind: 'weight',
    story: (name, amount) => `A package for ${name} weighs ${amount}.`,
  },
  {
    large: ['gallon', 'gallons'],
    small: ['quart', 'quarts'],
    factor: 4,
    believed: 5,
    kind: 'amount',
    story: (name, amount) => `${name} makes ${amount} of lemonade.`,
  },
  {
    large: ['quart', 'quarts'],
    small: ['cup', 'cups'],
    factor: 4,
    believed: 5,
    kind: 'amount',
    story: (name, amount) => `${name} cooks ${amount} of soup.`,
  },
  {
    large: ['hour', 'hours'],
    small: ['minute', 'minutes'],
    factor: 60,
    believed: 100,
    kind: 'amount of time',
    story: (name, amount) => `${name} hikes for ${amount}.`,
  },
  {
    large: ['week', 'weeks'],
    small: ['day', 'days'],
    factor: 7,
    believed: 8,
    kind: 'amount of time',
    story: (name, amount) => `${name}'s birthday is ${amount} away.`,
  },
  {
    large: ['meter', 'meters'],
    small: ['centimeter', 'centimeters'],
    factor: 100,
    believed: 1000,
    kind: 'length',
    story: (name, amount) => `${name} cuts a board that is ${amount} long.`,
  },
  {
    large: ['kilogram', 'kilograms'],
    small: ['gram', 'grams'],
    factor: 1000,
    believed: 100,
    kind: 'amount',
    story: (name, amount) => `${name} buys ${amount} of rice.`,
  },
]
