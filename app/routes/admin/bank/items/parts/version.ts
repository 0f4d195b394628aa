/** The version of an item that a form names: its `updatedAt` in milliseconds, within what a date can hold. */
const LAST_DATE = 8.64e15

export function isVersion(version: number): boolean {
  return Number.isInteger(version) && version >= 0 && version <= LAST_DATE
}
