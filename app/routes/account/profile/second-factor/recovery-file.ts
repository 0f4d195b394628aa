/** The recovery codes that are being shown, as a text file. */
import type { ActionFunctionArgs } from '@remix-run/node'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { readForm } from '~/forms/parse.server'
import { postOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { shownCodes } from './parts/new-codes.server'

export const loader = postOnly

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireSignedIn(request)
  await readForm(request)
  const codes = await shownCodes(request, account)
  if (!codes) throw notFound()

  const lines = ['Stanine recovery codes', account.email, 'Each works once, in place of a code from your app.', '', ...codes]
  return new Response(`${lines.join('\r\n')}\r\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="stanine-recovery-codes.txt"',
      'Cache-Control': 'no-store',
    },
  })
}
