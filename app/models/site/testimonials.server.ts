/** Testimonials: what families say of us in their own words. Nothing is shown before an admin has read and approved it. */
import { db, isDatabaseAway } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { ApprovalStatus } from '~/generated/prisma/enums'
import { logAction } from '~/models/audit-log.server'
import { containing, type Page, pageOf, pageQuery, type Sort } from '~/models/paging.server'
import { readSeen } from '~/models/partners/steps'
import { REVIEW_FIELDS, TESTIMONIAL_FIELDS } from './fields'
import { tellSupport } from './support-mail.server'

export const TestimonialSchema = formSchema(TESTIMONIAL_FIELDS)
export const ReviewSchema = formSchema(REVIEW_FIELDS)

const NEWEST: Sort = { field: 'createdAt', direction: 'desc', isDate: true }

interface Testimonial {
  name: string
  role: string
  content: string
  /** The account of whoever wrote it, if there is one. */
  userId?: string
}

/** Keeps a testimonial and tells our support. What a robot seems to have sent is put aside at once, and nobody is mailed. */
export async function storeTestimonial(testimonial: Testimonial, isRobot = false): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { id } = await transaction.testimonial.create({
      data: { ...testimonial, status: isRobot ? 'rejected' : 'pending' },
      select: { id: true },
    })
    if (!isRobot) await tellSupport(transaction, 'testimonial', id)
  })
}

/** The newest that were approved, for everybody to read. */
export function shownTestimonials(most: number) {
  return db.testimonial.findMany({
    where: { status: 'approved' },
    orderBy: { createdAt: 'desc' },
    take: most,
    select: { id: true, name: true, role: true, content: true },
  })
}

/** The same for a page that stands without them: none while the database is away. */
export async function testimonialsIfAny(most: number) {
  try {
    return await shownTestimonials(most)
  } catch (error) {
    if (error instanceof Error && isDatabaseAway(error)) return []
    throw error
  }
}

export interface TestimonialList extends Page {
  status: ApprovalStatus
  /** A part of a name; empty for all. */
  search: string
}

const LISTED = { id: true, name: true, role: true, content: true, status: true, createdAt: true, reviewedAt: true, userId: true } as const

/** A page of the testimonials in one state, newest first. */
export async function listTestimonials({ status, search, ...page }: TestimonialList) {
  const { behind, order } = pageQuery(NEWEST, page)
  const named = search ? { name: containing(search) } : {}
  const found = await db.testimonial.findMany({ where: { status, AND: [named, behind] }, ...order, select: LISTED })
  const { rows, next } = pageOf(found, NEWEST, page)
  return { next, testimonials: rows }
}

/** How many testimonials are in each state. */
export async function countTestimonials(): Promise<Partial<Record<ApprovalStatus, number>>> {
  const groups = await db.testimonial.groupBy({ by: ['status'], _count: true })
  return Object.fromEntries(groups.map(({ status, _count }) => [status, _count]))
}

/** One testimonial; null when there is none. */
export function findTestimonial(id: string) {
  return db.testimonial.findUnique({ where: { id }, select: LISTED })
}

export type ReviewStep = 'approve' | 'reject'

/** From which states each step is open: what waits may go either way, what was decided may be turned. */
const OPEN_FROM: Record<ReviewStep, readonly ApprovalStatus[]> = { approve: ['pending', 'rejected'], reject: ['pending', 'approved'] }

/** The steps that are open from a state. */
export function reviewSteps(status: ApprovalStatus): ReviewStep[] {
  return (Object.keys(OPEN_FROM) as ReviewStep[]).filter((step) => OPEN_FROM[step].includes(status))
}

interface Review {
  id: string
  actorId: string
  step: ReviewStep
  /** How it stood on the page that was decided from (`seenText`). */
  seen: string
}

/** Shows a testimonial to everybody, or to nobody. False when somebody decided since the page, or it is gone. */
export async function reviewTestimonial({ id, actorId, step, seen: text }: Review, now = new Date()): Promise<boolean> {
  const seen = readSeen(text, OPEN_FROM[step])
  if (!seen) return false
  const status = step === 'approve' ? 'approved' : 'rejected'
  return db.$transaction(async (transaction) => {
    const where = { id, status: seen.status, reviewedAt: seen.decidedAt }
    const { count } = await transaction.testimonial.updateMany({ where, data: { status, reviewedAt: now } })
    if (count === 0) return false
    const states = { before: { status: seen.status }, after: { status } }
    await logAction(transaction, { actorId, action: `${step} testimonial`, target: id, ...states })
    return true
  })
}
