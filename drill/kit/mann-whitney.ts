/** Whether two samples come from one population: the Mann-Whitney U test. */

/** The two-sided p of the normal approximation, with ties given their mean rank; good for samples above twenty. */
export function mannWhitneyP(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((value) => ({ value, isFirst: true })), ...second.map((value) => ({ value, isFirst: false }))]
  all.sort((a, b) => a.value - b.value)

  let rankSum = 0
  let ties = 0
  for (let begin = 0; begin < all.length; ) {
    let end = begin
    while (end < all.length && all[end]?.value === all[begin]?.value) end++
    const group = all.slice(begin, end)
    rankSum += ((begin + 1 + end) / 2) * group.filter(({ isFirst }) => isFirst).length
    ties += group.length ** 3 - group.length
    begin = end
  }

  const [m, n, total] = [first.length, second.length, all.length]
  const u = rankSum - (m * (m + 1)) / 2
  const deviation = Math.sqrt(((m * n) / 12) * (total + 1 - ties / (total * (total - 1))))
  if (deviation === 0) return 1
  return 2 * upperTail(Math.max(0, Math.abs(u - (m * n) / 2) - 0.5) / deviation)
}

/** The standard normal's upper tail, to seven places (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series
}
