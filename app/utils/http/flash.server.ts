/** The message that an action leaves for the next page: set with the redirect, read once by the root loader. Signed, so nobody can plant one. */
import { z } from 'zod'
import type { FlashMessage } from '~/components/layout/flash-message'
import { env } from '~/env.server'
import { MINUTE_SECONDS } from '~/utils/time/durations'
import { ownCookie } from './own-cookies.server'

const LONGEST = 300
const LIFE_SECONDS = 5 * MINUTE_SECONDS

const flashCookie = ownCookie('flash', { maxAge: LIFE_SECONDS, secrets: env.SESSION_SECRETS })
const FlashSchema = z.object({ kind: z.enum(['success', 'problem']), title: z.string(), text: z.string(), isCheer: z.boolean().optional() })

/** Headers for the redirect after an action. Title and text are cut at 300 characters each: a cookie has little room. */
export async function flashHeaders({ kind, title, text, isCheer }: FlashMessage): Promise<{ 'Set-Cookie': string }> {
  return { 'Set-Cookie': await flashCookie.serialize({ kind, title: clamp(title), text: clamp(text), isCheer }) }
}

/** The waiting message, and the header that takes it away; null when there is none. */
export async function readFlash(request: Request): Promise<{ message: FlashMessage; clear: string } | null> {
  const header = request.headers.get('cookie')
  if (!header?.includes(`${flashCookie.name}=`)) return null
  const parsed = FlashSchema.safeParse(await flashCookie.parse(header))
  return parsed.success ? { message: parsed.data, clear: await flashCookie.serialize('', { maxAge: 0 }) } : null
}

function clamp(text: string): string {
  return [...text].slice(0, LONGEST).join('')
}
