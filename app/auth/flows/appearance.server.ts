/** The form of the two pages about accessibility: that of an account, and that of whoever is not signed in. */
import { redirect } from '@remix-run/node'
import { parseFormData, readForm } from '~/forms/parse.server'
import { AppearanceSchema } from '~/models/accounts/accessibility/accessibility.server'
import { appearanceOf } from '~/models/accounts/accessibility/fields'
import { USUAL_APPEARANCE } from '~/utils/accessibility/settings'
import { withCookies } from '~/utils/http/answers.server'
import { flashHeaders } from '~/utils/http/flash.server'
import { keepAccessibility } from '../accessibility.server'

/** Keeps what was chosen, or takes all of it back, and leads to the page again, which shows it. */
export async function answerAppearanceForm(request: Request, page: string) {
  const form = await readForm(request)
  const isReset = form.has('reset')
  const { value, refusal } = isReset ? { value: null, refusal: undefined } : parseFormData(form, AppearanceSchema)
  if (refusal) return refusal

  const cookie = await keepAccessibility(request, () => (value ? appearanceOf(value) : USUAL_APPEARANCE))

  const text = value ? 'Every page is shown this way from now on.' : 'Every page is shown as usual again.'
  const flash = await flashHeaders({ kind: 'success', title: 'Saved', text })
  return redirect(page, { status: 303, headers: withCookies([flash['Set-Cookie'], cookie]) })
}
