/** Turns a template into the subject, HTML and text of one mail. */
import { render } from '@react-email/render'
import type { Letter } from './letter'
import { TEMPLATES } from './templates.server'

export async function composeMail({
  template,
  audience = 'student',
  name,
  token = '',
  reason,
  written,
}: Letter): Promise<{ subject: string; html: string; text: string }> {
  const { subject, Mail } = TEMPLATES[template]
  const mail = <Mail audience={audience} name={name} token={token} reason={reason} written={written} />
  return { subject, html: await render(mail), text: await render(mail, { plainText: true }) }
}
