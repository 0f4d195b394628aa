/** Why a form of a region or an announcement was not saved; all that was typed is still in it. */
import { keptValues, refuseForm } from '~/forms/parse.server'

/** Another region has the name or the code. */
export function takenAnswer(form: FormData) {
  return refuseForm({ ...keptValues(form), error: { regionCode: ['Another region has this name or this code'] } }, undefined, 409)
}

const OVERTAKEN = {
  title: 'Somebody was faster',
  text: 'This was changed while you had it open, and nothing of yours is saved yet. Open the page again to read what is there now, or save once more: then yours takes its place.',
}

/** The page is older than what is stored. It is shown again with the version that is, so that saving once more is a decision. */
export function overtakenAnswer(form: FormData) {
  return refuseForm(keptValues(form), OVERTAKEN, 409)
}
