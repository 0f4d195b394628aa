/** A running writing in the browser. */
import type { Page } from '@playwright/test'
import { db } from '~/db.server'
import { expect } from '../fixtures'

/** Starts the first essay; returns its id. */
export async function startWriting(page: Page): Promise<string> {
  await page.goto('/premium/sectional-quiz/essay/1')
  await page.getByRole('button', { name: 'Start writing' }).click()
  await expect(sheetOf(page)).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

export function sheetOf(page: Page) {
  return page.getByLabel('Your text')
}

/** The scripts of a sheet that is still empty run: only they say that something is not saved yet. It is empty again afterwards. */
export async function whenAwake(page: Page): Promise<void> {
  await sheetOf(page).fill('.')
  await expect(page.getByText(/^1 word ·/)).toBeVisible()
  await sheetOf(page).fill('')
}

export async function storedText(essayId: string): Promise<string> {
  return (await db.essay.findUniqueOrThrow({ where: { id: essayId } })).body
}
