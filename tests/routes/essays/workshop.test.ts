/** The essay workshop over the wire, without scripts: plan, write, submit, feedback, another draft; its limits, faults and borders. */
import { afterEach, describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { readEssay } from '~/models/essays/read.server'
import { PROMPT_ID, sampleText, workOffFeedback, writeEssay } from '../../factories/practice/essays'
import { openEssay } from '../../factories/writings'
import { signedIn } from '../../support/browser'
import { setFaults } from '../../support/post-office'
import { openWalker } from '../../support/walker'

const UPPER = { profile: { level: 'isee-upper', gradeApplied: 10 } } as const
const PREMIUM = { ...UPPER, tier: 'premium_annual' } as const
const FREE = { ...UPPER, createdAt: new Date('2025-01-01') } as const

afterEach(() => setFaults({}))

async function inWorkshop(shape: Parameters<typeof signedIn>[0] = PREMIUM) {
  const { browser, student } = await signedIn(shape)
  return { browser, student, walker: openWalker(browser) }
}

const usesOf = (userId: string, feature: 'essay_workshop' | 'essay_feedback') => db.featureUse.count({ where: { userId, feature } })

describe('from plan to second draft', () => {
  test('a student plans, writes, submits, reads feedback with quotations from the text, and sees what a second draft changed', async () => {
    const { walker, browser } = await inWorkshop()
    await walker.goto('/premium/essay-workshop')
    await walker.follow(/^Some say that convenience/)
    expect(walker.text()).toContain('Three questions to begin with')
    walker.fill({ 'Your plan': 'The sink after supper.' })
    await walker.press('Start writing')
    const sheet = walker.at()
    expect(walker.text()).toContain('The sink after supper.')

    await browser.post(sheet, { body: sampleText(), promptId: PROMPT_ID, intent: 'submit', seen: '0' })
    const essayId = sheet.split('/').at(-1) ?? ''
    await walker.goto(`${sheet}/submission`)
    expect(walker.at()).toBe(`/premium/essay-workshop/essays/${essayId}/submission`)
    await walker.press('Submit')
    expect(walker.at()).toBe(`/premium/essay-workshop/essays/${essayId}`)
    expect(walker.text()).toContain('The dictionary knows every word.')

    await walker.press('Get feedback')
    expect(walker.text()).toContain('Your essay is being read')
    expect(walker.headers().get('Refresh')).toContain(essayId)
    await workOffFeedback(essayId)
    await walker.goto(`/premium/essay-workshop/essays/${essayId}`)
    for (const part of ['The prompt', 'Order', 'Details and reasons', 'Words and sentences', 'One next step', 'One sentence, rewritten']) {
      expect(walker.text()).toContain(part)
    }
    expect(walker.headers().get('Refresh')).toBeNull()

    await walker.press('Write another draft')
    const second = walker.at().split('/').at(-1) ?? ''
    expect(walker.html()).toContain('My father refuses to buy a dishwasher.')
    const changed = sampleText().replace('For years this seemed to me the most pointless rule in our house.', 'I used to hate that rule.')
    const { revision } = await db.essay.findUniqueOrThrow({ where: { id: second } })
    await browser.post(walker.at(), { body: changed, promptId: PROMPT_ID, intent: 'save', seen: String(revision) })
    await walker.goto(`/premium/essay-workshop/essays/${second}/submission`)
    await walker.press('Submit')
    expect(walker.text()).toContain('Since draft 1: 1 sentence new, 1 sentence gone')
    expect(walker.html()).toContain('<ins>I used to hate that rule.')
  })

  test('an essay on a clock stays as it was when time is up, and can be submitted then', async () => {
    const { walker, student } = await inWorkshop()
    const essayId = await writeEssay({ userId: student.id, isTimed: true, at: new Date(Date.now() - 3_600_000) })
    await walker.goto(`/premium/writing/${essayId}`)
    expect(walker.at()).toBe(`/premium/essay-workshop/essays/${essayId}`)
    expect(walker.text()).toContain('Time is up, and your text is kept as it was.')
    expect(walker.count('button', 'Get feedback')).toBe(0)
    await walker.follow('Submit it')
    await walker.press('Submit')
    expect(walker.count('button', 'Get feedback')).toBe(1)
  })

  test('a timed writing of a quiz gets feedback as well, and takes no use of an essay', async () => {
    const { walker, student } = await inWorkshop({ ...FREE, profile: { level: 'ssat-upper', gradeApplied: 10 } })
    const essayId = await openEssay({ userId: student.id, at: new Date(Date.now() - 3_600_000) })
    await db.essay.update({ where: { id: essayId }, data: { body: sampleText('ssat-upper-10'), wordCount: 320 } })
    await walker.goto(`/premium/writing/${essayId}`)
    await walker.follow('Get feedback on it')
    await walker.press('Get feedback')
    await workOffFeedback(essayId)
    expect(await db.essayFeedback.count({ where: { essayId } })).toBe(1)
    expect([await usesOf(student.id, 'essay_workshop'), await usesOf(student.id, 'essay_feedback')]).toEqual([0, 1])
  })
})

describe('limits', () => {
  test('a free student submits three essays a week; the fourth is kept, not submitted, and a second draft uses nothing', async () => {
    const { walker, student, browser } = await inWorkshop(FREE)
    for (let count = 0; count < 3; count++) {
      const essayId = await writeEssay({ userId: student.id })
      await walker.goto(`/premium/essay-workshop/essays/${essayId}/submission`)
      await walker.press('Submit')
    }
    const essayId = await writeEssay({ userId: student.id })
    await walker.goto(`/premium/essay-workshop/essays/${essayId}/submission`)
    expect(walker.text()).toContain('3/3 used')
    expect(walker.count('button', 'Submit')).toBe(0)
    const answer = await browser.post(`/premium/essay-workshop/essays/${essayId}/submission`, { seen: '1' })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('3/3 used: essay submissions this week.')
    expect(await db.essay.findUniqueOrThrow({ where: { id: essayId } })).toMatchObject({ submittedAt: null, body: sampleText() })

    const { id: first } = await db.essay.findFirstOrThrow({ where: { studentId: student.id, submittedAt: { not: null } } })
    await walker.goto(`/premium/essay-workshop/essays/${first}`)
    await walker.press('Write another draft')
    await walker.goto(`/premium/essay-workshop/essays/${walker.at().split('/').at(-1)}/submission`)
    await walker.press('Submit')
    expect(walker.text()).toContain('Your essay, draft 2')
    expect(await usesOf(student.id, 'essay_workshop')).toBe(3)
  })

  test('under 40 words nothing is submitted and nothing counted', async () => {
    const { browser, student } = await inWorkshop(FREE)
    const essayId = await writeEssay({ userId: student.id, text: 'Too short to say anything about.' })
    const answer = await browser.post(`/premium/essay-workshop/essays/${essayId}/submission`, { seen: '1' })
    expect([answer.status, await usesOf(student.id, 'essay_workshop')]).toEqual([400, 0])
  })

  test('ten presses at once are one submission, one reading and one use of each', async () => {
    const { browser, student } = await inWorkshop(FREE)
    const essayId = await writeEssay({ userId: student.id })
    const at = `/premium/essay-workshop/essays/${essayId}`
    const all = (path: string, fields: Record<string, string>) => Promise.all(Array.from({ length: 10 }, () => browser.post(path, fields)))
    expect((await all(`${at}/submission`, { seen: '1' })).map(({ status }) => status)).toEqual(Array(10).fill(303))
    expect((await all(at, { intent: 'feedback' })).map(({ status }) => status)).toEqual(Array(10).fill(303))
    expect([await usesOf(student.id, 'essay_workshop'), await usesOf(student.id, 'essay_feedback')]).toEqual([1, 1])
    expect(await db.aiTask.count({ where: { reference: essayId } })).toBe(1)
  })

  test('a text that was saved again since the page was opened is not submitted', async () => {
    const { browser, student } = await inWorkshop()
    const essayId = await writeEssay({ userId: student.id })
    expect((await browser.post(`/premium/essay-workshop/essays/${essayId}/submission`, { seen: '0' })).status).toBe(409)
  })
})

describe('when the model fails', () => {
  test.each([
    ['is away', { model: { status: 500 } }],
    ['speaks without sense', { model: { says: 'nonsense' } }],
    ['does what a text tells it', { model: { says: 'hostile' } }],
    ['breaks off', { model: { cut: true } }],
  ])('%s: the use comes back, the text stays, and asking again works', async (_, faults) => {
    const { walker, student } = await inWorkshop(FREE)
    const essayId = await writeEssay({ userId: student.id, submittedAt: new Date() })
    const at = `/premium/essay-workshop/essays/${essayId}`
    await setFaults(faults)
    await walker.goto(at)
    await walker.press('Get feedback')
    await workOffFeedback(essayId)
    await walker.goto(at)
    expect(walker.text()).toContain('The feedback could not be made')
    expect(walker.text()).toContain('My father refuses to buy a dishwasher.')
    expect([await usesOf(student.id, 'essay_feedback'), await db.essayFeedback.count({ where: { essayId } })]).toEqual([0, 0])

    await setFaults({})
    await walker.press('Try again')
    await workOffFeedback(essayId)
    await walker.goto(at)
    expect(walker.text()).toContain('One next step')
  })

  test('nothing is kept of an essay that was deleted meanwhile', async () => {
    const { walker, student } = await inWorkshop(FREE)
    const essayId = await writeEssay({ userId: student.id, submittedAt: new Date() })
    await walker.goto(`/premium/essay-workshop/essays/${essayId}`)
    await walker.press('Get feedback')
    await walker.goto(`/premium/essay-workshop/essays/${essayId}/deletion`)
    await walker.press('Delete it')
    expect(walker.at()).toBe('/premium/essay-workshop')
    expect(await db.aiTask.count({ where: { reference: essayId } })).toBe(0)
    expect(await db.essay.count({ where: { id: essayId } })).toBe(0)
  })
})

describe('padding', () => {
  test.each(['developing', 'solid', 'strong'])('raises no line of a %s essay', async (level) => {
    const { student } = await inWorkshop()
    const text = sampleText(PROMPT_ID, level)
    const essay = { userId: student.id, prompt: 'Some say that convenience has made people less patient.', level: 'ISEE Upper' }
    const read = async (body: string) => (await readEssay({ ...essay, text: body, deadline: new Date(Date.now() + 60_000) })).lines
    const marks = (lines: Awaited<ReturnType<typeof read>>) => Object.entries(lines).map(([line, { mark }]) => `${line} ${mark}`)
    const plain = marks(await read(text))
    for (const padded of [
      `${text}\n\n${text}`,
      `${text}\nThis is very important. In conclusion, it is important.`,
      `${text}\n${text.split('\n')[0]}`,
    ]) {
      expect(marks(await read(padded))).toEqual(plain)
    }
  })
})

describe('whose it is', () => {
  test('a child whose parent has not agreed plans on paper, and nothing is stored', async () => {
    const { walker, browser, student } = await inWorkshop({ profile: { ...UPPER.profile, holder: 'child', parentEmail: 'p@example.com' } })
    await walker.goto(`/premium/essay-workshop/prompts/${PROMPT_ID}`)
    expect(walker.text()).toContain('Take a sheet of paper for this one')
    const answer = await browser.post(`/premium/essay-workshop/prompts/${PROMPT_ID}`, { clock: 'free', plan: 'A secret.' })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('A parent decides first')
    expect(await db.essay.count({ where: { studentId: student.id } })).toBe(0)
  })

  test('nobody opens, submits, reads or deletes another student’s essay', async () => {
    const { student } = await inWorkshop()
    const essayId = await writeEssay({ userId: student.id, submittedAt: new Date() })
    const { browser } = await inWorkshop()
    const at = `/premium/essay-workshop/essays/${essayId}`
    for (const path of [at, `${at}/pdf`, `${at}/submission`]) expect((await browser.get(path)).status).toBe(404)
    for (const fields of [{ intent: 'feedback' }, { intent: 'draft' }]) expect((await browser.post(at, fields)).status).toBe(404)
    expect((await browser.post(`${at}/deletion`, {})).status).toBe(404)
    expect(await db.essay.count({ where: { id: essayId } })).toBe(1)
  })

  test('a prompt of a whole test is not offered', async () => {
    const { browser } = await inWorkshop()
    expect((await browser.get('/premium/essay-workshop/prompts/isee-upper-01')).status).toBe(404)
  })

  test('the file is a PDF of one’s own', async () => {
    const { student, browser } = await inWorkshop()
    const essayId = await writeEssay({ userId: student.id, submittedAt: new Date() })
    const answer = await browser.get(`/premium/essay-workshop/essays/${essayId}/pdf`)
    expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  })
})

describe('what a reader of the code found', () => {
  test('a text of danger or distress goes to no model and counts nothing', async () => {
    const { walker, student } = await inWorkshop(FREE)
    const text = `${sampleText()}\n\nI want to die and nobody knows it.`
    const essayId = await writeEssay({ userId: student.id, text, submittedAt: new Date() })
    await walker.goto(`/premium/essay-workshop/essays/${essayId}`)
    await walker.press('Get feedback')
    expect(walker.text()).toContain('call or text 988')
    expect([await db.aiTask.count({ where: { reference: essayId } }), await usesOf(student.id, 'essay_feedback')]).toEqual([0, 0])
  })

  test('forty words of nothing are no essay', async () => {
    const { browser, student } = await inWorkshop(FREE)
    const essayId = await writeEssay({ userId: student.id, text: 'This is important. '.repeat(14), submittedAt: new Date() })
    expect((await browser.post(`/premium/essay-workshop/essays/${essayId}`, { intent: 'feedback' })).status).toBe(400)
  })

  test('a key held down for a whole sheet costs no time', async () => {
    const { browser, student } = await inWorkshop(FREE)
    const essayId = await writeEssay({ userId: student.id, text: 'a'.repeat(20_000), submittedAt: new Date() })
    const began = performance.now()
    expect((await browser.get(`/premium/essay-workshop/essays/${essayId}`)).status).toBe(200)
    expect(performance.now() - began).toBeLessThan(5_000)
  })

  test('when time is up too early, the essay goes on without a clock, and its prompt is free for another', async () => {
    const { walker, student } = await inWorkshop()
    const late = new Date(Date.now() - 3_600_000)
    const essayId = await writeEssay({ userId: student.id, text: 'Too short.', isTimed: true, at: late })
    expect(await writeEssay({ userId: student.id })).not.toBe(essayId)
    await walker.goto(`/premium/essay-workshop/essays/${essayId}`)
    await walker.press('Go on without a clock')
    expect(walker.at()).toBe(`/premium/writing/${essayId}`)
    expect(walker.count('button', 'Save and stop')).toBe(1)
  })

  test('a prompt that is begun leads to its essay, and samples wait while a clock runs', async () => {
    const { walker, student } = await inWorkshop()
    const essayId = await writeEssay({ userId: student.id, isTimed: true })
    await walker.goto(`/premium/essay-workshop/prompts/${PROMPT_ID}`)
    expect(walker.count('button', 'Start writing')).toBe(0)
    await walker.goto(`/premium/essay-workshop/samples/${PROMPT_ID}`)
    expect(walker.text()).toContain('You have a writing on a clock')
    expect(walker.text()).not.toContain('My father refuses')
    await walker.goto(`/premium/essay-workshop/prompts/${PROMPT_ID}`)
    await walker.follow('Go on writing')
    expect(walker.at()).toBe(`/premium/writing/${essayId}`)
  })
})
