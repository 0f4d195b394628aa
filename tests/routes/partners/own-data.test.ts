/** Export and deletion of tutors and affiliates, without scripts: the students' pages, each behind its own door and for its own owner. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { buildExport } from '~/jobs/build-export.server'
import { eraseDueAccounts } from '~/models/accounts/personal-data/erase.server'
import { DAY_MS } from '~/utils/time/durations'
import { DEMO_PASSWORD } from '../../factories/accounts'
import { linkMailedTo } from '../../support/account-walks'
import { signedIn } from '../../support/browser'
import { DASHBOARD, PARTNERS, signInAt, walkerOf } from '../../support/partner-walks'
import { mailTo } from '../../support/post-office'
import { openWalker } from '../../support/walker'

const OTHERS = { tutor: 'affiliate', affiliate: 'tutor' } as const
const password = { 'Current password': DEMO_PASSWORD }

describe.each(PARTNERS)('the account of a %s', (audience) => {
  const ACCOUNT = `/${audience}/account`

  test('is exported to its owner and to nobody else', async () => {
    const { id, email, walker } = await walkerOf(audience)
    await walker.goto(`${ACCOUNT}/export`)
    await walker.press('Make the file')
    expect(walker.headers().get('refresh')).toBe(`3;url=${ACCOUNT}/export`)
    const { id: exportId } = await db.dataExport.findFirstOrThrow({ where: { [`${audience}Id`]: id, state: 'running' } })
    await buildExport({ data: { exportId } })
    const [mail] = await mailTo(email)
    expect([mail?.subject, mail?.links[0]]).toEqual(['Your data is ready', `http://localhost:3000${ACCOUNT}/export`])

    await walker.goto(`${ACCOUNT}/export`)
    await walker.follow('Download the file')
    expect([walker.status(), walker.headers().get('content-type')]).toEqual([200, 'application/zip'])
    expect((await (await walkerOf(audience)).walker.browser.get(`${ACCOUNT}/export/file`)).status).toBe(404)
    expect((await (await walkerOf(OTHERS[audience])).walker.browser.get(`${ACCOUNT}/export/file`)).location).toMatch(`/${audience}/login`)
    expect((await (await signedIn({ role: 'admin' })).browser.get(`${ACCOUNT}/export/file`)).location).toMatch(`/${audience}/login`)
  })

  test('is deleted after seven days in which only the page that keeps it opens', async () => {
    const { id, email, walker } = await walkerOf(audience)
    await walker.goto(`${ACCOUNT}/deletion`)
    walker.fill({ 'Current password': 'not this one' })
    await walker.press('Delete my account')
    expect(walker.status()).toBe(400)
    expect(walker.text()).not.toContain('parent')
    walker.fill(password)
    await walker.press('Delete my account')
    expect([walker.at(), walker.text().includes('You are logged out')]).toEqual([`/${audience}/login`, true])

    await signInAt(walker, audience, email)
    expect(walker.at()).toBe(`/${audience}/keep-account`)
    for (const path of [ACCOUNT, DASHBOARD[audience], `${ACCOUNT}/export`]) {
      expect((await walker.browser.get(path)).location).toBe(`/${audience}/keep-account`)
    }
    await walker.press('Keep my account')
    expect(walker.at()).toBe(DASHBOARD[audience])

    await walker.goto(`${ACCOUNT}/deletion`)
    walker.fill(password)
    await walker.press('Delete my account')
    await db.accountDeletion.updateMany({ where: { [`${audience}Id`]: id }, data: { dueAt: new Date(0) } })
    await eraseDueAccounts(new Date(DAY_MS))
    await signInAt(walker, audience, email)
    expect(walker.text()).toContain('The email or password is not right.')
  })

  test('is kept by the mailed link, at its own door only', async () => {
    const { email, walker } = await walkerOf(audience)
    await walker.goto(`${ACCOUNT}/deletion`)
    walker.fill(password)
    await walker.press('Delete my account')
    const link = await linkMailedTo(email, `/${audience}/keep-account`)
    for (const door of ['', `/${OTHERS[audience]}`]) {
      const stranger = openWalker()
      await stranger.goto(link.replace(`/${audience}/`, `${door}/`))
      expect([stranger.status(), stranger.count('button', 'Keep the account')]).toEqual([404, 0])
    }
    const other = openWalker()
    await other.goto(link)
    expect(other.text()).toContain('The account of Tess will be deleted on')
    await other.press('Keep the account')
    expect([other.at(), other.text().includes('The account stays')]).toEqual([`/${audience}/login`, true])
    await signInAt(walker, audience, email)
    expect(walker.at()).toBe(DASHBOARD[audience])
  })

  test.each(['pending', 'rejected', 'suspended'] as const)(
    'is its owner’s to export and to delete while the application is %s',
    async (status) => {
      const { walker } = await walkerOf(audience, { status })
      await walker.goto(ACCOUNT)
      await walker.follow('How it stands')
      await walker.goto(`${ACCOUNT}/export`)
      await walker.press('Make the file')
      expect([walker.at(), walker.status()]).toEqual([`${ACCOUNT}/export`, 200])
      await walker.goto(`${ACCOUNT}/deletion`)
      walker.fill(password)
      await walker.press('Delete my account')
      expect(walker.at()).toBe(`/${audience}/login`)
    },
  )
})

test('an affiliate with commissions is told to write to us instead', async () => {
  const { id, walker } = await walkerOf('affiliate')
  await db.commissionPayment.create({ data: { affiliateId: id, amount: 100, paymentMethod: 'paypal' } })
  await walker.goto('/affiliate/account/deletion')
  expect([walker.text().includes('You have commissions on our books'), walker.count('button', 'Delete my account')]).toEqual([true, 0])
  expect((await walker.browser.post('/affiliate/account/deletion', { currentPassword: DEMO_PASSWORD })).status).toBe(409)
})
