/** The poetry corner in the browser: read with a guide, asked, written, and kept on the device until it is saved. */
import type { Page } from '@playwright/test'
import { poemKey } from '../../factories/practice/poems'
import { expect, test } from '../fixtures'

const CORNER = '/premium/poetry-corner'

test('a student reads a poem with its guide, answers a question and writes one like it', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/premium/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Read', exact: true }).click()
  await page.getByLabel('Form').selectOption('haiku')
  await page.getByRole('button', { name: 'Show' }).click()
  await page.getByRole('link', { name: 'Night Bus to Duluth' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Night Bus to Duluth' })).toBeVisible()

  await page.getByRole('link', { name: 'Begin with the sound' }).click()
  for (const name of ['Go on to the image', 'Go on to the turn']) {
    await openNotes(page)
    await page.getByRole('link', { name }).click()
  }
  await openNotes(page)
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect(page.getByText('Read', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Answer the questions' }).click()
  await page.locator(`label[for="choice-${poemKey('night-bus', 1)}"]`).click()
  await page.getByRole('button', { name: 'Check my answer' }).click()
  await expect(page.getByRole('heading', { name: 'Right', exact: true })).toBeVisible()
  await expect(page.locator('.poem-text .marked').first()).toBeVisible()

  await page.goto(`${CORNER}/night-bus`)
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await page.getByLabel('Your poem').fill('Wet window. My thumb')
  await page.getByRole('button', { name: 'Save the poem' }).click()
  await expect(page.getByText('Poem saved')).toBeVisible()
  await expect(page.getByLabel('Your poem')).toHaveValue('Wet window. My thumb')
})

test('what was written and not saved comes back on this device, and goes with the saved one', { tag: '@js' }, async ({
  page,
  signedIn,
}) => {
  await signedIn()
  await page.goto(`${CORNER}/washer/own`)
  await page.getByLabel('Your poem').fill('Not saved yet.')
  await page.goto(`${CORNER}/washer`)
  await page.goto(`${CORNER}/washer/own`)
  await expect(page.getByLabel('Your poem')).toHaveValue('Not saved yet.')
  await expect(page.getByText('is back on the sheet')).toBeVisible()
  await page.getByRole('button', { name: 'Save the poem' }).click()
  await expect(page.getByText('Poem saved')).toBeVisible()
  expect(await keptTexts(page)).toEqual([])

  // Another device saved a newer one: nothing is replaced before somebody chooses.
  await page.getByLabel('Your poem').fill('Typed here.')
  await page.request.post(`${CORNER}/washer/own`, {
    form: { title: '', body: 'Saved there.', seen: await page.locator('[name="seen"]').inputValue() },
    headers: { origin: new URL(page.url()).origin },
  })
  await page.reload()
  await expect(page.getByLabel('Your poem')).toHaveValue('Saved there.')
  await page.getByRole('button', { name: 'Put it on the sheet' }).click()
  await expect(page.getByLabel('Your poem')).toHaveValue('Typed here.')
  await page.getByRole('link', { name: 'Delete it' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('Poem deleted')).toBeVisible()
  await expect(page.getByLabel('Your poem')).toHaveValue('')
  expect(await keptTexts(page)).toEqual([])
})

test('two windows of one browser take nothing from each other', { tag: '@js' }, async ({ page, context, signedIn }) => {
  await signedIn()
  const other = await context.newPage()
  for (const window of [page, other]) await window.goto(`${CORNER}/washer/own`)
  const poem = other.getByLabel('Your poem')
  await page.getByLabel('Your poem').fill('From the first.')
  await poem.fill('From the second.')
  await expect(other.getByRole('heading', { name: 'This device kept a poem that is not saved' })).toBeFocused()
  await expect(other.getByText('From the first.')).toBeVisible()
  await expect(poem).not.toBeEditable()
  await other.getByRole('button', { name: 'Delete it' }).click()
  await expect(poem).toHaveValue('From the second.')
  await expect(poem).toBeEditable()

  await page.getByLabel('Your poem').fill('From the first again.')
  await page.getByRole('button', { name: 'Put it on the sheet' }).click()
  await expect(page.getByLabel('Your poem')).toHaveValue('From the second.')
})

test('where no text may be stored, all that the device kept of own poems goes', { tag: '@js' }, async ({ page, signedIn }) => {
  const profile = { level: 'ssat-middle', gradeApplied: 6, holder: 'child', parentEmail: 'parent@example.com' } as const
  const { id } = await signedIn({ profile })
  await page.goto(`${CORNER}/washer/own`)
  await page.evaluate((account) => {
    for (const poem of ['washer', 'night-bus']) localStorage.setItem(`stanine-room:${account}:poem-${poem}:text`, '{}')
  }, id)
  expect(await keptTexts(page)).toHaveLength(2)
  await page.reload()
  expect(await keptTexts(page)).toEqual([])
})

test('a poem is read aloud when somebody asks, and never by itself', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const voice = { speak: ({ text }: { text: string }) => said.push(text), cancel: () => said.splice(0) }
    Object.defineProperty(window, 'speechSynthesis', { value: voice })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(public text: string) {}
      },
    })
  })
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.goto(`${CORNER}/tug-of-war`)
  expect(await said()).toEqual([])
  await page.getByRole('button', { name: 'Read it aloud' }).click()
  expect((await said()).slice(0, 2)).toEqual(['nine of us , nine of them', 'we lean , they lean'])
  expect(await said()).toHaveLength(13)
  await page.getByRole('button', { name: 'Stop' }).click()
  expect(await said()).toEqual([])
})

test('the longest poem, the widest, one in prose and one that draws keep their lines on a telephone and print on one page', {
  tag: '@js',
}, async ({ page, signedIn }) => {
  await signedIn()
  for (const poem of ['nine-pleats', 'fence', 'waiting-room', 'tug-of-war']) {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto(`${CORNER}/${poem}`)
    expect(await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
    expect(
      await page.locator('.poem-text li').evaluateAll((lines) => lines.filter((line) => line.scrollWidth > line.clientWidth).length),
    ).toBe(0)
    expect(await printedPages(page), poem).toBe(1)
  }
})

test('an own poem prints as it is saved, alone on its page', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await page.goto(`${CORNER}/night-bus/own`)
  await page.getByLabel('Your poem').fill('Wet window.')
  await page.getByRole('button', { name: 'Save the poem' }).click()
  await expect(page.getByText('Poem saved')).toBeVisible()
  await page.getByLabel('Your poem').fill('Not saved.')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { name: 'What is saved' })).toHaveText('Wet window.')
  await expect(page.getByLabel('Your poem')).toBeHidden()
  expect(await printedPages(page)).toBe(1)
})

async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':poem-')))
}

/** Each note leads to an address of its own, until the step is whole. */
async function openNotes(page: Page): Promise<void> {
  const next = page.getByRole('link', { name: 'Open the next note' })
  const onward = page.getByRole('link', { name: /^Go on to the/ }).or(page.getByRole('button', { name: 'I have read it' }))
  await expect(next.or(onward)).toBeVisible()
  while (await next.isVisible()) {
    const before = page.url()
    await next.click()
    await expect(page).not.toHaveURL(before)
    await expect(next.or(onward)).toBeVisible()
  }
}
