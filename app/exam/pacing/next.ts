/** Where a press in a drill leads. */

interface State {
  position: number
  isAnswered: boolean
}

/** The overview of all questions, which comes when none after this one is without an answer. */
export const OVERVIEW = 0

/** The question that comes to the screen: the one that is named, or the next without an answer. */
export function nextPosition(states: readonly State[], from: number, to: 'next' | number): number {
  if (to !== 'next') return states.some(({ position }) => position === to) ? to : OVERVIEW
  return states.find(({ position, isAnswered }) => position > from && !isAnswered)?.position ?? OVERVIEW
}
