/** Turns a template into the subject, HTML and text of one mail. */
import { render } from '@react-email/render'
import type { Letter } from './layout/letter'
import { TEMPLATES } from './templates.server'

export async function composeMail({
  template,
  audience = 'student',
  token = '',
  attachment: _,
  ...told
}: Letter): Promise<{ subject: string; html: string; text: string }> {
  const { subject, Mail } = TEMPLATES[template]
  const mail = <Mail audience={audience} token={token} {...told} />
  return { subject, html: await render(mail), text: await render(mail, { plainText: true }) }
}
