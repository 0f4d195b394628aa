/** R13, R21 and T13 over HTTP: what may happen once happens once, also when two instances are asked at the same moment. */
import { type Client, type Exchange, openClient } from './kit/client'
import { type Finding, finding } from './kit/finding'
import { waitForMail } from './kit/inbox'
import { brokenPromises } from './kit/invariants'
import { type Product, startProduct } from './kit/product'
import { enrollFree, seat } from './kit/students'

const SUBJECTS = ['mathematics_achievement', 'quantitative_reasoning', 'verbal_reasoning']
const LEVELS = ['isee-upper', 'isee-middle']
const MAIL_MS = 20_000

export async function drillRaces(): Promise<Finding> {
  const product = await startProduct({ backend: 'postgres', name: 'drill-races', instances: 2 })
  const client = openClient({ origin: product.origin, port: product.first.port, connections: 60 })
  try {
    const starts = await startsWithOneUseLeft(product, client)
    const submissions = await submissionsAtOnce(product, client)
    const links = await usesOfOneLink(product, client)
    const codes = await usesOfOneCode(product, client)
    const troubles = await brokenPromises(product.databaseUrl)
    if (starts !== 1) troubles.push(`with one use left ${starts} of 50 quizzes started`)
    if (submissions !== 20) troubles.push(`${20 - submissions} of 20 submissions at once did not lead to the result`)
    if (links !== 1) troubles.push(`a link for one use worked ${links} times`)
    if (codes !== 1) troubles.push(`a code for one sign-in opened ${codes}`)
    const rule = 'On two instances: one of 50 starts, one of 20 uses of a link, one of 20 of a code, one scoring of 20 submissions.'
    return finding(troubles, rule, {
      starts,
      links,
      codes,
      submissions,
    })
  } finally {
    client.close()
    await product.stop()
  }
}

async function startsWithOneUseLeft(product: Product, client: Client): Promise<number> {
  const [student] = await enrollFree(1)
  const start = (subject: string, number: number, level: string): Exchange => ({
    method: 'POST',
    path: `/premium/sectional-quiz/${subject}/${number}?level=${level}`,
    cookie: student?.cookie,
    fields: { beside: 'others' },
  })
  for (const number of [1, 2]) await client.send(start('quantitative_reasoning', number, 'isee-lower'))
  const quizzes = LEVELS.flatMap((level) =>
    SUBJECTS.flatMap((subject) => Array.from({ length: 10 }, (_, index) => start(subject, index + 1, level))),
  )
  const replies = await onBoth(product, client, quizzes.slice(0, 50))
  return replies.filter(({ status }) => status === 303).length
}

async function submissionsAtOnce(product: Product, client: Client): Promise<number> {
  const [student] = await seat(1)
  const submission: Exchange = {
    method: 'POST',
    path: `/premium/sittings/${student?.sittingId}/submission`,
    cookie: student?.cookie,
    fields: {},
  }
  const replies = await onBoth(product, client, Array(20).fill(submission))
  return replies.filter(({ status, headers }) => status === 303 && headers.location?.endsWith('/result')).length
}

async function usesOfOneLink(product: Product, client: Client): Promise<number> {
  const name = `racer-${process.pid}`
  const person = { firstName: 'Ada', lastName: 'Example', username: name, email: `${name}@example.com` }
  const registration = { ...person, password: 'pencil-and-paper', confirmPassword: 'pencil-and-paper' }
  const { status } = await client.send({ method: 'POST', path: '/register', fields: registration })
  if (status !== 303) throw new Error(`the registration answered ${status}`)

  const { links } = await waitForMail(product, person.email, MAIL_MS)
  const { pathname, search } = new URL(links.find((link) => link.includes('token=')) ?? '')
  // The token moves into a cookie at once; the page that is led to uses it.
  const { headers } = await client.send({ path: pathname + search })
  const cookie = (headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ')
  const replies = await onBoth(product, client, Array(20).fill({ path: pathname, cookie }))
  return replies.filter((reply) => reply.status === 200).length
}

async function usesOfOneCode(product: Product, client: Client): Promise<number> {
  const { createStudent, DEMO_PASSWORD, freshCode } = await import('../tests/factories/accounts')
  const { email } = await createStudent({ hasSecondFactor: true })
  const body = Buffer.from(JSON.stringify({ email, password: DEMO_PASSWORD, code: await freshCode(email) }))
  const call: Exchange = { method: 'POST', path: '/api/login', raw: { type: 'application/json', body } }
  const replies = await onBoth(product, client, Array(20).fill(call))
  return replies.filter(({ status }) => status === 200).length
}

/** Sends all at once, in turn to each instance. */
function onBoth({ instances }: Product, client: Client, exchanges: readonly Exchange[]) {
  return Promise.all(exchanges.map((exchange, index) => client.send({ ...exchange, port: instances[index % instances.length]?.port })))
}
