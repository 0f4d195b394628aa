/** From an application to its end, for tutors and for affiliates, without scripts: approval, rejection, suspension in mid-session. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { linkMailedTo } from '../../support/account-walks'
import { signedIn } from '../../support/browser'
import {
  apply,
  applyAndConfirm,
  DASHBOARD,
  decideAs,
  PARTNERS,
  STANDING,
  signInAt,
  someAddress,
  walkerOf,
} from '../../support/partner-walks'
import { mailTo } from '../../support/post-office'
import { openWalker, type Walker } from '../../support/walker'

let admin: Walker
let adminName: string

beforeAll(async () => {
  const { browser, student } = await signedIn({ role: 'admin' })
  admin = openWalker(browser)
  adminName = student.username
})

describe.each(PARTNERS)('the application of a %s', (audience) => {
  test('leads over a confirmed address and an approval to the dashboard, with a greeting once', async () => {
    const email = someAddress()
    const walker = await apply(audience, email)
    expect(walker.text()).toContain(email)
    await admin.goto(`/admin/${audience}s?search=${encodeURIComponent(email)}`)
    expect(admin.count('h2', 'Nobody here')).toBe(1)

    await walker.goto(await linkMailedTo(email, `/${audience}/verify-email`))
    expect(walker.text()).toContain('Your address is confirmed. We will now read your application.')
    await walker.follow('See your application')
    expect(walker.at()).toBe(STANDING[audience])
    expect(walker.text()).toContain('Done: you have confirmed your email address.')
    expect(walker.text()).toContain('We are reading your application')

    await decideAs(admin, audience, email, { state: 'pending', step: 'approve', reason: 'References were checked.' })
    expect(admin.text()).toContain('The person was told by email.')
    expect((await mailTo(email))[0]?.subject).toBe('Your application is approved')

    await signInAt(openWalker(), audience, email, 'not the password')
    const other = openWalker()
    await signInAt(other, audience, email)
    expect(other.at()).toBe('/application-success')
    expect(other.count('h1', 'Welcome, Tess')).toBe(1)
    await other.follow('Go to your dashboard')
    expect(other.at()).toBe(DASHBOARD[audience])
    expect(other.count('h1', /^Hello Tess/)).toBe(1)

    await signInAt(openWalker(), audience, email)
    await walker.goto(DASHBOARD[audience])
    expect(walker.at()).toBe(DASHBOARD[audience])
    await walker.goto(`/${audience}/login`)
    expect(walker.at()).toBe(DASHBOARD[audience])
  })

  test('that is rejected says so with its reason, in the mail and at the page', async () => {
    const email = someAddress()
    const walker = await applyAndConfirm(audience, email)
    await decideAs(admin, audience, email, { state: 'pending', step: 'reject', reason: 'We need two references first.' })
    const [mail] = await mailTo(email)
    expect(mail?.subject).toBe('Your application to Stanine')
    expect(mail?.text).toContain('We need two references first.')

    await walker.goto(DASHBOARD[audience])
    expect(walker.at()).toBe(STANDING[audience])
    expect(walker.text()).toContain('We could not accept your application')
    expect(walker.text()).toContain('We need two references first.')
  })

  test('that was approved ends at the next request when the account is suspended, and comes back when it is restored', async () => {
    const email = someAddress()
    const walker = await applyAndConfirm(audience, email)
    await decideAs(admin, audience, email, { state: 'pending', step: 'approve', reason: 'References were checked.' })
    await walker.goto(DASHBOARD[audience])
    expect(walker.at()).toBe(DASHBOARD[audience])

    await decideAs(admin, audience, email, { state: 'approved', step: 'suspend', reason: 'A family has complained.' })
    await walker.goto(DASHBOARD[audience])
    expect(walker.at()).toBe(`/${audience}/login?redirectTo=${encodeURIComponent(DASHBOARD[audience])}`)
    await signInAt(walker, audience, email)
    expect(walker.at()).toBe(STANDING[audience])
    expect(walker.text()).toContain('Your account is suspended')
    expect(walker.text()).toContain('A family has complained.')
    expect((await mailTo(email))[0]?.subject).toBe('Your account is suspended')

    await decideAs(admin, audience, email, { state: 'suspended', step: 'restore', reason: 'It was a misunderstanding.' })
    await walker.goto(DASHBOARD[audience])
    expect(walker.at()).toBe(DASHBOARD[audience])
    expect((await mailTo(email))[0]?.subject).toBe('Your account is open again')
    await admin.follow('In the audit log')
    for (const word of [adminName, `suspend ${audience}`, 'A family has complained.', `restore ${audience}`]) {
      expect(admin.text()).toContain(word)
    }
  })
})

test('an admin who comes second is told what the first one decided', async () => {
  const email = someAddress()
  await applyAndConfirm('tutor', email)
  const second = openWalker((await signedIn({ role: 'admin' })).browser)
  const { id } = await db.tutor.findUniqueOrThrow({ where: { email } })
  await second.goto(`/admin/tutors/${id}`)
  await decideAs(admin, 'tutor', email, { state: 'pending', step: 'approve', reason: 'References were checked.' })

  second.fill({ Decision: 'reject', 'Why?': 'No references were given.' })
  await second.press('Decide')
  expect(second.text()).toContain(`It has already been approved. ${adminName} decided it: References were checked.`)
  expect(await db.tutor.findUniqueOrThrow({ where: { id } })).toMatchObject({ approvalStatus: 'approved', rejectionReason: null })
})

test('a tutor’s profile that could not be saved keeps what was typed, and says so', async () => {
  const { walker, id } = await walkerOf('tutor')
  await walker.goto('/tutor-dashboard/profile')
  walker.fill({ Experience: 'Ten years of quiet reading.', 'About you': 'I like long words.' })
  const undo = await refuseUpdates(id)
  await walker.press('Save')
  await undo()
  expect([walker.status(), walker.text().includes('Nothing was saved')]).toEqual([409, true])
  expect([walker.field('Experience').value, walker.field('About you').value]).toEqual(['Ten years of quiet reading.', 'I like long words.'])
  await walker.press('Save')
  expect(walker.text()).toContain('Your profile is up to date.')
  expect(await db.tutor.findUniqueOrThrow({ where: { id } })).toMatchObject({ bio: 'I like long words.' })
})

/** As when an admin decides in the very moment: the row is not there to be updated. */
async function refuseUpdates(id: string): Promise<() => Promise<unknown>> {
  await db.$executeRawUnsafe(`CREATE FUNCTION refuse_update() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`)
  await db.$executeRawUnsafe(
    `CREATE TRIGGER refuse_update BEFORE UPDATE ON tutors FOR EACH ROW WHEN (OLD.id = '${id}') EXECUTE FUNCTION refuse_update()`,
  )
  return () => db.$executeRawUnsafe('DROP FUNCTION refuse_update CASCADE')
}
