/** Writing to us. */
import { expect, flashMessage, test } from '../fixtures'

for (const path of ['/contact', '/']) {
  test(`the contact form at ${path} says what is wrong in the specification’s words and keeps what was typed`, { tag: '@js' }, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page.locator('#contact-form')
    await form.getByRole('textbox', { name: 'Name' }).fill('N')
    await form.getByLabel('Email').fill('nell at home')
    await form.getByRole('textbox', { name: 'Message' }).fill('Too short')
    await page.getByRole('button', { name: 'Send Message' }).click()

    // Nothing is sent, so the page stays.
    await expect(page).toHaveURL(path)
    await expect(form.getByText('Error sending message')).toBeVisible()
    await expect(form.getByText('Please check your form inputs and try again.')).toBeVisible()
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Name must be at least 2 characters')
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription('Message must be at least 10 characters')
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('N')
    await expect(form.getByLabel('Email')).toHaveValue('nell at home')
    await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Too short')
  })
}

test('a message is sent and the form is empty again', { tag: '@js' }, async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('textbox', { name: 'Name' }).fill('Nell Newcomer')
  await page.getByLabel('Email').fill('nell@example.com')
  await page.getByRole('textbox', { name: 'Message' }).fill('Is there a plan for two children?')
  await page.getByRole('button', { name: 'Send Message' }).click()

  await expect(flashMessage(page)).toContainText('Message sent successfully!')
  await expect(flashMessage(page)).toContainText("We'll get back to you as soon as possible.")
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})
