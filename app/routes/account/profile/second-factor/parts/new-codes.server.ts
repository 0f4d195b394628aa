/**
 * New recovery codes on their way to the page that shows them and to the file: sealed in a cookie, because they are stored nowhere. The
 * seal opens in the session that made them, until their owner has them, and ten minutes at most; a copied cookie opens nothing after that.
 */
import { redirect } from '@remix-run/node'
import { newCodesCookie } from '~/auth/cookies.server'
import { inGroups } from '~/crypto/one-time-codes.server'
import { type Seal, sealText, unsealText } from '~/crypto/sealed.server'
import { type AccountName, countedAs } from '~/models/accounts/audiences/rows.server'
import { openShownCodes, shownCodesUntil } from '~/models/accounts/second-factor/shown-codes.server'
import { DOORS } from '~/paths/doors'

type Owner = AccountName & { session: { id: string } }

/** The redirect to the page that shows them. */
export async function showCodes(owner: Owner, codes: string[], asked: string | undefined): Promise<Response> {
  const sealed = sealText(codes.join(' '), sealOf(owner, await openShownCodes(owner)))
  const headers = { 'Set-Cookie': await newCodesCookie.serialize(sealed) }
  return redirect(DOORS[owner.audience].recoveryCodes(asked), { status: 303, headers })
}

/** The codes that are being shown to this session, in groups; null when there are none. */
export async function shownCodes(request: Request, owner: Owner): Promise<string[] | null> {
  const sealed: unknown = await newCodesCookie.parse(request.headers.get('cookie'))
  const until = typeof sealed === 'string' ? await shownCodesUntil(owner) : null
  const opened = typeof sealed === 'string' && until ? unsealText(sealed, sealOf(owner, until)) : null
  return opened?.text.split(' ').map(inGroups) ?? null
}

function sealOf({ audience, id, session }: Owner, until: Date): Seal {
  return { purpose: 'recovery-codes', owner: `${countedAs(audience, id)} ${session.id} ${until.getTime()}` }
}
