/** The recovery codes that a page just showed, as a text file. The page sends them along: they are stored nowhere. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { requireStudent } from '~/auth/guards/guards.server'
import { readForm } from '~/forms/parse.server'
import { postOnly } from '~/utils/http/answers.server'

const CODES = /^\d{4}(?: \d{4}){3}(?:,\d{4}(?: \d{4}){3}){0,9}$/

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const { email } = await requireStudent(request)
  const codes = (await readForm(request)).get('codes')
  if (typeof codes !== 'string' || !CODES.test(codes)) return new Response('There are no recovery codes in this form.', { status: 400 })

  const lines = ['Stanine recovery codes', email, 'Each works once, in place of a code from your app.', '', ...codes.split(',')]
  return new Response(`${lines.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="stanine-recovery-codes.txt"',
      'Cache-Control': 'no-store',
    },
  })
}
