/** T1: whether signing in, registering or asking for mail tells who has an account, by what it answers or by how long it takes. */
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { percentile } from '../bench/load.mjs'
import { openClient, type Reply } from './kit/client'
import { type Finding, finding } from './kit/finding'
import { mannWhitneyP } from './kit/mann-whitney'
import { type Product, startProduct } from './kit/product'
import { enroll, type Student } from './kit/students'

const PAIRS = 200
const WARM_UP = 20
/** Of the accounts that the factories make. */
const PASSWORD = 'pencil-and-paper'
const SIGNIFICANT = 0.01
const DIFFERENCE = 0.05

type Audience = 'student' | 'tutor' | 'affiliate' | 'parent'

interface Way {
  name: string
  /** Whose accounts and registrations are the known ones; students' unless it is said. */
  audience?: Audience
  path: string
  fields: (email: string) => Record<string, string>
  /** Asked from an account: each pair by a student of its own. */
  isSignedIn?: true
}

const WAYS: Way[] = [
  { name: 'sign-in', path: '/login', fields: wrongPassword },
  { name: 'new password', path: '/forgot-password', fields: (email) => ({ email }) },
  { name: 'new link', path: '/register/check-email', fields: (email) => ({ email }) },
  { name: 'new address of an account', path: '/profile/email', fields: newAddress, isSignedIn: true },
  { name: 'link of a parent', audience: 'parent', path: '/family', fields: (email) => ({ email }) },
  // Last, because after it nobody is unknown.
  { name: 'registration', path: '/register', fields: newcomer },
  { name: 'sign-in of a tutor', audience: 'tutor', path: '/tutor/login', fields: wrongPassword },
  { name: 'new password of a tutor', audience: 'tutor', path: '/tutor/forgot-password', fields: (email) => ({ email }) },
  { name: 'new link of a tutor', audience: 'tutor', path: '/tutor/verify-email-sent', fields: (email) => ({ email }) },
  { name: 'application of a tutor', audience: 'tutor', path: '/tutor/register', fields: tutor },
  { name: 'sign-in of an affiliate', audience: 'affiliate', path: '/affiliate/login', fields: wrongPassword },
  { name: 'new password of an affiliate', audience: 'affiliate', path: '/affiliate/forgot-password', fields: (email) => ({ email }) },
  { name: 'new link of an affiliate', audience: 'affiliate', path: '/affiliate/pending', fields: (email) => ({ email }) },
  { name: 'application of an affiliate', audience: 'affiliate', path: '/affiliate', fields: affiliate },
]

export async function drillEnumeration(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-enumeration' })
  try {
    const known = {
      student: await knownAddresses('student'),
      tutor: await knownAddresses('tutor'),
      affiliate: await knownAddresses('affiliate'),
      parent: await parents(),
    }
    const askers = await enroll(PAIRS)
    const troubles: string[] = []
    const figures: Finding['figures'] = {}
    for (const [index, way] of WAYS.entries()) {
      const result = await compare(product, way, known[way.audience ?? 'student'], { series: index, askers: way.isSignedIn ? askers : [] })
      troubles.push(...result.troubles.map((trouble) => `${way.name}: ${trouble}`))
      figures[way.name] = result.figure
    }
    return finding(
      troubles,
      `${2 * PAIRS} requests of each kind answer alike, in the same time, whether the address is known or not.`,
      figures,
    )
  } finally {
    await product.stop()
  }
}

/** Addresses with an account and addresses with a registration that waits for its link, by turns. */
async function knownAddresses(audience: Exclude<Audience, 'parent'>): Promise<string[]> {
  const accounts = audience === 'student' ? await enroll(PAIRS / 2) : await partners(audience)
  const { db } = await import('~/db.server')
  const { hashPassword } = await import('~/crypto/passwords.server')
  const password = await hashPassword('a-quiet-study')
  const waiting = accounts.map(({ email }) => email.replace(/student|tutor|affiliate/, 'learner'))
  await db.registration.createMany({
    data: waiting.map((email) => ({
      ...{ audience, email, password, firstName: 'Ada', lastName: 'Example' },
      username: audience === 'student' ? email.split('@')[0] : undefined,
    })),
  })
  return accounts.flatMap(({ email }, index) => [email, waiting[index] ?? ''])
}

async function partners(audience: 'tutor' | 'affiliate'): Promise<{ email: string }[]> {
  const { createPartner } = await import('../tests/factories/partners')
  const made: { email: string }[] = []
  while (made.length < PAIRS / 2) made.push(await createPartner({ audience }))
  return made
}

/** Addresses at which a parent has agreed. */
async function parents(): Promise<string[]> {
  const { db } = await import('~/db.server')
  const children = await enroll(PAIRS)
  const consents = children.map(({ id, email }) => ({ userId: id, parentEmail: email.replace('student', 'parent') }))
  const given = { expiresAt: new Date(), sentAt: new Date(), confirmedAt: new Date() }
  await db.studentProfile.updateMany({ where: { userId: { in: children.map(({ id }) => id) } }, data: { holder: 'child' } })
  await db.consent.createMany({ data: consents.map((consent) => ({ ...consent, ...given, tokenHash: consent.parentEmail })) })
  return consents.map(({ parentEmail }) => parentEmail)
}

interface Turn {
  /** Each way comes from networks of its own. */
  series: number
  /** Who asks, pair by pair; nobody's account unless there are some. */
  askers: Student[]
}

async function compare(product: Product, way: Way, addresses: string[], { series, askers }: Turn) {
  await warmUp(product, way, { series, askers })
  const times = { known: [] as number[], unknown: [] as number[] }
  const troubles: string[] = []
  const strangers = strangersFor(addresses)
  for (const [index, known] of addresses.entries()) {
    const unknown = strangers[index] ?? ''
    // Which comes first changes every other pair of pairs, so that neither kind always follows the other.
    const isKnownFirst = index % 4 < 2
    const [first, second] = await ask(product, way, isKnownFirst ? [known, unknown] : [unknown, known], {
      network: [series, index],
      asker: askers[index],
    })
    const [member, stranger] = isKnownFirst ? [first, second] : [second, first]
    if (!member || !stranger) continue
    times.known.push(member.ms)
    times.unknown.push(stranger.ms)
    if (masked(member, known) !== masked(stranger, unknown)) troubles.push(`pair ${index + 1} was answered differently`)
  }

  const medians = [percentile(times.known, 0.5), percentile(times.unknown, 0.5)] as const
  const p = mannWhitneyP(times.known, times.unknown)
  const difference = Math.abs(medians[0] - medians[1]) / Math.max(...medians)
  const figure = `${medians[0].toFixed(1)} and ${medians[1].toFixed(1)} ms, p = ${p.toFixed(3)}`
  if (difference > DIFFERENCE && p < SIGNIFICANT) troubles.push(`the times differ by ${(100 * difference).toFixed(1)} % (${figure})`)
  return { troubles, figure }
}

/** For each address one of nobody's that looks like it and is as long; all of them differ, so that none becomes known by being asked. */
function strangersFor(addresses: string[]): string[] {
  const strangers = addresses.map((address) => address.replace(/student|tutor|affiliate|learner|parent/, (word) => STRANGERS[word] ?? word))
  assert.equal(new Set([...addresses, ...strangers]).size, 2 * addresses.length, 'an unknown address is known, or stands twice')
  return strangers
}

/** Words of the addresses that have an account or a registration, each with one of the same length. */
const STRANGERS: Record<string, string> = {
  student: 'visitor',
  tutor: 'guest',
  affiliate: 'passer-by',
  learner: 'newborn',
  parent: 'friend',
}

async function warmUp(product: Product, way: Way, { series, askers }: Turn): Promise<void> {
  for (let turn = 0; turn < WARM_UP; turn++) {
    await ask(product, way, [`nobody-${series}-${turn}@example.com`], { network: [100 + series, turn], asker: askers.at(-1 - turn) })
  }
}

interface From {
  network: [number, number]
  /** The account that asks, where one must. */
  asker: Student | undefined
}

/** Asks for each address over one open connection, from a network of its own, so that limits by network never speak. */
async function ask(product: Product, way: Way, emails: string[], { network, asker }: From): Promise<Reply[]> {
  const from = `127.${1 + network[0]}.0.${1 + network[1]}`
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 1, from })
  try {
    await client.send({ path: '/healthz' })
    const replies: Reply[] = []
    for (const email of emails) {
      replies.push(await client.send({ method: 'POST', path: way.path, fields: way.fields(email), cookie: asker?.cookie }))
    }
    return replies
  } finally {
    client.close()
  }
}

function wrongPassword(email: string): Record<string, string> {
  return { email, password: 'not-the-password' }
}

function newAddress(email: string): Record<string, string> {
  return { email, currentPassword: PASSWORD }
}

function person(email: string): Record<string, string> {
  return { firstName: 'Ada', lastName: 'Example', email, password: 'a-quiet-study', confirmPassword: 'a-quiet-study' }
}

function newcomer(email: string): Record<string, string> {
  return { ...person(email), username: `new-${randomBytes(8).toString('hex')}` }
}

function tutor(email: string): Record<string, string> {
  return { ...person(email), specialization: 'SSAT verbal', experience: 'Ten years of middle school.' }
}

function affiliate(email: string): Record<string, string> {
  return { ...person(email), mainSocialChannel: 'website', promotionPlan: 'A letter to the readers of our paper.' }
}

/** Status, headers and body without what differs by its nature: the address itself, nonces, dates, what cookies hold. */
function masked({ status, headers, text }: Reply, email: string): string {
  const { date: _, 'content-length': __, 'set-cookie': cookies = [], ...others } = headers
  const names = cookies.map((cookie) => cookie.replace(/=[^;]*/, '='))
  const nonces = /nonce-[\w+/=-]+|nonce="[^"]*"|nonce\\?":\\?"[^"]*"/g
  return [status, JSON.stringify(others), names.join(), text].join('\n').replaceAll(email, '').replace(nonces, '')
}
