/** Rules about the choices: one key, proved twice; wrong choices that differ from it, from each other, and teach. */
import { choiceCount } from '~/exam/core/levels'
import { ascending } from '~/exam/values/order'
import { printedNumber, standAscending } from './printed-number'
import type { Rule } from './rule'

export const CHOICE_RULES: readonly Rule[] = [
  {
    promise: 'As many choices as the real test prints: four on the ISEE, five on the SSAT.',
    broken: ({ item }) => (item.choices.length === choiceCount(item.level) ? null : `has ${item.choices.length} choices`),
  },
  {
    promise: 'The key is what a second, independent computation gives.',
    needs: 'second way',
    broken: ({ item, solved }) => {
      const key = item.choices[item.answer]?.value
      return key === solved ? null : `the key is ${key}, the second computation gives ${solved}`
    },
  },
  {
    promise: 'One choice is right, and only one.',
    broken: ({ item, solved }) =>
      item.choices.filter(({ value }) => value === solved).length === 1 ? null : 'more than one choice, or none, is right',
  },
  {
    promise: 'No two choices are worth the same, however they are written.',
    broken: ({ item }) => (isDistinct(item.choices.map(({ value }) => value)) ? null : 'two choices are equal in value'),
  },
  {
    promise: 'No two choices read the same, and none is empty.',
    broken: ({ plain }) => {
      if (plain.choices.some((text) => text.trim() === '')) return 'a choice is empty'
      return isDistinct(plain.choices) ? null : 'two choices read the same'
    },
  },
  {
    promise: 'Choices that are numbers stand in ascending order, as both tests print them.',
    needs: 'numbers',
    broken: ({ item: { choices }, plain }) => {
      // By their values, and once more by what is printed.
      const sorted = ascending(choices) ?? choices
      const printed = plain.choices.map(printedNumber).filter((number) => number !== null)
      const isPrintedSorted = printed.length < choices.length || (standAscending(printed) ?? true)
      return isPrintedSorted && sorted.every((choice, index) => choice === choices[index])
        ? null
        : 'its numbers do not stand in ascending order'
    },
  },
  {
    promise: 'Every wrong choice has its mistake in one sentence; the right one has none.',
    broken: ({ item }) => {
      const isNamed = item.choices.every(({ misconception }, index) => (index === item.answer) === !misconception)
      if (!isNamed) return 'a wrong choice names no misconception, or the key does'
      const bad = mistakes(item.choices).find((says) => !/^[^a-z].*\.["”]?$/s.test(says))
      return bad === undefined ? null : `a misconception is no sentence: ${bad}`
    },
  },
  {
    promise: 'No two wrong choices of a question carry the same explanation.',
    broken: ({ item }) => {
      // In a comparison one and the same slip can lead to either column, so two of its three wrong choices may share a sentence.
      const allowed = item.kind === 'quantitative_comparison' ? 1 : 0
      const says = mistakes(item.choices)
      return says.length - new Set(says).size <= allowed ? null : 'two wrong choices carry the same explanation'
    },
  },
]

const mistakes = (choices: readonly { misconception?: { says: string } }[]) =>
  choices.flatMap(({ misconception }) => (misconception ? [misconception.says] : []))

const isDistinct = (values: readonly string[]) => new Set(values).size === values.length
