/** Writing to us, and addresses that lead nowhere, as a browser without scripts meets them. */
import { expect, test } from 'vitest'
import { signedIn } from '../../support/browser'
import { openWalker, type Walker } from '../../support/walker'

const LOST = "The page you're looking for doesn't exist or is not accessible in the browser."

test.each(['/contact', '/'])(
  'the contact form at %s says what is wrong in the specification’s words and keeps what was typed',
  async (path) => {
    const walker = openWalker()
    await walker.goto(path)
    walker.fill({ Name: 'N', Email: 'nell at home', Message: 'Too short' }, 'contact-form')
    await walker.press('Send Message')
    expect([walker.status(), walker.at()]).toEqual([400, '/contact'])
    expect(walker.alert()).toContain('Error sending message Please check your form inputs and try again.')
    expect(walker.field('Name')).toMatchObject({ value: 'N', description: 'Name must be at least 2 characters' })
    expect(walker.field('Email')).toMatchObject({ value: 'nell at home', description: 'Please enter a valid email address' })
    expect(walker.field('Message')).toMatchObject({ value: 'Too short', description: 'Message must be at least 10 characters' })
  },
)

test('a message is sent and the form is empty again', async () => {
  const walker = openWalker()
  await walker.goto('/contact')
  walker.fill({ Name: 'Nell Newcomer', Email: 'nell@example.com', Message: 'Is there a plan for two children?' })
  await walker.press('Send Message')
  expect(walker.text()).toContain("Message sent successfully! We'll get back to you as soon as possible.")
  expect(walker.field('Message').value).toBe('')
})

async function expectLost(walker: Walker, path: string): Promise<void> {
  await walker.goto(path)
  expect([walker.status(), walker.count('h1', 'Page Not Found')]).toEqual([404, 1])
}

test.each([
  ['/no-such-page', 'Home', '/'],
  ['/tutor/no-such-page', 'Home', '/'],
  ['/schools-and-more', 'Home', '/'],
  ['/schools/buckley.md', 'Schools', '/schools'],
  ['/schools/california/buckley.md', 'Schools', '/schools'],
  ['/schools/a/b/c/d', 'Schools', '/schools'],
])('%s is not found and offers the way to %s alone', async (path, section, to) => {
  const walker = openWalker()
  await expectLost(walker, path)
  expect(walker.text()).toContain(LOST)
  expect(walker.count('a', /^Return to/)).toBe(1)
  await walker.follow(`Return to ${section}`)
  expect(walker.at()).toBe(to)
})

test('a quiz that does not exist and a sitting of somebody else are not found', async () => {
  const walker = openWalker((await signedIn()).browser)
  for (const path of [
    '/premium/sectional-quiz/mathematics_achievement/11',
    '/premium/sectional-quiz/mathematics_achievement/0',
    '/premium/sectional-quiz/alchemy/1',
    '/premium/sittings/somebody-elses/questions/1',
    '/premium/sittings/somebody-elses/result',
    '/premium/mistakes/somebody-elses',
  ])
    await expectLost(walker, path)
})
