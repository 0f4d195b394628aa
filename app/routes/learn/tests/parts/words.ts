/** How a whole test is named where people choose and read it. */
import type { Exam } from '~/exam/core/levels'
import type { TestPlace } from '~/exam/core/test-steps'

export const MODE_NAMES = { rehearsal: 'Rehearsal', practice: 'Practice' }

export const PLACE_NAMES: Record<TestPlace, string> = { paper: 'On paper', home: 'At home', center: 'At a test center' }

export const MODE_OPTIONS = [
  {
    value: 'rehearsal',
    label: 'Rehearsal',
    hint: 'As on the day: sections close for good and nothing pauses. Once begun, the clock runs to the end, also when you leave.',
  },
  {
    value: 'practice',
    label: 'Practice',
    hint: 'You may pause, ask for hints, go on when you are ready, and choose your warnings. Questions with a hint stay out of your estimates.',
  },
]

export function placeOptions(exam: Exam) {
  return [
    {
      value: 'paper',
      label: PLACE_NAMES.paper,
      hint: 'You write by hand. In a rehearsal everybody waits until time is called.',
    },
    { value: 'home', label: PLACE_NAMES.home, hint: 'You may go on early, and end breaks early.' },
    {
      value: 'center',
      label: PLACE_NAMES.center,
      hint: exam === 'ssat' ? 'As at home; with more time, the breaks are longer.' : 'As at home.',
    },
  ]
}

export const TIME_OPTIONS = [
  { value: '100', label: 'Standard time' },
  { value: '150', label: 'Time and a half (1.5×)' },
  { value: '200', label: 'Double time (2×)' },
]

export const WARNING_OPTIONS = [
  { value: 'none', label: 'None' },
  { value: 'five', label: 'At 5 minutes' },
  { value: 'five_and_one', label: 'At 5 minutes and at 1' },
]

/** The evening before, by what the exam allows in the place. */
export function nightBefore(exam: Exam, place: TestPlace): string[] {
  const isSsat = exam === 'ssat'
  switch (place) {
    case 'paper':
      return [
        isSsat ? 'Sharp pencils and an eraser' : 'Sharp pencils and an eraser; for the essay, two pens with blue or black ink',
        'No watch that can do more than tell the time; no phone, no books, no calculator unless it was granted',
        'A snack and water for the breaks',
        'A quiet table, and somebody who knows not to come in',
      ]
    case 'home':
      return [
        'A laptop or computer on its charger: the real test takes no tablet and no phone',
        ...(isSsat ? ['Two blank sheets and a pencil; no headphones'] : []),
        'The phone in another room',
        'A quiet room with the door closed, and somebody who knows not to come in',
        'A snack and water for the breaks',
      ]
    case 'center':
      return [
        `Nothing on the table but what the center would give you${isSsat ? ': two blank sheets and a pencil' : ''}`,
        'No phone, no watch, no bag within reach',
        'A snack and water for the breaks, in another room',
        'A quiet room with the door closed',
      ]
  }
}
