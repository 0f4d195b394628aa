/** Mail: caused by a transaction, sent once by a job through the real client, tried again after faults; no usable token is ever stored. */
import { afterEach, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { registerAccount, resendVerification } from '~/models/accounts/account.server'
import { requestPasswordReset } from '~/models/accounts/password-reset.server'
import { saveProfile } from '~/models/accounts/profile/profile.server'
import { markMailSent, queueMail } from '~/models/mail/mail.server'
import { createStudent } from '../../tests/factories/accounts'
import { registered } from '../../tests/factories/registration'
import { inbox, mailTo, setFaults, tokenMailedTo } from '../../tests/support/post-office'
import { dump, readTable } from '../../tests/support/tables'
import { queue } from './queue/queue.server'
import { sendMail, sendMails } from './send-mail.server'
import { startWorkers } from './workers.server'

afterEach(() => setFaults({}))

let counter = 0
const someAddress = () => `mail-${process.pid}-${++counter}@example.com`

async function queued(recipient: string): Promise<string> {
  const { mailId } = await db.$transaction((transaction) =>
    queueMail(transaction, { kind: 'registration', template: 'existing-account', recipient }),
  )
  return mailId ?? ''
}

async function queuedConsent(): Promise<string> {
  const { mailId } = await db.$transaction((transaction) =>
    queueMail(transaction, { kind: 'consent', template: 'parent-consent', recipient: someAddress() }),
  )
  return mailId ?? ''
}

/** Runs the workers for as long as the given work takes. */
async function atWork(work: () => Promise<void>): Promise<void> {
  const boss = await queue()
  try {
    await startWorkers()
    await work()
  } finally {
    // All of them: a worker that goes on would do the work of the tests that follow.
    for (const { name } of await boss.getQueues()) await boss.offWork(name)
    for (const { name } of await boss.getSchedules()) await boss.unschedule(name)
  }
}

const recordOf = (id: string) => db.mailRecord.findUniqueOrThrow({ where: { id } })
const jobOf = async (mailId: string) =>
  (await readTable('pgboss.job')).map((row) => JSON.parse(row)).find(({ data }) => data?.mailId === mailId)

test('record and job exist exactly when the transaction commits', async () => {
  const kept = await queued(someAddress())
  expect(await jobOf(kept)).toMatchObject({ name: 'send-mail', state: 'created', retry_limit: 11, retry_delay: 30, retry_backoff: true })

  let lost = ''
  const broken = db.$transaction(async (transaction) => {
    const { mailId } = await queueMail(transaction, { kind: 'registration', template: 'existing-account', recipient: someAddress() })
    lost = mailId ?? ''
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  expect(await db.mailRecord.findUnique({ where: { id: lost } })).toBeNull()
  expect(await jobOf(lost)).toBeUndefined()
})

test('a mail is sent once, however often its job runs', async () => {
  const recipient = someAddress()
  const mailId = await queued(recipient)
  for (let run = 0; run < 3; run++) await sendMail({ data: { mailId } })
  expect(await inbox(recipient)).toHaveLength(1)
  expect(await recordOf(mailId)).toMatchObject({ status: 'sent', attempts: 1, error: null, messageId: expect.any(String) })
})

test.each([
  ['an error of the service', { status: 500 }],
  ['a broken line', { reset: true }],
  ['a wrong server token', { status: 401, code: 10 }],
  ['too many calls', { status: 429, code: 0 }],
])('%s leaves the mail queued, and the next try sends it', async (_name, fault) => {
  const recipient = someAddress()
  const mailId = await queued(recipient)
  await setFaults({ postmark: fault })
  await expect(sendMail({ data: { mailId } })).rejects.toThrow()
  expect(await recordOf(mailId)).toMatchObject({ status: 'queued', attempts: 1, error: expect.any(String), sentAt: null })
  expect(await inbox(recipient)).toEqual([])

  await setFaults({})
  await sendMail({ data: { mailId } })
  expect(await recordOf(mailId)).toMatchObject({ status: 'sent', attempts: 2, error: null })
  expect(await inbox(recipient)).toHaveLength(1)
})

test.each([
  ['an inactive recipient', { status: 422, code: 406 }],
  ['a bad address', { status: 422, code: 300 }],
])('%s is given up at once', async (_name, fault) => {
  const mailId = await queued(someAddress())
  await setFaults({ postmark: fault })
  await sendMail({ data: { mailId } })
  expect(await recordOf(mailId)).toMatchObject({ status: 'failed', attempts: 1 })
})

test('a link that a newer mail replaced is not sent', async () => {
  const { email } = await registered()
  await mailTo(email)
  await resendVerification(email)
  await resendVerification(email)
  expect(await mailTo(email)).toHaveLength(2)
  const records = await db.mailRecord.findMany({ where: { recipient: email } })
  expect(records.map(({ status }) => status)).toEqual(['sent', 'sent'])
})

test('the queue hands a failed job out again and ends a done one', async () => {
  const boss = await queue()
  await boss.purgeQueue('send-mail')
  const mailId = await queued(someAddress())
  await setFaults({ postmark: { status: 503, times: 1 } })
  const [job] = await boss.fetch<{ mailId: string }>('send-mail')
  if (!job) throw new Error('the queue is empty')
  await sendMail(job).catch((error: Error) => boss.fail('send-mail', job.id, { message: error.message }))
  expect(await jobOf(mailId)).toMatchObject({ state: 'retry', retry_count: 0 })
  await boss.cancel('send-mail', job.id)
})

test('one mail of a batch that fails goes back to the queue alone', async () => {
  const boss = await queue()
  await boss.purgeQueue('send-mail')
  const mailIds = [await queued(someAddress()), await queued(someAddress()), await queued(someAddress())]
  const jobs = await boss.fetch<{ mailId: string }>('send-mail', { batchSize: 25 })
  await setFaults({ postmark: { status: 503, times: 1 } })
  await sendMails(jobs)
  const states = await Promise.all(mailIds.map(async (mailId) => [(await recordOf(mailId)).status, (await jobOf(mailId)).state].join()))
  expect(states.sort()).toEqual(['queued,retry', 'sent,active', 'sent,active'])
  await boss.purgeQueue('send-mail')
})

test('the workers of an instance send what is queued without being asked', async () => {
  const recipient = someAddress()
  await atWork(async () => {
    const mailId = await queued(recipient)
    await vi.waitFor(async () => expect(await inbox(recipient)).toHaveLength(1), { timeout: 15_000, interval: 200 })
    await vi.waitFor(async () => expect(await jobOf(mailId)).toMatchObject({ state: 'completed' }), { timeout: 15_000, interval: 200 })
  })
})

test('one poll takes twenty mails or more, those of accounts before all that were queued earlier', async () => {
  const boss = await queue()
  await boss.purgeQueue('send-mail')
  const other: string[] = []
  for (let count = 0; count < 30; count++) other.push(await queuedConsent())
  const account = [await queued(someAddress()), await queued(someAddress())]

  await atWork(async () => {
    const all = [...other, ...account]
    await vi.waitFor(
      async () => {
        // A request whose parent is no longer asked is dropped, not sent.
        const waiting = await db.mailRecord.count({ where: { id: { in: all }, status: { notIn: ['sent', 'failed'] } } })
        expect(waiting).toBe(0)
      },
      { timeout: 20_000, interval: 200 },
    )
  })

  const jobs = (await readTable('pgboss.job'))
    .map((row) => JSON.parse(row))
    .filter(({ data }) => other.concat(account).includes(data?.mailId))
  const first = jobs.map(({ started_on }) => started_on).sort()[0]
  const firstBatch = jobs.filter(({ started_on }) => started_on === first).map(({ data }) => data.mailId)
  expect(firstBatch.length).toBeGreaterThanOrEqual(20)
  expect(firstBatch).toEqual(expect.arrayContaining(account))
})

test('neither database nor queue ever holds a usable token', async () => {
  const fresh = { username: `dump-${process.pid}`, email: someAddress(), password: 'six-or-more', firstName: 'Ada', lastName: 'Example' }
  await registerAccount(fresh)
  const student = await createStudent({ profile: null })
  await requestPasswordReset(student.email)
  const parentEmail = someAddress()
  const child = {
    holder: 'child',
    parentEmail,
    level: 'ssat-middle',
    gradeApplied: 7,
    timeZone: 'America/New_York',
    timePercent: 100,
    accommodations: [],
  } as const
  await saveProfile({ userId: student.id }, child)

  const tokens = [await tokenMailedTo(fresh.email), await tokenMailedTo(student.email), await tokenMailedTo(parentEmail)]
  const everything = await dump()
  expect(everything).toContain(fresh.email)
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(everything).not.toContain(token)
  }
  expect(everything).not.toContain(fresh.password)
})

test('every mail is complete: a greeting, its link at our own address, and a plain text', async () => {
  const { email } = await createStudent({ firstName: 'Noor' })
  await requestPasswordReset(email)
  const [mail] = await mailTo(email)
  expect(mail?.text).toContain('Hello Noor,')
  expect(mail?.links.every((link) => link.startsWith('http://localhost:3000/'))).toBe(true)
  expect(mail?.html).toContain('Choose a new password')
})

test('an address that nobody has confirmed gets no name, because a stranger may have typed it', async () => {
  const typed = { username: `stranger-${process.pid}`, email: someAddress(), password: 'six-or-more' }
  const names = { firstName: 'Win a prize today', lastName: 'at our shop' }
  await registerAccount({ ...typed, ...names })
  await resendVerification(typed.email)
  await requestPasswordReset(typed.email)
  await registerAccount({ ...typed, ...names, username: `${typed.username}-2` })
  const mails = await mailTo(typed.email)
  expect(new Set(mails.map(({ subject }) => subject))).toEqual(new Set(['Confirm your email address', 'Choose a new password']))
  for (const { subject, text, html } of mails) {
    expect(subject + text + html).not.toMatch(/prize|shop|stranger-/)
    expect(text).toContain('Hello,')
  }
})

test('a name cannot break into the mail', async () => {
  const { email } = await createStudent({ firstName: '<img src=x>\r\nBcc: x@y.example' })
  await requestPasswordReset(email)
  const [mail] = await mailTo(email)
  expect(mail?.subject).toBe('Choose a new password')
  expect(mail?.html).not.toContain('<img src=x>')
})

test('a mail that was sent is not touched again', async () => {
  const mailId = await queued(someAddress())
  await markMailSent(mailId, 'message', new Date('2026-01-01'))
  await sendMail({ data: { mailId } })
  expect(await recordOf(mailId)).toMatchObject({ messageId: 'message', attempts: 1 })
})
