/** The browser that registered, until the address is confirmed. */
import { z } from 'zod'
import { pendingCookie } from './cookies.server'

const PendingSchema = z.object({ userId: z.string(), email: z.string() })

/** Who registered in this browser and where the mail went; null for any other browser. */
export async function readPending(request: Request): Promise<z.infer<typeof PendingSchema> | null> {
  const parsed = PendingSchema.safeParse(await pendingCookie.parse(request.headers.get('cookie')))
  return parsed.success ? parsed.data : null
}
