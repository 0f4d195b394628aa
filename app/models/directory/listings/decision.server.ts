/**
 * What admins decide about listings. Each step is one conditional update of what the admin saw, which says who took it, when and why; of two admins at once
 * one wins, and the other is told what the first decided. The applicant is told by mail.
 */
import { type Database, db, isTaken } from '~/db.server'
import { nameOf } from '~/models/admins/admin-names.server'
import { logAction } from '~/models/audit-log.server'
import { type MailTemplate, queueMail } from '~/models/mail/mail.server'
import type { DecisionOutcome, Done } from '~/models/partners/decision.server'
import type { Step } from '~/models/partners/decision-fields'
import { STEPS, seenFor } from '~/models/partners/steps'
import { slugOf } from '~/utils/text/slug'

const TEMPLATES: Record<Step, MailTemplate> = {
  approve: 'listing-approved',
  reject: 'listing-rejected',
  suspend: 'listing-suspended',
  restore: 'listing-restored',
}

/** Of listings with one name in one state. */
const MOST_TRIES = 5

interface Decision {
  id: string
  actorId: string
  step: Step
  reason: string
  /** How it stood on the page that was decided from (`seenText`). */
  seen: string
}

/** Takes the step where it is open and nothing was decided since the page; says otherwise what was decided in the meantime. */
export async function decideListing(decision: Decision, now = new Date()): Promise<DecisionOutcome> {
  for (let tries = 1; ; tries++) {
    try {
      const taken = await db.$transaction((transaction) => takeStep(transaction, decision, now))
      return taken ?? decidedBefore(decision.id)
    } catch (error) {
      // Another listing got the same address a moment ago: the next try finds the next one.
      if (!isTaken(error) || tries === MOST_TRIES) throw error
    }
  }
}

async function takeStep(transaction: Database, { id, actorId, step, reason, seen: text }: Decision, now: Date): Promise<Done | null> {
  const { to } = STEPS[step]
  const seen = seenFor(step, text)
  if (!seen) return null
  const [moved] = await transaction.listing.updateManyAndReturn({
    where: { id, confirmedAt: { not: null }, ...seen },
    data: { status: to, decidedAt: now, decidedBy: actorId, decisionReason: reason },
  })
  if (!moved) return null

  const replaced = step === 'approve' ? await giveAddress(transaction, moved) : null
  const states = { before: { status: seen.status, replaced }, after: { status: to, reason } }
  await logAction(transaction, { actorId, action: `${step} listing`, target: id, ...states })
  const { refusal } = await queueMail(transaction, { kind: 'notice', template: TEMPLATES[step], recipient: moved.email, aboutId: id })
  return { outcome: 'done', isMailed: refusal === null }
}

type Listing = NonNullable<Awaited<ReturnType<typeof db.listing.findFirst>>>

/**
 * A listing gets its address when it is first approved. Who applies again with the same address in the same state changes the listing: the
 * new one takes the place, the address and the account of the old one, whose id is returned.
 */
async function giveAddress(transaction: Database, { id, kind, state, email, name, slug }: Listing): Promise<string | null> {
  // Of two applications with one address that are approved at once, the second sees the first, and takes its place.
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`listing ${kind} ${state} ${email}`}, 0))`
  const old = await transaction.listing.findFirst({
    where: { kind, state, email, id: { not: id }, status: { in: ['approved', 'suspended'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, slug: true, tutorId: true },
  })
  if (old) await transaction.listing.deleteMany({ where: { id: old.id } })
  const address = old?.slug ?? slug ?? (await freeSlug(transaction, { kind, state, wanted: slugOf(name) || kind }))
  await transaction.listing.update({ where: { id }, data: { slug: address, tutorId: old?.tutorId ?? undefined }, select: { id: true } })
  return old?.id ?? null
}

async function freeSlug(
  transaction: Database,
  { kind, state, wanted }: Pick<Listing, 'kind' | 'state'> & { wanted: string },
): Promise<string> {
  const rows = await transaction.listing.findMany({ where: { kind, state, slug: { startsWith: wanted } }, select: { slug: true } })
  const taken = new Set(rows.map(({ slug }) => slug))
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(slug)) return slug
  }
}

async function decidedBefore(id: string): Promise<DecisionOutcome> {
  const found = await db.listing.findFirst({ where: { id, confirmedAt: { not: null } } })
  if (!found) return { outcome: 'missing' }
  const { status, decidedBy, decisionReason: reason } = found
  return { outcome: 'decided', status, by: await nameOf(decidedBy), reason }
}
