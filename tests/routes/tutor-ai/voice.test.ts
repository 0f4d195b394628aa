/** The voice over the wire: a draft changes nothing, what is published is used at once, and earlier versions come back. */
import { afterEach, expect, test } from 'vitest'
import { db } from '~/db.server'
import { DEFAULT_VOICE } from '~/models/voice/settings'
import { publishedVoice } from '~/models/voice/voice.server'
import { signedIn } from '../../support/browser'
import { openWalker } from '../../support/walker'

const VOICE = '/admin/voice-config'
afterEach(() => db.voiceVersion.deleteMany())

test('with nothing published the defaults are used; draft, preview, publish, and return', async () => {
  const { browser } = await signedIn({ role: 'admin' })
  const walker = openWalker(browser)
  await walker.goto(VOICE)
  expect(walker.text()).toContain('Nothing was published yet')
  walker.fill({ 'Most sentences of an answer': '2', Speed: '80' })
  await walker.press('Save the draft')
  expect(await publishedVoice()).toEqual(DEFAULT_VOICE)

  await walker.press('Preview on three questions')
  expect(walker.text()).toContain('I do not know how to begin.')
  expect(walker.text()).not.toContain('No answer')

  await walker.goto(VOICE)
  await walker.press('Publish the draft')
  expect(await publishedVoice()).toMatchObject({ mostSentences: 2, rate: 80 })
  walker.fill({ 'Most sentences of an answer': '6' })
  await walker.press('Save the draft')
  await walker.press('Publish the draft')
  expect(await publishedVoice()).toMatchObject({ mostSentences: 6 })

  const [, first] = await db.voiceVersion.findMany({ orderBy: { publishedAt: 'desc' } })
  await browser.post(VOICE, { intent: 'return', version: first?.id })
  expect(await publishedVoice()).toMatchObject({ mostSentences: 6 })
  // Sent from a page that showed an older draft, it changes nothing.
  await browser.post(VOICE, { intent: 'publish', seen: new Date(0).toISOString() })
  expect(await publishedVoice()).toMatchObject({ mostSentences: 6 })
  await walker.goto(VOICE)
  await walker.press('Publish the draft')
  expect(await publishedVoice()).toMatchObject({ mostSentences: 2 })
  expect(await db.auditLog.count({ where: { action: 'publish voice' } })).toBe(3)
})

test('what does not fit is refused beside its field, and what was typed stays', async () => {
  const { browser } = await signedIn({ role: 'admin' })
  const walker = openWalker(browser)
  await walker.goto(VOICE)
  walker.fill({ Speed: '900', 'How it speaks': 'Loud' })
  await walker.press('Save the draft')
  expect(walker.text()).toContain('Please give a whole number from 50 to 150')
  expect(walker.field('Speed').value).toBe('900')
  expect(await db.voiceVersion.count()).toBe(0)
})
