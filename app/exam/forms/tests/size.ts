/** The number of whole tests, apart from the bank itself, which must never reach the browser. */

/** Tests 1 to this one exist for each level. */
export const TEST_NUMBERS = 6
