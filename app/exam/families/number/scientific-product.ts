/** Products and quotients in scientific notation. */
import type { Answer, Distractor } from '~/exam/core/item/answer'
import { defineFamily } from '~/exam/families/kit/family'

interface Parameters {
  /** Both leading numbers in tenths: 25 stands for 2.5. */
  a: number
  powerA: number
  b: number
  powerB: number
  isProduct: boolean
}

const tenths = (value: number) => (value % 10 ? `${Math.floor(value / 10)}.${value % 10}` : String(value / 10))
/** The leading number in tenths, and the power of ten; printed as it stands. */
const notation = (lead: number, power: number): Answer => ({
  text: `$${tenths(lead)} \\times 10^{${power}}$`,
  value: canonical(lead, power),
})

/** Digits without zeros at the end, and the power of ten that goes with them. */
function canonical(lead: number, power: number): string {
  let [digits, exponent] = [lead, power - 1]
  while (digits % 10 === 0 && digits > 0) [digits, exponent] = [digits / 10, exponent + 1]
  return `${digits}e${exponent}`
}

export const scientificProduct = defineFamily<Parameters>({
  id: 'scientific-product',
  version: 2,
  title: 'Calculating in scientific notation',
  asks: 'Multiplies or divides two numbers in scientific notation and gives the result in the same notation.',
  strand: 'number',
  skill: 'Scientific notation',
  kind: 'computation',
  levels: { 'isee-upper': ['mathematics_achievement'], 'ssat-upper': ['quantitative'], 'isee-middle': ['mathematics_achievement'] },
  parameters: {
    a: 'the first leading number, in tenths',
    powerA: 'its power of ten',
    b: 'the second leading number, in tenths, whole',
    powerB: 'its power of ten; negative in some hard draws',
    isProduct: 'whether the numbers are multiplied (else divided)',
  },
  draw(random, { difficulty }) {
    const isProduct = difficulty !== 'hard' || random.chance(1, 2)
    const b = 10 * random.int(2, difficulty === 'easy' ? 3 : 8)
    // Easy: the product of the leading numbers stays below 10. Otherwise it usually passes it.
    const lead = difficulty === 'easy' ? 10 * random.int(2, 3) : 5 * random.int(7, 18)
    const a = isProduct ? lead : ((b / 10) * 5 * random.int(3, 9)) % 100 || b
    // Hard draws keep the powers apart, so that no result has the power 0 or 1.
    const powerB = difficulty === 'hard' ? random.pick([-4, -3, -2, 2, 3, 4]) : random.int(2, 7)
    const powerA = difficulty === 'hard' ? random.int(7, 9) : random.int(3, 9)
    return { a: Math.max(a, 15), powerA, b, powerB, isProduct: isProduct || (Math.max(a, 15) * 10) % b !== 0 }
  },
  write({ a, powerA, b, powerB, isProduct }) {
    const raw = isProduct ? (a * b) / 10 : (a * 10) / b
    const power = isProduct ? powerA + powerB : powerA - powerB
    const [lead, shift] = raw >= 100 ? [raw / 10, 1] : raw < 10 ? [raw * 10, -1] : [raw, 0]
    const key = { ...notation(lead, power + shift), text: `$${decimalOf(lead)} \\times 10^{${power + shift}}$` }
    const printed = (value: number, exponent: number): Answer => ({
      text: `$${decimalOf(value)} \\times 10^{${exponent}}$`,
      value: canonical(Math.round(value * 10), exponent - 1),
    })
    const other = isProduct ? powerA * powerB : Math.abs(powerB) > 1 && powerA % powerB === 0 ? powerA / powerB : powerA + powerB
    const sum = isProduct ? a + b : Math.abs(a - b) || a
    const wrong: Distractor[] = [
      { ...printed(lead, power), type: 'careless_mistake', says: 'Adjusts the leading number but not the power of ten.' },
      {
        ...printed(lead, other + shift),
        type: 'concept_misunderstanding',
        says: isProduct ? 'Multiplies the exponents instead of adding them.' : 'Divides or adds the exponents instead of subtracting them.',
      },
      {
        ...printed(sum >= 100 ? sum / 10 : sum, power),
        type: 'concept_misunderstanding',
        says: isProduct
          ? 'Adds the leading numbers instead of multiplying them.'
          : 'Subtracts the leading numbers instead of dividing them.',
      },
      { ...printed(lead, power + shift + 1), type: 'calculation_error', says: 'Counts one power of ten too many.' },
      { ...printed(lead, power + shift - 1), type: 'calculation_error', says: 'Counts one power of ten too few.' },
      { ...printed(lead, power + shift + 2), type: 'calculation_error', says: 'Counts two powers of ten too many.' },
      { ...printed(lead, power + shift - 2), type: 'calculation_error', says: 'Counts two powers of ten too few.' },
      ...(lead < 90
        ? [{ ...printed(lead + 10, power + shift), type: 'calculation_error' as const, says: 'Takes the leading number one too large.' }]
        : []),
      ...(lead >= 20
        ? [{ ...printed(lead - 10, power + shift), type: 'calculation_error' as const, says: 'Takes the leading number one too small.' }]
        : []),
    ]
    const [textA, textB] = [`${tenths(a)} \\times 10^{${powerA}}`, `${tenths(b)} \\times 10^{${powerB}}`]
    return {
      stem: isProduct
        ? `What is the value of $(${textA}) \\times (${textB})$ in scientific notation?`
        : `What is the value of $(${textA}) \\div (${textB})$ in scientific notation?`,
      answer: { text: key.text, value: canonical(Math.round(lead * 10), power + shift - 1) },
      distractors: wrong,
      steps: [
        `Take the leading numbers and the powers of ten apart. ${tenths(a)} ${isProduct ? '×' : '÷'} ${tenths(b)} = ${decimalOf(raw)}.`,
        `${isProduct ? 'Multiplying powers of ten adds' : 'Dividing powers of ten subtracts'} the exponents: $10^{${power}}$.`,
        shift
          ? `The leading number must be at least 1 and below 10, so ${decimalOf(raw)} $\\times 10^{${power}}$ becomes ${key.text}.`
          : `So the result is ${key.text}.`,
      ],
      hints: [
        'Deal with the leading numbers and with the powers of ten separately.',
        'In scientific notation, the leading number is at least 1 and below 10.',
      ],
    }
  },
  // In whole numbers of unlimited size, scaled so that no power of ten is negative.
  solve({ a, powerA, b, powerB, isProduct }) {
    const top = BigInt(a) * 10n ** BigInt(powerA + 20)
    const bottom = BigInt(b) * 10n ** BigInt(powerB + 20)
    const value = isProduct ? top * bottom : (top * 10n ** 42n) / bottom
    const digits = String(value)
    const trimmed = digits.replace(/0+$/, '')
    return `${trimmed}e${digits.length - trimmed.length - 42}`
  },
})

/** A number of tenths as a decimal with as many places as it needs. */
function decimalOf(inTenths: number): string {
  return String(Math.round(inTenths * 100) / 1000)
}
