/** A choice that stands in an address, where a question is answered without being stored. */

/** Its index; null for none, or for one that the question has not. */
export function choiceOf(value: string | null, count: number): number | null {
  return value !== null && /^\d$/.test(value) && Number(value) < count ? Number(value) : null
}
