/** What a running section must not tell: the key, the explanation, the reason why a choice tempts. */
import type { Page } from '@playwright/test'
import type { Item } from '~/exam/core/item/item'
import { submitSitting } from '~/models/sittings/end.server'
import { itemsOf, wrongChoice } from '../../factories/sittings'
import { expect, test } from '../fixtures'
import { choose, next, startQuiz } from './quiz'

test('neither the page nor its data tell the answer before the section is submitted', { tag: '@js' }, async ({ page, signedIn }) => {
  const student = await signedIn()
  const sittingId = await startQuiz(page)
  const items = await itemsOf(sittingId)
  const section = await textOf(page, `/api/sittings/${sittingId}/section`)
  for (const item of items) expectNothingTold(section, item, 'the whole section')

  for (const [index, item] of items.slice(0, 8).entries()) {
    const path = `/premium/sittings/${sittingId}/questions/${index + 1}`
    for (const address of [path, `${path}.data`, `${path}?_data=routes%2Flearn%2Fsittings%2Fquestion`]) {
      const text = await textOf(page, address)
      if (!address.includes('?')) expect(text, address).toContain('openedAt')
      expectNothingTold(text, item, address)
    }
  }

  // The same look at the result finds all of it, so it would have found it above.
  await submitSitting({ userId: student.id, sittingId })
  const result = await textOf(page, `/premium/sittings/${sittingId}/result`)
  for (const item of items.slice(0, 8)) expect(told(result, item), item.id).not.toEqual([])
})

test('the data of a question hold its choices as bare text and no key', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  await startQuiz(page)
  await page.reload()
  const question = await page.evaluate(() => {
    const context: unknown = Reflect.get(window, '__remixContext')
    const { loaderData } = (context as { state: { loaderData: Record<string, { question?: Record<string, unknown> } | null> } }).state
    return Object.values(loaderData).find((data) => data?.question)?.question
  })
  expect(Object.keys(question ?? {}).toSorted()).toEqual(['choices', 'columns', 'direction', 'figure', 'kind', 'passage', 'stem'])
  expect(question?.choices).toEqual(Array(4).fill(expect.any(String)))
})

test('the answer to a saved choice does not tell whether it was right', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  const [first, second] = await itemsOf(sittingId)
  if (!first || !second) throw new Error('a quiz without questions')
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.request().method() === 'POST' && response.status() < 300) answers.push(await response.text().catch(() => ''))
  })
  await choose(page, first.answer)
  await next(page, 1)
  await choose(page, wrongChoice(second))
  await next(page, 2)
  for (const answer of answers) {
    expectNothingTold(answer, first, 'first answer')
    expectNothingTold(answer, second, 'second answer')
  }
  const review = await textOf(page, `/premium/sittings/${sittingId}/review`)
  expectNothingTold(review, first, 'review')
})

test('the result is not to be had before the section is submitted', { tag: '@js' }, async ({ page, signedIn }) => {
  await signedIn()
  const sittingId = await startQuiz(page)
  await page.goto(`/premium/sittings/${sittingId}/result`)
  await expect(page).toHaveURL(`/premium/sittings/${sittingId}/review`)
  const [first] = await itemsOf(sittingId)
  if (!first) throw new Error('a quiz without questions')
  expectNothingTold(await textOf(page, `/premium/sittings/${sittingId}/result.data`), first, 'result.data')
})

async function textOf(page: Page, address: string): Promise<string> {
  const answer = await page.request.get(address, { maxRedirects: 0 })
  return answer.text()
}

function expectNothingTold(text: string, item: Item, where: string): void {
  for (const word of ['misconception', '"steps"', '"hints"', '"isRight"', item.id]) {
    expect(text, `${where} holds ${word}`).not.toContain(word)
  }
  expect(told(text, item), where).toEqual([])
}

/** The sentences of an item's explanations that a text holds. */
function told(text: string, item: Item): string[] {
  const secrets = [...item.steps, ...item.hints, ...item.choices.flatMap(({ misconception }) => misconception?.says ?? [])]
  // TeX becomes MathML on a page: what stands between the formulas is enough to know a sentence by.
  const known = secrets.map(
    (secret) =>
      secret
        .split(/\$[^$]*\$/)
        .toSorted((a, b) => b.length - a.length)[0]
        ?.trim() ?? '',
  )
  return known.filter((part) => part.length >= 12 && text.includes(part))
}
