/** A page with scripts wakes up while somebody is already pressing keys on it. */
import { expect, test } from '../fixtures'
import { startQuiz, whenAwake } from '../sittings/quiz'

const LOADS = 5

test('keys that are pressed while the page wakes up do not leave it asleep', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await startQuiz(page)
  // A key at every chance that the browser gives.
  await page.addInitScript(() => {
    const press = () => document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = () => {
      press()
      if (performance.now() < 5_000) port1.postMessage('again')
    }
    port1.postMessage('begin')
  })
  for (let load = 0; load < LOADS; load++) {
    await page.reload()
    await whenAwake(page, load % 4)
  }
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
