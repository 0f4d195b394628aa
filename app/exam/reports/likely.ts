/** How sure a share of right answers is. */

/** The quantile of the normal distribution for 80 percent: four times of five the true share lies between the two. */
const Z = 1.2816

/** The Wilson interval of a share, in percent and whole numbers; 0 to 100 without answers. */
export function likelyRange(right: number, answers: number): { percent: number; low: number; high: number } {
  if (answers === 0) return { percent: 0, low: 0, high: 100 }
  const share = right / answers
  const squared = Z ** 2 / answers
  const middle = (share + squared / 2) / (1 + squared)
  const half = (Z * Math.sqrt((share * (1 - share)) / answers + squared / (4 * answers))) / (1 + squared)
  return { percent: Math.round(share * 100), low: Math.round((middle - half) * 100), high: Math.round((middle + half) * 100) }
}
