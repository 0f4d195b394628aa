/** New recovery codes on their way to the page that shows them once: sealed in a cookie, because they are stored nowhere. */
import { redirect } from '@remix-run/node'
import { newCodesCookie } from '~/auth/cookies.server'
import { inGroups } from '~/crypto/one-time-codes.server'
import { sealText, unsealText } from '~/crypto/sealed.server'
import { paths } from '~/paths'

/** The redirect to the page that shows them. */
export async function showCodes(userId: string, codes: string[], asked: string | undefined): Promise<Response> {
  const sealed = sealText(codes.join(' '), { purpose: 'recovery-codes', owner: userId })
  return redirect(paths.account.recoveryCodes(asked), { status: 303, headers: { 'Set-Cookie': await newCodesCookie.serialize(sealed) } })
}

/** The codes that wait to be shown, in groups, and the header that takes them away; null when there are none. */
export async function takeCodes(request: Request, userId: string): Promise<{ codes: string[]; clear: string } | null> {
  const sealed: unknown = await newCodesCookie.parse(request.headers.get('cookie'))
  const opened = typeof sealed === 'string' ? unsealText(sealed, { purpose: 'recovery-codes', owner: userId }) : null
  return opened && { codes: opened.text.split(' ').map(inGroups), clear: await newCodesCookie.serialize('', { maxAge: 0 }) }
}
