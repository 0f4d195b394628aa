/** Short stories of gaining, giving and sharing that begin with an unknown amount. */
import type { Person } from '~/exam/families/kit/wording'

export const THINGS = ['stickers', 'marbles', 'trading cards', 'seashells', 'beads', 'crayons'] as const
/** What is sold in packs. */
export const PACKED = ['stickers', 'trading cards', 'beads', 'crayons'] as const
export const STORIES = {
  easy: ['gained', 'lost'],
  medium: ['shared', 'packs', 'moreThan'],
  hard: ['packsAndLoose', 'lostTwice', 'halved'],
} as const
type Story = (typeof STORIES)[keyof typeof STORIES][number]

export interface StartStory {
  story: Story
  person: Person
  friend: Person
  things: (typeof THINGS)[number]
  b: number
  c: number
  end: number
}

/** What stands at the end of each story when it began with n. */
export const END: Record<Story, (n: number, b: number, c: number) => number> = {
  gained: (n, b) => n + b,
  lost: (n, b) => n - b,
  shared: (n, b) => n / b,
  packs: (n, b) => n * b,
  moreThan: (n, b) => n + b,
  packsAndLoose: (n, b, c) => n * b + c,
  lostTwice: (n, b, c) => n - b - c,
  halved: (n, b) => n / 2 - b,
}

/** The story as printed, the amount that it began with, and the computation that leads back. */
export function told({ story, person: { name, they, their }, friend, things, b, c, end }: StartStory): {
  stem: string
  n: number
  work: string
} {
  const start = `How many ${things} did ${name} have at first?`
  const each = `How many ${things} are in each pack?`
  switch (story) {
    case 'gained':
      return {
        stem: `${name} had some ${things}. After ${they} found ${b} more, ${they} had ${end}. ${start}`,
        n: end - b,
        work: `${end} − ${b} = ${end - b}`,
      }
    case 'lost':
      return {
        stem: `${name} gave ${b} ${things} to ${friend.name} and had ${end} left. ${start}`,
        n: end + b,
        work: `${end} + ${b} = ${end + b}`,
      }
    case 'shared':
      return {
        stem: `${name} shared all of ${their} ${things} equally among ${b} friends. Each friend got ${end}. ${start}`,
        n: end * b,
        work: `${b} × ${end} = ${end * b}`,
      }
    case 'packs':
      return {
        stem: `${name} bought ${b} packs of ${things}. Each pack has the same number, and there are ${end} ${things} in all. ${each}`,
        n: end / b,
        work: `${end} ÷ ${b} = ${end / b}`,
      }
    case 'moreThan':
      return {
        stem: `${name} has ${end} ${things}. That is ${b} more than ${friend.name} has. How many ${things} does ${friend.name} have?`,
        n: end - b,
        work: `${end} − ${b} = ${end - b}`,
      }
    case 'packsAndLoose':
      return {
        stem: `${name} has ${b} full packs of ${things} and ${c} loose ${things}. Each pack has the same number, and there are ${end} ${things} in all. ${each}`,
        n: (end - c) / b,
        work: `${end} − ${c} = ${end - c}, and ${end - c} ÷ ${b} = ${(end - c) / b}`,
      }
    case 'lostTwice':
      return {
        stem: `${name} gave ${b} ${things} to ${friend.name}, then lost ${c} more and had ${end} left. ${start}`,
        n: end + b + c,
        work: `${end} + ${c} + ${b} = ${end + b + c}`,
      }
    case 'halved':
      return {
        stem: `${name} gave half of ${their} ${things} to ${friend.name}, then gave away ${b} more and had ${end} left. ${start}`,
        n: 2 * (end + b),
        work: `${end} + ${b} = ${end + b}, and 2 × ${end + b} = ${2 * (end + b)}`,
      }
  }
}
