/** What coupons take off: shared out over the lines that may be discounted, so that the lines add up to the whole. */

/**
 * Writes the discounts into the lines and gives their totals.
 * @param {any[]} lines of an invoice, or anything with `amount` and `discountable`
 * @param {{ id: string, coupon: any }[]} discounts
 * @returns {{ amount: number, discount: string }[]}
 */
export function discountLines(lines, discounts) {
  return discounts.map(({ id, coupon }) => {
    const shares = sharesOf(
      lines.map((line) => (line.discountable && line.amount > 0 ? line.amount - takenFrom(line) : 0)),
      coupon,
    )
    for (const [index, share] of shares.entries()) {
      if (share > 0) lines[index].discount_amounts.push({ amount: share, discount: id })
    }
    return { amount: sum(shares), discount: id }
  })
}

/** What of a line a customer pays. */
export function netOf(line) {
  return line.amount - takenFrom(line)
}

export function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}

function takenFrom(line) {
  return sum(line.discount_amounts.map(({ amount }) => amount))
}

function sharesOf(amounts, { percent_off, amount_off }) {
  if (percent_off !== null) return amounts.map((amount) => Math.round((amount * percent_off) / 100))
  const whole = sum(amounts)
  let left = Math.min(amount_off, whole)
  let rest = whole
  return amounts.map((amount) => {
    const share = rest === 0 ? 0 : Math.round((left * amount) / rest)
    left -= share
    rest -= amount
    return share
  })
}
