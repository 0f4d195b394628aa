/** The browser that registered, until the address is confirmed. */
import { z } from 'zod'
import { PENDING_COOKIES } from '~/auth/cookies.server'
import type { Audience } from '~/generated/prisma/enums'

/** What was typed beside the password, so that a wrong address can be corrected without typing all of it again. */
const PersonSchema = z.object({ firstName: z.string(), lastName: z.string(), username: z.string().optional() })

const PendingSchema = z.object({
  registrationId: z.string(),
  email: z.string(),
  person: PersonSchema.optional(),
  /** The page that led to the registration. */
  redirectTo: z.string().optional(),
})

type Pending = z.infer<typeof PendingSchema>

/** The registration that this browser made with the address, if any. */
export function registrationFor(pending: Pending | null, email: string): string | undefined {
  return pending?.email === email ? pending.registrationId : undefined
}

/** Who registered in this browser and where the mail went; null for any other browser. */
export async function readPending(request: Request, audience: Audience = 'student'): Promise<Pending | null> {
  const parsed = PendingSchema.safeParse(await PENDING_COOKIES[audience].parse(request.headers.get('cookie')))
  return parsed.success ? parsed.data : null
}
