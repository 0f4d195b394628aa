/** Which counts of students may be shown: none that could point at one child, also not by subtracting the others from a sum. */

/** A group of fewer students than this is not shown. */
export const LEAST_SHOWN = 10

interface Group {
  students: number
}

/**
 * The groups with `isHidden`. Hidden are those below ten. Where those together are still fewer than ten, the smallest of the others is
 * hidden as well: the sum less what is shown would tell the hidden count. Groups without students are shown: they point at nobody.
 */
export function hideSmall<G extends Group>(groups: readonly G[]): (G & { isHidden: boolean })[] {
  const hidden = new Set(groups.filter(({ students }) => students > 0 && students < LEAST_SHOWN))
  const shown = groups.filter((group) => group.students > 0 && !hidden.has(group)).toSorted((one, other) => one.students - other.students)
  const isTold = () => hidden.size > 0 && (hidden.size === 1 || sumOf([...hidden]) < LEAST_SHOWN)
  for (const next of shown) {
    if (!isTold()) break
    hidden.add(next)
  }
  return groups.map((group) => ({ ...group, isHidden: hidden.has(group) }))
}

/** How many students the groups have together, or null where even that is too few to be shown. */
export function shownSum(groups: readonly Group[]): number | null {
  const sum = sumOf(groups)
  return sum === 0 || sum >= LEAST_SHOWN ? sum : null
}

function sumOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { students }) => sum + students, 0)
}
