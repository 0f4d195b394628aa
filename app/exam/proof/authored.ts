/**
 * The rules of the bank for items that no family stands behind: words, passages, and what people write by hand. They are those of the
 * proof, less what needs a second computation; of items in words, less what speaks of numbers.
 */
import type { Item } from '~/exam/core/item/item'
import { fraction } from '~/exam/values/fraction'
import { plainText } from '~/exam/values/notation'
import { numberValue } from '~/exam/values/values'
import { type Proof, RULES, readItem } from './prove'
import { WORD_KINDS } from './texts'

/** The verdict of every rule that this item can be held to. */
export function examineItem(item: Item): Proof['verdicts'] {
  const drawn = readItem(item, item.choices[item.answer]?.value ?? '')
  const hasNumbers = !WORD_KINDS.includes(item.kind)
  return RULES.filter(({ needs }) => needs === undefined || (needs === 'numbers' && hasNumbers)).map((rule) => ({
    promise: rule.promise,
    problem: rule.broken(drawn),
  }))
}

/**
 * The canonical value of a choice typed by hand, so that 0.5, 1/2 and \$0.50 are known as one: a number where it is one, with or without
 * a dollar sign, percent sign or unit of its own; else its words.
 */
export function valueOfText(text: string): string {
  const plain = plainText(text).trim().replace('−', '-')
  const [, sign = '', digits = '', unit = ''] = /^(-?)\$?([\d,]+(?:\.\d+)?|(?:\d+ )?\d+\/\d+)(%?)$/.exec(plain) ?? []
  const value = digits && numberOf(digits.replaceAll(',', ''))
  return value ? `${numberValue(sign ? { ...value, n: -value.n } : value)}${unit}` : `=${plain.toLowerCase()}`
}

/** Null for what is too large to be exact, and for a denominator of zero. */
function numberOf(digits: string) {
  const [, whole = '0', top = '', bottom = ''] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(digits) ?? []
  const [units = '', decimals = ''] = digits.split('.')
  const parts = bottom ? [Number(whole) * Number(bottom) + Number(top), Number(bottom)] : [Number(units + decimals), 10 ** decimals.length]
  const [n = 0, d = 0] = parts
  return d > 0 && Number.isSafeInteger(n) && Number.isSafeInteger(d) ? fraction(n, d) : null
}
