/** What a form says when another region has the name or the code. */
import { keptValues, refuseForm } from '~/forms/parse.server'

export function takenAnswer(form: FormData) {
  return refuseForm({ ...keptValues(form), error: { regionCode: ['Another region has this name or this code'] } }, undefined, 409)
}
