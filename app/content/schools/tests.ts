/** The admission tests that a school may ask for. */
export const TESTS = ['ISEE', 'SSAT'] as const
export type TestName = (typeof TESTS)[number]
