/**
 * Applications for the directories of consultants and tutors, which need no account. An application waits for the link that is mailed to
 * its address; before that no admin sees it, so that nobody is listed under somebody else's address.
 */
import { hashToken } from '~/crypto/tokens.server'
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Refusal } from '~/models/mail/limits.server'
import { queueMail, tokenOfMail } from '~/models/mail/mail.server'
import { DAY_MS } from '~/utils/time/durations'
import { type Kind, LEVEL_OF, LEVELS_MESSAGE, type LevelField, LISTING_FIELDS } from './fields'

const LINK_LIFE_MS = DAY_MS
const LEVEL_NAMES = Object.keys(LEVEL_OF) as LevelField[]

export const ListingSchema = formSchema(LISTING_FIELDS, {
  refine: (sound, refuse) => {
    if (!LEVEL_NAMES.some((name) => sound[name])) refuse('iseeLower', LEVELS_MESSAGE)
  },
}).transform(asColumns)

/** The boxes that were ticked, as a list of levels. */
function asColumns<Sent extends Partial<Record<LevelField, 'yes'>> & { webAddress?: string }>(sent: Sent) {
  const { webAddress: website, iseeLower, iseeMiddle, iseeUpper, ssatElementary, ssatMiddle, ssatUpper, ...rest } = sent
  const ticked = { iseeLower, iseeMiddle, iseeUpper, ssatElementary, ssatMiddle, ssatUpper }
  return { ...rest, website, levels: LEVEL_NAMES.filter((name) => ticked[name]).map((name) => LEVEL_OF[name]) }
}

export type Application = ReturnType<(typeof ListingSchema)['parse']>

/** Keeps an application and mails its link. When the address has had too many of these mails today, nothing is kept, and the limit is returned. */
export async function applyForListing(kind: Kind, application: Application): Promise<Refusal | null> {
  return db
    .$transaction(async (transaction): Promise<null> => {
      const { id } = await transaction.listing.create({ data: { ...application, kind }, select: { id: true } })
      const mail = { kind: 'listing', template: 'listing-confirmation', recipient: application.email, aboutId: id } as const
      const { mailId, refusal } = await queueMail(transaction, mail)
      if (refusal) throw new Limited(refusal)
      const tokenHash = hashToken(tokenOfMail('listing-confirmation', mailId))
      await transaction.listing.update({ where: { id }, data: { tokenHash }, select: { id: true } })
      return null
    })
    .catch((error: unknown) => {
      if (error instanceof Limited) return error.refusal
      throw error
    })
}

class Limited extends Error {
  constructor(readonly refusal: Refusal) {
    super('too many mails')
  }
}

/**
 * The application that a link confirms, and how an earlier one of the same address for the same directory and state is; null when the link
 * does not work. Only whoever opens the link reads of the earlier one: the form must not tell who is listed.
 */
export async function applicationByLink(token: string, now = new Date()) {
  const found = await db.listing.findFirst({
    where: awaited(token, now),
    select: { id: true, kind: true, name: true, email: true, state: true },
  })
  if (!found) return null
  const { id, kind, name, email, state } = found
  const earlier = await db.listing.findFirst({
    where: { kind, email, state, id: { not: id }, confirmedAt: { not: null }, status: { not: 'rejected' } },
    // What is public tells more than what waits.
    orderBy: [{ status: 'desc' }, { createdAt: 'desc' }],
    select: { name: true, status: true },
  })
  return { kind, name, email, earlier }
}

/** Brings the application before the admins. Null when the link does not work, or was used. */
export async function confirmListing(token: string, now = new Date()): Promise<Kind | null> {
  const application = await applicationByLink(token, now)
  const { count } = await db.listing.updateMany({ where: awaited(token, now), data: { confirmedAt: now, tokenHash: null } })
  return count === 1 && application ? application.kind : null
}

function awaited(token: string, now: Date) {
  return { tokenHash: hashToken(token), confirmedAt: null, createdAt: { gt: new Date(now.getTime() - LINK_LIFE_MS) } }
}
