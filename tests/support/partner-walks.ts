/** What walkers do at the doors of tutors and affiliates: apply, confirm, sign in; and what an admin decides about them. */
import { DEMO_PASSWORD } from '../factories/accounts'
import type { PartnerShape } from '../factories/partners'
import { linkMailedTo } from './account-walks'
import { signedInPartner } from './browser'
import { openWalker, type Walker } from './walker'

export type Partner = 'tutor' | 'affiliate'

export const PARTNERS = ['tutor', 'affiliate'] as const
export const REGISTER = { tutor: '/tutor/register', affiliate: '/affiliate' } as const
export const DASHBOARD = { tutor: '/tutor-dashboard', affiliate: '/affiliate/dashboard' } as const
export const STANDING = { tutor: '/application-pending', affiliate: '/affiliate/pending' } as const

let counter = 0

export function someAddress(): string {
  counter += 1
  return `applicant-${process.pid}-${Date.now().toString(36)}-${counter}@example.com`
}

const WORK = {
  tutor: { 'What do you teach?': 'SSAT verbal', Experience: 'Ten years of middle school.' },
  affiliate: { 'Main channel': 'website', 'How would you tell families about us?': 'A letter to the readers of our paper.' },
}

/** Fills the application and sends it. */
export async function apply(audience: Partner, email: string, walker = openWalker()): Promise<Walker> {
  await walker.goto(REGISTER[audience])
  const secret = { Password: DEMO_PASSWORD, 'Confirm password': DEMO_PASSWORD }
  walker.fill({ 'First name': 'Tess', 'Last name': 'Walker', Email: email, ...secret, ...WORK[audience] })
  await walker.press('Send the application')
  return walker
}

/** Applies and follows the mailed link in the same browser, which signs in there. */
export async function applyAndConfirm(audience: Partner, email: string): Promise<Walker> {
  const walker = await apply(audience, email)
  await walker.goto(await linkMailedTo(email, `/${audience}/verify-email`))
  return walker
}

/** Opens the sign-in of this door, fills it and sends it. */
export async function signInAt(walker: Walker, audience: Partner, email: string, password = DEMO_PASSWORD): Promise<void> {
  await walker.goto(`/${audience}/login`)
  walker.fill({ Email: email, Password: password })
  await walker.press('Log in')
}

/** Somebody who is signed in through this door. */
export async function walkerOf(audience: Partner, shape: Partial<PartnerShape> = {}) {
  const { partner, browser } = await signedInPartner({ ...shape, audience })
  return { ...partner, walker: openWalker(browser) }
}

/** An admin finds the person in the list of a state and decides. */
export async function decideAs(admin: Walker, audience: Partner, email: string, { state, step, reason }: Decided): Promise<void> {
  await admin.goto(`/admin/${audience}s?state=${state}&search=${encodeURIComponent(email)}`)
  await admin.follow('Tess Walker')
  admin.fill({ Decision: step, 'Why?': reason })
  await admin.press('Decide')
}

interface Decided {
  state: string
  step: 'approve' | 'reject' | 'suspend' | 'restore'
  reason: string
}
