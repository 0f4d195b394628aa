/** Networks from which an account was signed in, as keyed hashes, for 90 days after the last time. */
import { db } from '~/db.server'
import type { Audience } from '~/generated/prisma/enums'
import { KEPT_MS } from './personal-data/periods'

/** Writes down that the account was signed in from the network. */
export async function rememberNetwork({ userId, network }: { userId: string; network: string }, now = new Date()): Promise<void> {
  await db.knownNetwork.upsert({
    where: { userId_network: { userId, network } },
    create: { userId, network, lastSeenAt: now },
    update: { lastSeenAt: now },
  })
}

/**
 * Whether the account, named by its id or address, was signed in from the network in the last 90 days; of a tutor or an affiliate, while a
 * session from there is not over.
 */
export async function isKnownNetwork(
  { network, audience, ...user }: { network: string; audience: Audience } & ({ id: string } | { email: string }),
  now = new Date(),
): Promise<boolean> {
  if (audience !== 'student') {
    return (await db.session.count({ where: { audience, network, expiresAt: { gt: now }, [audience]: user } })) > 0
  }
  const since = new Date(now.getTime() - KEPT_MS.knownNetwork)
  const known = await db.knownNetwork.findFirst({
    where: { network, user, lastSeenAt: { gt: since } },
    select: { userId: true },
  })
  return known !== null
}
