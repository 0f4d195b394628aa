/** What is said of a tutor's sheet whose answers would tell those of timed work that is open. */
export const SHEET_HELD = {
  kind: 'problem',
  title: 'Not yet',
  text: 'Something on this sheet stands in a quiz or test that you have open. Finish that first. Your answers are saved.',
} as const
