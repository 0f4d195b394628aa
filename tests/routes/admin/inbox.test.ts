/** What visitors write to us: it reaches our support, waits in the admins' inbox, and is answered, sorted and shown from there. */
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { env } from '~/env.server'
import { signedIn } from '../../support/browser'
import { inbox, mailTo } from '../../support/post-office'
import { openWalker, type Walker } from '../../support/walker'

let walker: Walker
let adminId: string
let adminName: string
let marks = 0

beforeAll(async () => {
  // The list names a hundred admins by their usernames: this one stands first among those of other tests.
  const { browser, student } = await signedIn({ role: 'admin', username: `0${process.pid}admin` })
  walker = openWalker(browser)
  adminId = student.id
  adminName = student.username
})

function aMark(): string {
  return `mark${process.pid}n${++marks}`
}

async function written(mark: string): Promise<string> {
  const visitor = openWalker()
  await visitor.goto('/contact')
  visitor.fill({ Name: 'Nell Newcomer', Email: `${mark}@example.com`, Message: `Is there a plan for two?\n<b>${mark}</b>` })
  await visitor.press('Send Message')
  return (await db.contactMessage.findFirstOrThrow({ where: { email: `${mark}@example.com` } })).id
}

describe('a message', () => {
  test('is mailed to our support with its words, and a reply goes to whoever wrote', async () => {
    const mark = aMark()
    const id = await written(mark)
    const mail = (await mailTo(env.SUPPORT_EMAIL)).find(({ text }) => text.includes(mark))
    expect(mail).toMatchObject({ subject: 'A message from the contact form', replyTo: `${mark}@example.com` })
    expect(mail?.text).toContain('Is there a plan for two?')
    expect(mail?.html).not.toContain(`<b>${mark}`)
    expect(mail?.links).toContain(`http://localhost:3000/admin/inbox/messages/${id}`)
  })

  test('is mailed to nobody once it has been erased', async () => {
    const mark = aMark()
    await db.contactMessage.delete({ where: { id: await written(mark) } })
    expect((await mailTo(env.SUPPORT_EMAIL)).filter(({ text }) => text.includes(mark))).toEqual([])
  })

  test('of a robot that fills in every field is thanked for, kept apart and mailed to nobody', async () => {
    const mark = aMark()
    const visitor = openWalker()
    await visitor.goto('/contact')
    visitor.fill({
      Name: 'Robot',
      Email: `${mark}@example.com`,
      Message: 'Buy this very cheap thing',
      'Leave this empty': 'https://spam.example',
    })
    await visitor.press('Send Message')
    expect(visitor.text()).toContain('Message sent successfully!')
    await mailTo(env.SUPPORT_EMAIL)
    expect((await inbox(env.SUPPORT_EMAIL)).filter(({ text }) => text.includes(mark))).toEqual([])
    await walker.goto(`/admin/inbox?search=${mark}`)
    expect(walker.count('h2', 'No messages')).toBe(1)
    await walker.goto(`/admin/inbox?state=spam&search=${mark}`)
    expect(walker.count('h2', 'Robot')).toBe(1)
  })

  test('is found, answered by mail, given to an admin and marked as done, each step with a line in the log', async () => {
    const mark = aMark()
    const id = await written(mark)
    await walker.goto('/admin')
    await walker.follow(/^\d+ new$/)
    walker.fill({ 'Name or email': mark })
    await walker.press('Show')
    await walker.follow('Nell Newcomer')
    expect(walker.text()).toContain(`<b>${mark}</b>`)
    expect(walker.html()).toContain(`href="mailto:${mark}%40example.com?subject=`)

    walker.fill({ State: 'open', 'Who answers': adminId })
    await walker.press('Save')
    expect(walker.text()).toContain('It is recorded with your name.')
    walker.fill({ State: 'done' })
    await walker.press('Save')
    await walker.goto(`/admin/inbox?state=done&assignee=${adminId}&search=${mark}`)
    expect(walker.text()).toContain(`${adminName} answers`)
    const { text } = await walker.browser.get(`/admin/inbox/export?state=done&search=${mark}`)
    expect(text).toContain(`${mark}@example.com`)
    const lines = await db.auditLog.findMany({ where: { target: id }, orderBy: { createdAt: 'asc' } })
    expect(lines.map(({ action, after }) => [action, after])).toEqual([
      ['sort message', { state: 'open' }],
      ['assign message', { assigneeId: adminId }],
      ['sort message', { state: 'done' }],
    ])
  })

  test('is not handled twice by two admins who look at it at once', async () => {
    const id = await written(aMark())
    const other = openWalker((await signedIn({ role: 'admin' })).browser)
    for (const each of [walker, other]) await each.goto(`/admin/inbox/messages/${id}`)
    walker.fill({ State: 'done' })
    await walker.press('Save')
    other.fill({ State: 'spam' })
    await other.press('Save')
    expect(other.text()).toContain('Somebody handled this message while you had it open.')
    expect(other.field('State').value).toBe('done')
  })

  test('is given to nobody who is no admin', async () => {
    const id = await written(aMark())
    const { student } = await signedIn()
    await walker.browser.post(`/admin/inbox/messages/${id}`, { state: 'open', assignee: student.id })
    expect(await db.contactMessage.findUnique({ where: { id } })).toMatchObject({ state: 'new', assigneeId: null })
    expect((await walker.browser.post(`/admin/inbox/messages/${id}`, { state: 'lost' })).status).toBe(400)
  })
})

describe('a testimonial', () => {
  async function said(mark: string): Promise<string> {
    const visitor = openWalker()
    await visitor.goto('/testimonials/new')
    visitor.fill({ Name: mark, Role: 'Parent of a seventh grader', 'Your testimonial': `She stopped guessing. <i>${mark}</i>` })
    await visitor.press('Send testimonial')
    expect(visitor.text()).toContain('Thank you for your testimonial! Your feedback has been submitted successfully.')
    expect(visitor.field('Your testimonial').value).toBe('')
    return (await db.testimonial.findFirstOrThrow({ where: { name: mark } })).id
  }

  test('is shown to nobody before an admin has approved it, and no longer once it is taken back', async () => {
    const mark = aMark()
    const id = await said(mark)
    const visitor = openWalker()
    const isShown = async () => {
      const pages = ['/testimonials/new', '/about']
      const shown = []
      for (const page of pages) {
        await visitor.goto(page)
        shown.push(visitor.text().includes(`<i>${mark}</i>`))
      }
      expect(new Set(shown).size).toBe(1)
      return shown[0]
    }
    expect(await isShown()).toBe(false)
    expect((await mailTo(env.SUPPORT_EMAIL)).find(({ text }) => text.includes(mark))?.subject).toBe('A testimonial waits to be read')

    await walker.goto(`/admin/inbox/testimonials?search=${mark}`)
    await walker.follow(mark)
    walker.fill({ Decision: 'approve' })
    await walker.press('Save')
    expect(await isShown()).toBe(true)
    walker.fill({ Decision: 'reject' })
    await walker.press('Save')
    expect(await isShown()).toBe(false)
    expect((await walker.browser.get(`/admin/inbox/testimonials/export?state=rejected&search=${mark}`)).text).toContain(mark)
    const lines = await db.auditLog.findMany({ where: { target: id }, orderBy: { createdAt: 'asc' } })
    expect(lines.map(({ action }) => action)).toEqual(['approve testimonial', 'reject testimonial'])
  })

  test('is decided once, by the admin who was faster', async () => {
    const id = await said(aMark())
    const other = openWalker((await signedIn({ role: 'admin' })).browser)
    for (const each of [walker, other]) await each.goto(`/admin/inbox/testimonials/${id}`)
    walker.fill({ Decision: 'reject' })
    await walker.press('Save')
    other.fill({ Decision: 'reject' })
    await other.press('Save')
    expect(other.text()).toContain('Somebody decided this while you had it open.')
  })

  test('says what is wrong in the specification’s words and keeps what was typed', async () => {
    const visitor = openWalker()
    await visitor.goto('/testimonials/new')
    visitor.fill({ Name: 'N', Role: 'P', 'Your testimonial': 'Too short' })
    await visitor.press('Send testimonial')
    expect([visitor.status(), visitor.at()]).toEqual([400, '/testimonials/new'])
    expect(visitor.alert()).toContain('Error submitting testimonial Please check your form inputs and try again.')
    expect(visitor.field('Name')).toMatchObject({ value: 'N', isWrong: true })
    expect(visitor.field('Name').description).toContain('Name must be at least 2 characters')
    expect(visitor.field('Role').description).toContain('Role must be at least 2 characters')
    expect(visitor.field('Your testimonial').description).toContain('Testimonial must be at least 20 characters')
  })

  test('belongs to the account of whoever is logged in, and a child is asked to leave it to a parent', async () => {
    const [parent, child] = [await signedIn(), await signedIn({ profile: { level: 'ssat-middle', gradeApplied: 6, holder: 'child' } })]
    const words = { name: 'Ada', role: 'Student', content: 'It was hard and then it was not.' }
    expect((await parent.browser.post('/testimonials/new', words)).status).toBe(303)
    expect(await db.testimonial.count({ where: { userId: parent.student.id } })).toBe(1)
    const { status, text } = await child.browser.post('/testimonials/new', words)
    expect([status, text.includes('Please ask a parent to write one.')]).toEqual([403, true])
    expect((await child.browser.call('/api/testimonials', words)).status).toBe(403)
    expect(await db.testimonial.count({ where: { userId: child.student.id } })).toBe(0)
  })
})

test('after many messages from one network the form keeps what was typed and says when to try again', async () => {
  const visitor = openWalker()
  for (const [path, most, button, fields] of [
    ['/contact', 20, 'Send Message', { Name: 'Nell', Email: 'nell@example.com', Message: 'The same again and again' }],
    ['/testimonials/new', 10, 'Send testimonial', { Name: 'Nell', Role: 'Parent', 'Your testimonial': 'The same again and again' }],
  ] as const) {
    for (let turn = 0; turn <= most; turn++) {
      await visitor.goto(path)
      visitor.fill(fields)
      await visitor.press(button)
    }
    expect(visitor.status()).toBe(429)
    expect(visitor.alert()).toContain('Please try again in an hour')
    expect(visitor.field('Name').value).toBe('Nell')
  }
})
