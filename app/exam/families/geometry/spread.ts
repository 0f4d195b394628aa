/**
 * Keeps the key from standing out by its rank. Mistakes in measuring often all make the answer larger (or all smaller), so that
 * "take the smallest" would beat knowing. Among the distractors of a question, this moves some forward so that over many
 * questions the key is smallest, largest and in between about equally often. The first distractor always stays in the choices.
 */
import type { Distractor, Family, Question } from '../../family'

export function spreadFamily(family: Family): Family {
  return { ...family, write: (parameters, context) => spread(family.write(parameters, context)) }
}

export function spread(question: Question): Question {
  const key = size(question.answer.value)
  const usable = question.distractors.filter(({ value, text }, index, all) => {
    const isFirst = all.findIndex((other) => other.value === value || other.text === text) === index
    return isFirst && value !== question.answer.value && text !== question.answer.text
  })
  const [main, ...others] = usable
  if (question.fixedChoices || !main || Number.isNaN(key) || usable.some(({ value }) => Number.isNaN(size(value)))) return question

  const isBelow = ({ value }: Distractor) => size(value) < key
  const wanted = Math.min(Math.max(checksum(question) % 4, isBelow(main) ? 1 : 0), isBelow(main) ? 3 : 2)
  const below = others.filter(isBelow).slice(0, wanted - Number(isBelow(main)))
  const above = others.filter((other) => !isBelow(other)).slice(0, 3 - wanted - Number(!isBelow(main)))
  const forward = [main, ...others.filter((other) => below.includes(other) || above.includes(other))]
  return { ...question, distractors: [...forward, ...usable.filter((other) => !forward.includes(other))] }
}

/** How large a canonical value is, for ordering only: "7", "3/4", "12π", "5√2". NaN for labels. */
function size(value: string): number {
  const [, n = '', d = '1', symbol, radicand] = /^(-?\d*)(?:\/(\d+))?(?:(π)|√(\d+))?$/.exec(value) ?? []
  if (value === '' || (n === '' && !radicand)) return Number.NaN
  return ((n === '' ? 1 : Number(n)) / Number(d)) * (symbol ? Math.PI : 1) * (radicand ? Math.sqrt(Number(radicand)) : 1)
}

function checksum({ stem, answer, figure }: Question): number {
  return [...`${stem}${answer.value}${figure?.alt ?? ''}`].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7)
}
