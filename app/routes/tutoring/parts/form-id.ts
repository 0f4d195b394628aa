/** The id of what a form makes: it comes with the page, so that a form that is sent twice makes one. */
import { randomToken } from '~/crypto/tokens.server'

/** The id that the form carries; a new one where it carries none that we could have made. */
export function readFormId(form: FormData): string {
  const id = form.get('formId')
  return typeof id === 'string' && /^[\w-]{21}$/.test(id) ? id : randomToken().slice(0, 21)
}
