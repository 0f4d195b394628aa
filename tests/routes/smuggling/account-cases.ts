/** Actions of the account pages, of parents and of visitors. */
import { db } from '~/db.server'
import { saveProfile } from '~/models/accounts/profile/profile.server'
import { decideConsent } from '~/models/families/consent.server'
import { createStudent, DEMO_PASSWORD, freshCode } from '../../factories/accounts'
import { codeOf } from '../../factories/authenticator'
import { registered, registration } from '../../factories/registration'
import { type Browser, openBrowser, signedIn } from '../../support/browser'
import { tokenMailedTo } from '../../support/post-office'
import type { Case, Prepared } from './case'

let counter = 0
const someAddress = () => `honest-${process.pid}-${Date.now().toString(36)}-${++counter}@example.com`

const APPEARANCE = {
  text: 'large',
  lines: 'normal',
  letters: 'normal',
  typeface: 'usual',
  background: 'gray',
  contrast: 'usual',
  motion: 'usual',
}
const NAME = { firstName: 'Ada', lastName: 'Lovelace', preferredName: 'Countess', avatar: 'owl' }
const PROFILE = {
  ...{ holder: 'teen', childName: '', parentEmail: '', level: 'isee-lower', gradeApplied: '5', testDate: '' },
  ...{ timeZone: 'America/Denver', timePercent: '150' },
  ...{ extraBreaks: 'yes', largePrint: '', calculator: '', readAloud: '', lineReader: '' },
}
const OWN = { currentPassword: DEMO_PASSWORD }
const FRESH = { password: 'another-one', confirmPassword: 'another-one' }
const MESSAGE = { name: 'Ada Example', email: 'ada@example.com', message: 'How do I begin? Please tell me.' }

const stranger = (fields: () => Record<string, unknown>) => async (): Promise<Prepared> => ({ browser: openBrowser(), fields: fields() })

/** Somebody who is signed in, after the steps that lead there. */
function student(fields: Record<string, unknown>, steps: (signed: Signed) => Promise<Partial<Prepared>> = async () => ({})) {
  return async (): Promise<Prepared> => {
    const signed = await signedIn()
    return { browser: signed.browser, fields, ...(await steps(signed)) }
  }
}
type Signed = Awaited<ReturnType<typeof signedIn>>

async function askForNewEmail({ browser }: Signed): Promise<string> {
  const email = someAddress()
  await browser.post('/profile/email', { email, ...OWN })
  return email
}

async function askedForNewEmail(signed: Signed): Promise<Partial<Prepared>> {
  await askForNewEmail(signed)
  return {}
}

/** A child, and a browser that has followed the link to its parent. */
async function asked() {
  const { id: userId } = await createStudent({ profile: null })
  const parentEmail = someAddress()
  const profile = { level: 'ssat-middle', gradeApplied: 7, timeZone: 'America/New_York', timePercent: 100, accommodations: [] } as const
  await saveProfile({ userId }, { ...profile, holder: 'child', parentEmail })
  return { userId, parentEmail, token: await tokenMailedTo(parentEmail) }
}

/** A parent who has agreed, and holds a fresh link. */
async function linked() {
  const { userId, parentEmail, token } = await asked()
  await decideConsent({ token, decision: 'agree' })
  const browser = openBrowser()
  await browser.post('/family', { email: parentEmail })
  await browser.followLink(`/family/link?token=${await tokenMailedTo(parentEmail)}`)
  const { id } = await db.consent.findFirstOrThrow({ where: { userId } })
  return { browser, parentEmail, child: `/family/children/${id}` }
}

const parent = (fields: Record<string, unknown>, page?: string) => async (): Promise<Prepared> => {
  const { browser, child } = await linked()
  await browser.post('/family/link')
  return { browser, fields, path: page && child + page }
}

async function secretOf(browser: Browser): Promise<string> {
  await browser.post('/profile/second-factor', OWN)
  const { text } = await browser.get('/profile/second-factor/set-up')
  return /<p class="secret">([A-Z2-7 ]{39})<\/p>/.exec(text)?.[1]?.replaceAll(' ', '') ?? ''
}

const withFactor = async (): Promise<Prepared & { email: string }> => {
  const signed = await signedIn({ hasSecondFactor: true })
  const { email } = signed.student
  return { browser: signed.browser, email, fields: { ...OWN, code: await freshCode(email) } }
}

const VISITORS: Case[] = [
  { pattern: '/contact', writes: ['ContactMessage.message'], prepare: stranger(() => MESSAGE) },
  { pattern: '/api/contact', writes: ['ContactMessage.message'], isCall: true, prepare: stranger(() => MESSAGE) },
  { pattern: '/register', writes: ['Registration.email'], prepare: stranger(registration) },
  { pattern: '/api/register', writes: ['Registration.email'], isCall: true, prepare: stranger(registration) },
  ...(['/register/check-email', '/forgot-password'] as const).map(
    (pattern): Case => ({
      pattern,
      writes: ['MailRecord.recipient'],
      prepare: async () => ({ browser: openBrowser(), fields: { email: (await registered()).email } }),
    }),
  ),
  {
    pattern: '/api/resend-verification',
    writes: ['MailRecord.recipient'],
    isCall: true,
    prepare: async () => ({ browser: openBrowser(), fields: { email: (await registered()).email } }),
  },
  ...(['/login', '/api/login'] as const).map(
    (pattern): Case => ({
      pattern,
      writes: ['Session.tokenHash'],
      isCall: pattern === '/api/login' || undefined,
      prepare: async () => ({
        browser: openBrowser(),
        fields: { email: (await createStudent()).email, password: DEMO_PASSWORD, code: '' },
      }),
    }),
  ),
  {
    pattern: '/login/second-factor',
    writes: ['Session.tokenHash'],
    prepare: async () => {
      const { email } = await createStudent({ hasSecondFactor: true })
      const browser = openBrowser()
      await browser.post('/login', { email, password: DEMO_PASSWORD })
      return { browser, fields: { code: await freshCode(email) } }
    },
  },
  {
    pattern: '/reset-password',
    writes: ['User.password'],
    prepare: async () => {
      const { email } = await createStudent()
      const browser = openBrowser()
      await browser.post('/forgot-password', { email })
      await browser.followLink(`/reset-password?token=${await tokenMailedTo(email)}`)
      return { browser, fields: FRESH }
    },
  },
]

const OWN_PAGES: Case[] = [
  { pattern: '/logout', writes: ['Session'], readsNothing: true, prepare: student({}) },
  { pattern: '/api/logout', writes: ['Session'], isCall: true, prepare: student({}) },
  { pattern: '/accessibility', writes: ['User.accessibility'], isStrict: true, prepare: student(APPEARANCE) },
  { pattern: '/profile/accessibility', writes: ['User.accessibility'], isStrict: true, prepare: student(APPEARANCE) },
  { pattern: '/accessibility/panel', writes: ['User.accessibility'], prepare: student({ highContrast: 'on' }) },
  { pattern: '/profile', writes: ['StudentProfile.level', 'StudentProfile.timePercent'], prepare: student(PROFILE) },
  { pattern: '/profile/name', writes: ['User.lastName', 'User.preferredName'], isStrict: true, prepare: student(NAME) },
  { pattern: '/profile/password', writes: ['User.password'], isStrict: true, prepare: student({ ...OWN, ...FRESH }) },
  {
    pattern: '/profile/email',
    writes: ['EmailChange.newEmail'],
    isStrict: true,
    prepare: student(OWN, async () => ({ fields: { ...OWN, email: someAddress() } })),
  },
  {
    pattern: '/profile/email/link',
    writes: ['EmailChange.tokenHash'],
    prepare: student({}, askedForNewEmail),
  },
  {
    pattern: '/profile/email/cancellation',
    writes: ['EmailChange'],
    prepare: student({}, askedForNewEmail),
  },
  {
    pattern: '/profile/email/confirmation',
    writes: ['User.email'],
    prepare: student({}, async (signed) => {
      const token = await tokenMailedTo(await askForNewEmail(signed))
      await signed.browser.followLink(`/profile/email/confirmation?token=${token}`)
      return {}
    }),
  },
  {
    pattern: '/profile/sessions',
    writes: ['Session'],
    isStrict: true,
    prepare: student({ session: 'all' }, async ({ student: { email } }) => {
      await openBrowser().call('/api/login', { email, password: DEMO_PASSWORD })
      return {}
    }),
  },
  { pattern: '/profile/second-factor', writes: ['SecondFactorSetUp.secret'], isStrict: true, prepare: student(OWN) },
  {
    pattern: '/profile/second-factor/set-up',
    writes: ['SecondFactor.secret'],
    prepare: student({}, async ({ browser }) => ({ fields: { code: codeOf(await secretOf(browser)) } })),
  },
  { pattern: '/profile/second-factor/off', writes: ['SecondFactor'], prepare: withFactor },
  { pattern: '/profile/second-factor/recovery-codes', writes: ['RecoveryCode.codeHash'], prepare: withFactor },
  {
    pattern: '/profile/second-factor/recovery-codes/saved',
    writes: ['SecondFactor.codesShownUntil'],
    prepare: async () => {
      const { browser, fields } = await withFactor()
      await browser.post('/profile/second-factor/recovery-codes', fields as Record<string, string>)
      return { browser, fields: {} }
    },
  },
  { pattern: '/profile/export', writes: ['DataExport.state'], prepare: student({}) },
  { pattern: '/profile/deletion', writes: ['AccountDeletion.dueAt'], isStrict: true, prepare: student(OWN) },
  {
    pattern: '/keep-account',
    writes: ['AccountDeletion'],
    prepare: student({ by: 'link' }, async ({ browser, student: { email } }) => {
      await browser.post('/profile/deletion', OWN)
      await browser.followLink(`/keep-account?token=${await tokenMailedTo(email)}`)
      return {}
    }),
  },
  {
    pattern: '/username',
    writes: ['User.username'],
    prepare: student({}, async ({ student: { id } }) => {
      await db.user.update({ where: { id }, data: { isUsernameOpen: true } })
      return { fields: { username: `chosen-${process.pid}-${++counter}` } }
    }),
  },
  {
    pattern: '/welcome',
    writes: ['StudentProfile.level'],
    prepare: async () => ({ browser: (await signedIn({ profile: null })).browser, fields: PROFILE }),
  },
]

const PARENTS: Case[] = [
  {
    pattern: '/consent',
    writes: ['Consent.confirmedAt'],
    prepare: async () => {
      const browser = openBrowser()
      await browser.followLink(`/consent?token=${(await asked()).token}`)
      return { browser, fields: { decision: 'agree' } }
    },
  },
  { pattern: '/family', writes: ['MailRecord.recipient'], prepare: stranger(() => ({ email: someAddress() })) },
  { pattern: '/family/link', writes: ['ParentSession.email'], prepare: async () => ({ ...(await linked()), fields: {} }) },
  { pattern: '/family/exit', writes: ['ParentSession'], readsNothing: true, prepare: parent({}) },
  { pattern: '/family/children/:consentId/export', writes: ['DataExport.state'], prepare: parent({}, '/export') },
  {
    pattern: '/family/children/:consentId/deletion',
    writes: ['AccountDeletion.dueAt'],
    prepare: parent({ intent: 'delete' }, '/deletion'),
  },
  {
    pattern: '/family/children/:consentId/permission',
    writes: ['Consent.refusedAt'],
    prepare: parent({ decision: 'refuse' }, '/permission'),
  },
]

export const ACCOUNT_CASES: Case[] = [...VISITORS, ...OWN_PAGES, ...PARENTS]
