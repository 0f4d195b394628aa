/** The six reading strategies over the wire: a worked question is asked before it is argued about, and answered after. */
import { expect, test } from 'vitest'
import { STRATEGIES } from '~/content/reading/reading.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

test('every strategy shows its question first, then the walk in numbered steps, then the answer', async () => {
  const { browser } = await signedIn()
  const walker = openWalker(browser)
  for (const { category, worked } of STRATEGIES) {
    await walker.goto(`/premium/reading-comprehension/strategies/${category}`)
    expect(walker.html()).not.toMatch(/\[\[|\]\]/)
    const text = walker.text()
    const places = [worked.question.stem, worked.walk[0] ?? '', worked.walk.at(-1) ?? '', worked.question.why].map((part) =>
      text.indexOf(curlyQuotes(part)),
    )
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    for (const { text: wrong } of worked.question.wrong) expect(text.indexOf(curlyQuotes(wrong))).toBeLessThan(places[1] ?? 0)
    expect(walker.html()).toMatch(/The way to the answer<\/h3><ol><li>/)
  }
})
