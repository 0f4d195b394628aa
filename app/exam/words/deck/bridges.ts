/** The bridges of analogies as one says them, and four to choose among: the right one, and three that cannot be meant as well. */
import type { Analogy } from '~/content/analogies/analogies.server'
import { seededRandom } from '~/exam/core/random'

type Bridge = Analogy['bridge']

const SAID: Record<Bridge, string> = {
  synonym: 'They mean nearly the same.',
  antonym: 'They are opposites.',
  part_whole: 'One is a part of the other.',
  class_member: 'One is a kind of the other.',
  object_function: 'One is what the other is for.',
  worker_tool: 'One works with the other.',
  worker_product: 'One makes the other.',
  cause_effect: 'One brings about the other.',
  degree: 'One is a stronger form of the other.',
  sequence: 'One comes after the other.',
  characteristic: 'One is a quality of the other.',
  location: 'One is found in or at the other.',
  group_individual: 'One is a group of the other.',
  homonym: 'They sound alike.',
  grammar: 'They are two forms of one word.',
  lack: 'One is what the other does not have.',
}

/** Bridges that a careful reader could also see in the same pair: they are never offered together. */
const NEAR: readonly (readonly Bridge[])[] = [
  ['synonym', 'degree', 'grammar', 'class_member'],
  ['antonym', 'lack', 'degree'],
  ['part_whole', 'group_individual', 'location', 'class_member'],
  ['object_function', 'worker_tool', 'cause_effect', 'characteristic', 'worker_product'],
  ['cause_effect', 'sequence', 'worker_product', 'degree'],
  ['characteristic', 'lack', 'class_member', 'part_whole'],
  ['location', 'worker_tool', 'worker_product'],
]

/** Four bridges in an order of their own for each seed, and which of them is right. */
export function bridgeChoices({ id, bridge }: Pick<Analogy, 'id' | 'bridge'>, seed: string): { choices: string[]; answer: number } {
  const random = seededRandom(`bridge ${id} ${seed}`)
  const near = new Set(NEAR.filter((group) => group.includes(bridge)).flat())
  const others = (Object.keys(SAID) as Bridge[]).filter((other) => other !== bridge && !near.has(other))
  const choices = random.shuffle([bridge, ...random.sample(others, 3)])
  return { choices: choices.map((one) => SAID[one]), answer: choices.indexOf(bridge) }
}
