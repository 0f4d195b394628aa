/** Why a test date was not saved; all that was typed is still in the form. */
import { keptValues, refuseForm } from '~/forms/parse.server'

export function takenAnswer(form: FormData) {
  return refuseForm({ ...keptValues(form), error: { heldOn: ['This day is on the list for this test already'] } }, undefined, 409)
}

const OVERTAKEN = {
  title: 'Somebody was faster',
  text: 'This was changed while you had it open, and nothing of yours is saved yet. Save once more, and yours takes its place.',
}

/** The page is shown again with the version that is stored, so that saving once more is a decision. */
export function overtakenAnswer(form: FormData) {
  return refuseForm(keptValues(form), OVERTAKEN, 409)
}
