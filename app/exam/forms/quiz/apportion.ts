/** Sharing out a whole number in given proportions, by largest remainder. */

/** So many places for each key that the sum is `places` and the shares are as near to the proportions as whole numbers can be. */
export function apportion<Key extends string>(proportions: Partial<Record<Key, number>>, places: number): Map<Key, number> {
  const entries = Object.entries(proportions) as [Key, number][]
  const total = entries.reduce((sum, [, count]) => sum + count, 0)
  const exact = entries.map(([key, count]) => ({ key, share: (count * places) / total }))
  const counts = new Map(exact.map(({ key, share }) => [key, Math.floor(share)]))
  const missing = places - [...counts.values()].reduce((sum, count) => sum + count, 0)
  const byRemainder = exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))
  for (const { key } of byRemainder.slice(0, missing)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
