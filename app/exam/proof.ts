/** The rules of the bank that one drawn item must keep; each broken rule is a sentence. */
import { type Draw, drawnParameters, type Family, makeItem } from './family'
import { choiceCount } from './levels'
import { plainText } from './notation'

/** Every rule that this draw of the family breaks; an empty list is a proof for this seed. */
export function proveDraw(family: Family, at: Draw): string[] {
  const subject = family.levels[at.level]?.[0]
  if (!subject) return [`serves no section of ${at.level}`]
  const item = makeItem(family, { ...at, subject })
  const problems: string[] = []
  const rule = (holds: boolean, problem: string) => {
    if (!holds) problems.push(problem)
  }

  const solved = family.solve(drawnParameters(family, at))
  const texts = item.choices.map(({ text }) => plainText(text))
  rule(item.choices.length === choiceCount(at.level), `has ${item.choices.length} choices`)
  rule(
    item.choices[item.answer]?.value === solved,
    `the key is ${item.choices[item.answer]?.value}, the second computation gives ${solved}`,
  )
  rule(item.choices.filter(({ value }) => value === solved).length === 1, 'more than one choice, or none, is right')
  rule(new Set(item.choices.map(({ value }) => value)).size === item.choices.length, 'two choices are equal in value')
  rule(new Set(texts).size === texts.length, 'two choices read the same')
  rule(
    item.choices.every((choice, index) => (index === item.answer) === !choice.misconception),
    'a wrong choice names no misconception, or the key does',
  )
  rule(item.steps.length >= 2 && item.hints.length >= 1, 'has fewer than two steps or no hint')
  rule(Boolean(item.stem || item.columns), 'asks nothing')

  const everything = [
    item.stem,
    item.columns?.a ?? '',
    item.columns?.b ?? '',
    ...item.steps,
    ...item.hints,
    ...item.choices.flatMap(({ text, misconception }) => [text, misconception?.says ?? '']),
  ]
  rule(!everything.some((text) => /undefined|NaN|Infinity|\[object|null/.test(text)), 'prints a value that does not exist')
  rule(!everything.some((text) => (text.replaceAll('\\$', '').match(/\$/g) ?? []).length % 2), 'has an unmatched dollar sign')
  rule(!everything.some((text) => / {2}| [.,?]|\+ -|\b1x\b/.test(text)), 'has a double space, a space before a stop, "+ -" or "1x"')
  rule(!everything.some((text) => /(?<!\S)-\d/.test(text.replace(/\$[^$]*\$/g, ''))), 'prints a hyphen for a minus sign')
  rule(plainText(item.stem).length <= 600, 'has a stem of over 600 characters')
  return problems
}
