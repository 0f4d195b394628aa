/** A choice of drill that is sent as it stands. */
import type { Level } from '~/exam/core/levels'
import type { DrillChoice } from './choice'

export interface DrillForm extends DrillChoice {
  level: Level
}

export function HiddenChoice({ section, exercise, hasBeat }: DrillForm) {
  return (
    <>
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="exercise" value={exercise ?? ''} />
      {hasBeat && <input type="hidden" name="beat" value="seen" />}
    </>
  )
}
