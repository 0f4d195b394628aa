/** Actions of tutors, affiliates and admins. */
import { db } from '~/db.server'
import { createStudent, DEMO_PASSWORD } from '../../factories/accounts'
import { ITEM_FORM } from '../../factories/authored-items'
import { createPartner } from '../../factories/partners'
import { openBrowser, signedIn, signedInPartner } from '../../support/browser'
import { apply, PARTNERS, type Partner, REGISTER, STANDING, someAddress } from '../../support/partner-walks'
import { tokenMailedTo } from '../../support/post-office'
import type { Case, Prepared } from './case'

const REASON = { reason: 'because a test asks for it' }
const SECRET = { password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD }
const FRESH = { password: 'another-one', confirmPassword: 'another-one' }
const TUTOR = { specialization: 'SSAT verbal', experience: 'Ten years of school', certifications: '', tutoringAgency: '', bio: 'Hello.' }
const SOCIAL = ['X', 'Instagram', 'Youtube', 'Tiktok', 'Facebook', 'Linkedin', 'Pinterest']
const AFFILIATE = {
  ...{ type: 'affiliate', company: '', website: '', mainSocialChannel: 'website', previousExperience: '' },
  ...Object.fromEntries(SOCIAL.map((network) => [`social${network}`, ''])),
  promotionPlan: 'A letter to the readers of our paper.',
}
const WORK = { tutor: TUTOR, affiliate: AFFILIATE }

const partner = (audience: Partner, fields: Record<string, unknown>) => async (): Promise<Prepared> => ({
  browser: (await signedInPartner({ audience })).browser,
  fields,
})

function doorCases(audience: Partner): Case[] {
  const applicant = async () => {
    const email = someAddress()
    await apply(audience, email)
    return { browser: openBrowser(), fields: { email } }
  }
  return [
    {
      pattern: REGISTER[audience],
      writes: ['Registration.email'],
      isStrict: true,
      prepare: async () => ({
        browser: openBrowser(),
        fields: { firstName: 'Tess', lastName: 'Walker', email: someAddress(), ...SECRET, ...WORK[audience] },
      }),
    },
    { pattern: STANDING[audience], writes: ['MailRecord.recipient'], prepare: applicant },
    {
      pattern: `/${audience}/login`,
      writes: ['Session.tokenHash'],
      prepare: async () => ({
        browser: openBrowser(),
        fields: { email: (await createPartner({ audience })).email, password: DEMO_PASSWORD },
      }),
    },
    { pattern: `/${audience}/logout`, writes: ['Session'], readsNothing: true, prepare: partner(audience, {}) },
    {
      pattern: `/${audience}/forgot-password`,
      writes: ['MailRecord.recipient'],
      prepare: async () => ({ browser: openBrowser(), fields: { email: (await createPartner({ audience })).email } }),
    },
    {
      pattern: `/${audience}/reset-password`,
      writes: [audience === 'tutor' ? 'Tutor.password' : 'AffiliatePartner.password'],
      prepare: async () => {
        const { email } = await createPartner({ audience })
        const browser = openBrowser()
        await browser.post(`/${audience}/forgot-password`, { email })
        await browser.followLink(`/${audience}/reset-password?token=${await tokenMailedTo(email)}`)
        return { browser, fields: FRESH }
      },
    },
    {
      pattern: `/admin/${audience}s/:partnerId`,
      writes: [audience === 'tutor' ? 'Tutor.approvalStatus' : 'AffiliatePartner.status', 'AuditLog.action'],
      prepare: async () => {
        const { id } = await createPartner({ audience, status: 'pending' })
        return { ...(await admin()), path: `/admin/${audience}s/${id}`, fields: { step: 'reject', ...REASON, seen: 'pending undecided' } }
      },
    },
  ]
}

async function admin() {
  return { browser: (await signedIn({ role: 'admin' })).browser }
}

const ITEMS = '/admin/question-generator/items'

/** As the forms about an item name its version. */
async function versionOf(path: string): Promise<string> {
  const { updatedAt } = await db.authoredItem.findUniqueOrThrow({ where: { id: path.split('/').at(-1) } })
  return String(updatedAt.getTime())
}

/** An action on a draft that its author looks at. */
const onDraft = (page: string, writes: string[], fields: Record<string, string>, isStrict?: true): Case => ({
  pattern: `${ITEMS}/:itemId/${page}`,
  ...{ writes, isStrict },
  prepare: async () => {
    const { browser } = await admin()
    const path = (await browser.post(`${ITEMS}/new`, ITEM_FORM)).location ?? ''
    const version = await versionOf(path)
    return { browser, path: `${path}/${page}`, fields: { ...fields, version } }
  },
})

const ADMINS: Case[] = [
  {
    pattern: '/admin/users/:userId',
    writes: ['Session', 'AuditLog.action'],
    prepare: async () => {
      const { student } = await signedIn()
      return { ...(await admin()), path: `/admin/users/${student.id}`, fields: { session: '', ...REASON } }
    },
  },
  {
    pattern: '/admin/question-generator/hidden/:name',
    writes: ['HiddenSource'],
    isStrict: true,
    prepare: async () => {
      const { browser } = await admin()
      const path = '/admin/question-generator/hidden/fraction-sum'
      await browser.post(path, REASON)
      return { browser, path, fields: { intent: 'restore', ...REASON } }
    },
  },
  {
    pattern: `${ITEMS}/new`,
    writes: ['AuthoredItem.content'],
    isStrict: true,
    prepare: async () => ({ ...(await admin()), fields: ITEM_FORM }),
  },
  onDraft('edit', ['AuthoredItem.content'], { ...ITEM_FORM, stem: 'What is $\\frac{2}{8} + \\frac{2}{8}$?' }, true),
  onDraft('deletion', ['AuthoredItem'], {}),
  {
    pattern: `${ITEMS}/:itemId/state`,
    writes: ['AuthoredItem.state'],
    prepare: async () => {
      const { browser } = await admin()
      const path = (await browser.post(`${ITEMS}/new`, ITEM_FORM)).location ?? ''
      const version = await versionOf(path)
      return { ...(await admin()), path: `${path}/state`, fields: { to: 'reviewed', version } }
    },
  },
  {
    pattern: '/admin/second-factor',
    writes: ['SecondFactor', 'AuditLog.action'],
    prepare: async () => {
      const { email } = await createStudent({ hasSecondFactor: true })
      return { ...(await admin()), fields: { audience: 'student', email, ...REASON } }
    },
  },
  {
    pattern: '/admin/account-holder',
    writes: ['StudentProfile.holder', 'AuditLog.action'],
    prepare: async () => ({ ...(await admin()), fields: { email: (await createStudent()).email, holder: 'parent', ...REASON } }),
  },
]

export const HOUSE_CASES: Case[] = [
  ...PARTNERS.flatMap(doorCases),
  {
    pattern: '/tutor/verify-email-sent',
    writes: ['MailRecord.recipient'],
    prepare: async () => {
      const email = someAddress()
      await apply('tutor', email)
      return { browser: openBrowser(), fields: { email } }
    },
  },
  {
    pattern: '/tutor-dashboard/profile',
    writes: ['Tutor.bio', 'Tutor.experience'],
    isStrict: true,
    prepare: partner('tutor', TUTOR),
  },
  ...ADMINS,
]
