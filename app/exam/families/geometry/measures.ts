/** Lengths, areas and volumes as answers, and where the geometry families stand. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import type { Subject } from '~/exam/core/levels'
import type { Random } from '~/exam/core/random'
import type { Family } from '~/exam/families/kit/family'
import { type Fraction, fraction, isWhole } from '~/exam/values/fraction'
import { decimalText, numberValue, wholeText } from '~/exam/values/values'

export interface Unit {
  one: string
  many: string
  /** As printed in figures. */
  short: string
}

export const CENTIMETER: Unit = { one: 'centimeter', many: 'centimeters', short: 'cm' }
export const INCH: Unit = { one: 'inch', many: 'inches', short: 'in.' }
export const FOOT: Unit = { one: 'foot', many: 'feet', short: 'ft' }
export const METER: Unit = { one: 'meter', many: 'meters', short: 'm' }
export const YARD: Unit = { one: 'yard', many: 'yards', short: 'yd' }

/** A unit for a room, a garden, a field. */
export const pickLargeUnit = (random: Random): Unit => random.pick([FOOT, METER, YARD])
export const pickUnit = (random: Random): Unit => random.pick([CENTIMETER, INCH, FOOT, METER])

function digits(value: Fraction | number): string {
  const exact = typeof value === 'number' ? fraction(value) : value
  return isWhole(exact) ? wholeText(exact.n) : decimalText(exact)
}

/** "12 inches", "1 inch", "2.5 feet". */
export function lengthText(value: Fraction | number, unit: Unit): string {
  return `${digits(value)} ${value === 1 ? unit.one : unit.many}`
}
export const areaText = (value: Fraction | number, unit: Unit) => `${digits(value)} square ${value === 1 ? unit.one : unit.many}`
export const volumeText = (value: Fraction | number, unit: Unit) => `${digits(value)} cubic ${value === 1 ? unit.one : unit.many}`

export const lengthOf = (value: Fraction | number, unit: Unit): Answer => ({ text: lengthText(value, unit), value: numberValue(value) })
export const areaOf = (value: Fraction | number, unit: Unit): Answer => ({ text: areaText(value, unit), value: numberValue(value) })
export const volumeOf = (value: Fraction | number, unit: Unit): Answer => ({ text: volumeText(value, unit), value: numberValue(value) })
export const degrees = (value: number): Answer => ({ text: `${wholeText(value)}°`, value: numberValue(value) })

/** Leaves out what no student would pick: measures of zero or below. */
export const positive = (distractors: Distractor[]): Distractor[] => distractors.filter(({ value }) => !/^(-|0$)/.test(value))

const SECTIONS = {
  reasoning: ['quantitative_reasoning'],
  achievement: ['mathematics_achievement'],
  both: ['mathematics_achievement', 'quantitative_reasoning'],
} as const

/** The levels of a family by tier: the ISEE sections as given, and the SSAT's one mathematical subject. */
export function serves(tiers: Partial<Record<'lower' | 'middle' | 'upper', keyof typeof SECTIONS>>): Family['levels'] {
  const levels: Family['levels'] = {}
  const add = (
    isee: 'isee-lower' | 'isee-middle' | 'isee-upper',
    ssat: 'ssat-elementary' | 'ssat-middle' | 'ssat-upper',
    tier: keyof typeof tiers,
  ) => {
    const sections = tiers[tier]
    if (!sections) return
    levels[isee] = [...SECTIONS[sections]] satisfies Subject[]
    levels[ssat] = ['quantitative']
  }
  add('isee-lower', 'ssat-elementary', 'lower')
  add('isee-middle', 'ssat-middle', 'middle')
  add('isee-upper', 'ssat-upper', 'upper')
  return levels
}
