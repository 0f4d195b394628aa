/** The question generator by the forms on its pages, as a browser without scripts sends them. */
import { expect, test } from 'vitest'
import { ITEM_FORM } from '../../factories/authored-items'
import { signedIn } from '../../support/browser'
import { openWalker, type Walker } from '../../support/walker'

const GENERATOR = '/admin/question-generator'
const SHEET = `${GENERATOR}?level=isee-upper&subject=mathematics_achievement&seed=41&count=3`

const admin = async () => {
  const { student, browser } = await signedIn({ role: 'admin' })
  return { account: student, walker: openWalker(browser) }
}

/** The questions of a page, by the names of their items. */
const idsOf = (walker: Walker) => [...walker.html().matchAll(/<code>([^<]*)<\/code>/g)].map(([, id]) => id)

test('an admin chooses a sheet, turns its seeds and swaps a question', async () => {
  const { walker } = await admin()
  await walker.goto(GENERATOR)
  walker.fill({ Level: 'ssat-middle', Section: 'quantitative', Difficulty: 'hard', 'How many': '3' })
  await walker.press('Show the questions')
  expect(walker.at()).toMatch(/[?&]seed=\d+/)
  expect(walker.count('h2', 'SSAT Middle: Quantitative')).toBe(1)
  expect(walker.text().match(/All \d+ checks passed/g)).toHaveLength(3)

  await walker.goto(SHEET)
  const first = idsOf(walker)
  await walker.follow('Next seed')
  expect(walker.at()).toContain('seed=42')
  expect(idsOf(walker)).not.toEqual(first)
  await walker.follow('Previous seed')
  expect(idsOf(walker)).toEqual(first)
  await walker.press('Swap this question, number 2')
  expect(walker.text()).toContain('Question 2 is another one now.')
  expect(idsOf(walker)).toEqual([first[0], expect.stringMatching(/:41\.2s1/), first[2]])
  await walker.follow('Undo the last swap')
  expect(idsOf(walker)).toEqual(first)
})

test('a choice that cannot be is answered kindly, with what was typed', async () => {
  const { walker } = await admin()
  await walker.goto(`${GENERATOR}?level=isee-upper&subject=verbal_reasoning&seed=two words&count=99`)
  expect(walker.status()).toBe(400)
  expect(walker.alert()).toMatch(/letters, digits.*1 to 20/)
  expect(walker.field('Seed').value).toBe('two words')
  await walker.goto(`${GENERATOR}?level=isee-upper&subject=verbal`)
  expect(walker.alert()).toContain('The bank has no Verbal at ISEE Upper')
  await walker.goto(`${GENERATOR}?level=isee-lower&subject=mathematics_achievement&source=trig-ratio`)
  expect(walker.alert()).toContain('no source of this name')
})

test('a family is hidden with a reason and restored', async () => {
  const { walker, account } = await admin()
  await walker.goto(`${GENERATOR}?level=isee-upper&subject=mathematics_achievement&source=stem-plot-statistic&seed=7&count=1`)
  await walker.follow('Hide its source')
  walker.fill({ 'Why?': 'too short' })
  await walker.press('Hide')
  expect(walker.alert()).toContain('at least 10 characters')
  walker.fill({ 'Why?': 'Its wording is unclear to readers.' })
  await walker.press('Hide')
  expect(walker.text()).toContain('Hidden')
  expect(walker.text()).toMatch(new RegExp(`Its wording is unclear to readers\\..*${account.username}|${account.username}.*Its wording`))
  await walker.follow(/^Restore /)
  walker.fill({ 'Why?': 'The wording was mended.' })
  await walker.press('Restore')
  expect(walker.text()).toContain('Restored')
  expect(walker.html()).not.toContain(`>${account.username}<`)
})

test('an item by hand goes from draft to live through a second admin', async () => {
  const { walker } = await admin()
  const skill = `Written by forms ${Date.now()}`
  await walker.goto(`${GENERATOR}/items/new`)
  walker.fillNamed({ ...ITEM_FORM, skill, textD: '0.25' })
  await walker.press('Preview and check')
  expect(walker.text()).toContain('Preview, not saved yet')
  expect(walker.text()).toContain('No two choices are worth the same, however they are written. This one two choices')
  walker.fill({ 'Text of D': '2' })
  await walker.press('Save as draft')
  expect(walker.text()).toContain('Someone else has to review it')
  const address = walker.at()

  const reviewer = (await admin()).walker
  await reviewer.goto(address)
  await reviewer.follow('Approve after review')
  await reviewer.press('Approve')
  expect(reviewer.text()).toContain('It is reviewed')
  await reviewer.follow('Make it live')
  await reviewer.press('Make it live')

  await walker.goto(`${GENERATOR}?level=isee-upper&subject=mathematics_achievement&origin=hand&skill=${encodeURIComponent(skill)}`)
  expect(walker.text()).toContain(skill)
  await walker.goto(address)
  await walker.follow('Back to draft')
  await walker.press('Back to draft')
  await walker.follow('Delete')
  await walker.press('Delete')
  expect(walker.text()).toContain('Deleted')
})
