/** T13 over HTTP: each mailed token and each code on paper works once, when twenty use it at the same moment on two instances. */
import { type Client, openClient, type Reply } from './kit/client'
import { type Finding, finding } from './kit/finding'
import { waitForMail } from './kit/inbox'
import { brokenPromises } from './kit/invariants'
import { type Product, startProduct } from './kit/product'
import { enroll, type Student } from './kit/students'

const USES = 20
const MAIL_MS = 20_000
const PASSWORD = 'pencil-and-paper'

interface Desk {
  product: Product
  client: Client
}

/** Makes a token or code and sends twenty uses of it at once; returns how many of them did what it is for. */
type Way = (desk: Desk) => Promise<number>

const WAYS: Record<string, Way> = {
  'new password': newPassword,
  'new address': newAddress,
  'keeping an account': keptAccount,
  'parent’s page': parentsPage,
  'recovery code': recoveryCode,
}

export async function drillTokens(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-tokens', instances: 2 })
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 60 })
  try {
    const figures: Finding['figures'] = {}
    const troubles: string[] = []
    for (const [name, way] of Object.entries(WAYS)) {
      const worked = await way({ product, client })
      figures[name] = worked
      if (worked !== 1) troubles.push(`${name}: it worked ${worked} times`)
    }
    troubles.push(...(await brokenPromises(product.databaseUrl)))
    return finding(troubles, `Of ${USES} uses at once on two instances one works, for each token and code.`, figures)
  } finally {
    client.close()
    await product.stop()
  }
}

async function newPassword(desk: Desk): Promise<number> {
  const { email } = await newStudent()
  await submit(desk, '/forgot-password', { email })
  const { cookie } = await openLink(desk, email)
  const replies = await twentyUses(desk, '/reset-password', cookie, (use) => {
    const password = `a-new-password-${use}`
    return { password, confirmPassword: password }
  })
  return replies.filter(({ status, headers }) => status === 303 && headers.location === '/login').length
}

async function newAddress(desk: Desk): Promise<number> {
  const { cookie: session, email } = await newStudent()
  const next = email.replace('student', 'moved')
  await submit(desk, '/profile/email', { email: next, currentPassword: PASSWORD }, session)
  const { cookie } = await openLink(desk, next)
  const replies = await twentyUses(desk, '/profile/email/confirmation', `${session}; ${cookie}`, () => ({}))
  return replies.filter(({ status, headers }) => status === 303 && headers.location?.startsWith('/profile')).length
}

async function keptAccount(desk: Desk): Promise<number> {
  const { cookie: session, email } = await newStudent()
  await submit(desk, '/profile/deletion', { currentPassword: PASSWORD }, session)
  const { cookie } = await openLink(desk, email)
  const replies = await twentyUses(desk, '/keep-account', cookie, () => ({ by: 'link' }))
  return replies.filter(({ status }) => status === 303).length
}

async function parentsPage(desk: Desk): Promise<number> {
  const { createStudent } = await import('../tests/factories/accounts')
  const { saveProfile } = await import('~/models/accounts/profile/profile.server')
  const { decideConsent } = await import('~/models/families/consent.server')
  const { id } = await createStudent({ profile: null })
  const parentEmail = `parent-${id.toLowerCase().replace(/[^a-z0-9]/g, '')}@example.com`
  const profile = {
    holder: 'child',
    parentEmail,
    level: 'ssat-middle',
    gradeApplied: 7,
    timeZone: 'America/New_York',
    timePercent: 100,
    accommodations: [],
  } as const
  await saveProfile({ userId: id }, profile)
  const asked = await mailedLink(desk, parentEmail)
  await decideConsent({ token: asked.searchParams.get('token') ?? '', decision: 'agree' })

  await submit(desk, '/family', { email: parentEmail })
  const { cookie } = await openLink(desk, parentEmail, ({ pathname }) => pathname === '/family/link')
  const replies = await twentyUses(desk, '/family/link', cookie, () => ({}))
  return replies.filter(({ status, headers }) => status === 303 && headers.location === '/family').length
}

async function recoveryCode(desk: Desk): Promise<number> {
  const { createStudent } = await import('../tests/factories/accounts')
  const { renewRecoveryCodes } = await import('~/models/accounts/second-factor/recovery-codes.server')
  const { id, email } = await createStudent({ hasSecondFactor: true })
  const [code = ''] = (await renewRecoveryCodes({ audience: 'student', id })) ?? []
  // Each from a browser of its own, which has given the right password.
  const attempts = await Promise.all(Array.from({ length: USES }, () => submit(desk, '/login', { email, password: PASSWORD })))
  const replies = await Promise.all(
    attempts.map((attempt, use) => {
      const port = portFor(desk, use)
      return desk.client.send({ method: 'POST', path: '/login/second-factor', cookie: cookiesOf(attempt), fields: { code }, port })
    }),
  )
  return replies.filter(({ headers }) => cookiesOf({ headers }).includes('stanine_student=')).length
}

async function newStudent(): Promise<Student> {
  const [student] = await enroll(1)
  if (!student) throw new Error('no student was made')
  return student
}

/** Sends a form that must be taken. */
async function submit({ client }: Desk, path: string, fields: Record<string, string>, cookie?: string): Promise<Reply> {
  const reply = await client.send({ method: 'POST', path, fields, cookie })
  if (reply.status !== 303) throw new Error(`${path} answered ${reply.status}`)
  return reply
}

async function mailedLink({ product }: Desk, recipient: string, isWanted: (link: URL) => boolean = () => true): Promise<URL> {
  const { links } = await waitForMail(product, recipient, MAIL_MS, (link) => link.includes('token=') && isWanted(new URL(link)))
  return new URL(links[0] ?? '')
}

/** Follows the link of a mail as a browser does: its token moves into a cookie. */
async function openLink(desk: Desk, recipient: string, isWanted?: (link: URL) => boolean): Promise<{ cookie: string }> {
  const { pathname, search } = await mailedLink(desk, recipient, isWanted)
  return { cookie: cookiesOf(await desk.client.send({ path: pathname + search })) }
}

function twentyUses(desk: Desk, path: string, cookie: string, fieldsOf: (use: number) => Record<string, string>): Promise<Reply[]> {
  const uses = Array.from({ length: USES }, (_, use) => use)
  return Promise.all(uses.map((use) => desk.client.send({ method: 'POST', path, cookie, fields: fieldsOf(use), port: portFor(desk, use) })))
}

function portFor({ product: { instances } }: Desk, use: number): number | undefined {
  return instances[use % instances.length]?.port
}

function cookiesOf({ headers }: Pick<Reply, 'headers'>): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
