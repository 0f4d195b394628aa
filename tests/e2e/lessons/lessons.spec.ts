/** Video lessons in the browser: from the card to the end in both modes, and the player by a clock of the test's. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { HOUR_MS } from '~/utils/time/durations'
import { askedAfter, testLesson } from '../../factories/practice/lessons'
import { expect, test } from '../fixtures'

const ROOM = '/premium/video-lessons'
const ANGLES = testLesson('angles-and-lines')

test('a student goes from the card of a lesson to its end', async ({ page, signedIn }) => {
  const { id } = await signedIn()
  await page.goto('/premium/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Watch', exact: true }).click()
  await page.getByLabel('Skill').selectOption('Vertical and adjacent angles')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name: ANGLES.title }).click()
  await page.getByRole('button', { name: 'Watch the lesson' }).click()
  for (const [index, { heading }] of ANGLES.scenes.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    const isLast = index + 1 === ANGLES.scenes.length
    await page.getByRole('button', { name: isLast ? 'On to the questions' : 'Next scene' }).click()
  }
  for (const number of [1, 2]) {
    await page.locator(`label[for="choice-${askedAfter(ANGLES.id, number).answer}"]`).click()
    await page.getByRole('button', { name: 'Check my answer' }).click()
    await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible()
    await page.getByRole('link', { name: number === 1 ? 'Next question' : 'Back to the lesson' }).click()
  }
  await expect(page.getByRole('button', { name: 'Watch it again' })).toBeVisible()
  expect(await db.videoLessonCompletion.count({ where: { studentId: id, isCompleted: true } })).toBe(1)
})

test('the player plays when somebody asks, builds the board up, goes on to the next scene and writes what was watched', {
  tag: '@js',
}, async ({ page, signedIn }) => {
  const { id } = await signedIn()
  await openScene(page)
  const sentences = page.locator('[data-sentence]')
  const [first, second] = ANGLES.scenes
  // Nothing moves by itself: all of it is there.
  await page.clock.runFor(60_000)
  expect(await said(page)).toEqual([])
  await expect(sentences).toHaveCount(first?.narration.length ?? 0)
  await expect(page.locator('.waits')).toHaveCount(0)

  await page.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(400)
  expect(await said(page)).toEqual([first?.narration[0]])
  await expect(sentences.filter({ visible: true })).toHaveText([first?.narration[0] ?? ''])
  await page.clock.runFor(((first?.seconds ?? 0) + 1) * 1000)
  await expect(page.getByRole('heading', { level: 1, name: second?.heading })).toBeVisible()
  await expect(page).toHaveURL(/\?scene=2$/)
  await expect.poll(() => page.evaluate(() => document.querySelector('#scene')?.getAttribute('data-scene'))).toBe('2')
  await page.clock.runFor(11_000)
  await expect.poll(async () => (await rowOf(id)).sessionData).toMatchObject({ scene: 2, seen: [1] })
  expect((await rowOf(id)).watchTime).toBeLessThan(120)
})

test('the player stops, seeks, hides its captions and listens to keys', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await openScene(page)
  const shown = page.locator('[data-sentence]').filter({ visible: true })
  const [first, second] = ANGLES.scenes
  await page.getByRole('button', { name: 'Next sentence' }).click()
  await expect(shown).toHaveText([first?.narration[1] ?? ''])
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveText([first?.narration[0] ?? ''])
  await page.keyboard.press('c')
  await expect(shown).toHaveCount(0)
  await page.keyboard.press('c')
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: second?.heading })).toBeVisible()
  await page.getByText('All scenes').click()
  await page.getByRole('link', { name: first?.heading, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: first?.heading })).toBeVisible()
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Pause' }).press('k')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('a scene that could not be loaded is asked for again with Play, and the lesson goes on there', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await openScene(page)
  await page.route('**/*scene=2', (route) => route.abort())
  await page.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(((ANGLES.scenes[0]?.seconds ?? 0) + 3) * 1000)
  await expect(page.getByText('Press Play to try again.')).toBeVisible()
  await page.unroute('**/*scene=2')
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('heading', { level: 1, name: ANGLES.scenes[1]?.heading })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
})

test('what was watched is written as the page goes away, and playing goes on there', { tag: '@js' }, async ({ page, signedIn }) => {
  const { id } = await signedIn()
  await openScene(page)
  await page.getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(6_000)
  await page.goto(`${ROOM}/${ANGLES.id}`)
  await expect.poll(async () => (await rowOf(id)).sessionData).toMatchObject({ scene: 1, second: expect.closeTo(6, -1) })
  await page.reload()
  await page.getByRole('button', { name: 'Continue with scene 1' }).click()
  await expect(page.locator('#scene')).not.toHaveAttribute('data-second', '0')
})

/** The first scene, with a clock and a voice of the test's; the voice ends each sentence at once. */
async function openScene(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const voice = {
      speak: (words: { text: string; onend: () => void }) => {
        said.push(words.text)
        words.onend()
      },
      cancel: () => {},
    }
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(public text: string) {}
      },
    })
  })
  await page.goto(`${ROOM}/${ANGLES.id}`)
  await page.getByRole('button', { name: 'Watch the lesson' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  // From here on time passes only when the test says so.
  await page.clock.pauseAt(Date.now() + HOUR_MS)
}

const said = (page: Page) => page.evaluate(() => (window as unknown as { said: string[] }).said)

const rowOf = (studentId: string) =>
  db.videoLessonCompletion.findUniqueOrThrow({ where: { studentId_lessonId: { studentId, lessonId: ANGLES.id } } })
