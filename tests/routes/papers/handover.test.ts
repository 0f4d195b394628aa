/** A section that goes to paper and comes back, over the wire and without scripts. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { LETTERS } from '~/exam/core/item/item'
import { saveAnswer } from '~/models/sittings/answer.server'
import { pauseSitting, resumeSitting } from '~/models/sittings/pause.server'
import { member, openQuiz, paper, scoreOf, toPaper } from '../../factories/on-paper'
import { itemsOf, sitQuiz, wrongChoice } from '../../factories/sittings'
import { startWholeTest } from '../../factories/whole-tests/begun'
import { openWalker } from '../../support/walker'

/** What is filled in on the answer sheet: every third one wrong, every fifth blank. */
async function sheetOf(sittingId: string): Promise<{ position: number; choice: number | null }[]> {
  const items = await itemsOf(sittingId)
  return items
    .map((item, index) => ({ position: index + 1, choice: index % 5 === 0 ? null : index % 3 === 0 ? wrongChoice(item) : item.answer }))
    .slice(7)
}

type Sheet = Awaited<ReturnType<typeof sheetOf>>

const asLine = (sheet: Sheet) => sheet.map(({ position, choice }) => `${position}${choice === null ? '-' : LETTERS[choice]}`).join(' ')

test('the same answers score the same by three routes: screen, line, table', async () => {
  const onScreen = await member()
  const first = await openQuiz(onScreen)
  const sheet = await sheetOf(first)
  for (const { position, choice } of sheet)
    await saveAnswer({ userId: onScreen.userId, sittingId: first, position, choice, struck: [], seconds: 5 })
  await onScreen.walker.goto(`/premium/sittings/${first}/submission`)
  await onScreen.walker.press('Finish and see my score')

  const asTyped = await member()
  const second = await openQuiz(asTyped)
  await toPaper(asTyped, second)
  await asTyped.walker.follow('Type them as a line')
  asTyped.walker.fill({ Answers: asLine(sheet) })
  await asTyped.walker.press('Read my answers')
  expect((await scoreOf(second)).isEnded).toBe(false)
  await asTyped.walker.press('Save and see my score')

  const asTicked = await member()
  const third = await openQuiz(asTicked)
  await toPaper(asTicked, third)
  await asTicked.walker.follow('Tick them in a table')
  asTicked.walker.fillNamed(
    Object.fromEntries(sheet.map(({ position, choice }) => [`q${position}`, choice === null ? '-' : (LETTERS[choice] ?? '')])),
  )
  await asTicked.walker.press('Read my answers')
  await asTicked.walker.press('Save and see my score')

  const [screen, line, table] = [await scoreOf(first), await scoreOf(second), await scoreOf(third)]
  expect(screen).toMatchObject({ isEnded: true, right: expect.any(Number) })
  expect(screen.wrong).toBeGreaterThan(0)
  expect(screen.omitted).toBeGreaterThan(0)
  expect(line).toEqual(screen)
  expect(table).toEqual(screen)
  const mistakes = await Promise.all(
    [onScreen, asTyped, asTicked].map(({ userId: studentId }) => db.wrongAnswer.count({ where: { studentId } })),
  )
  const missed = (screen.wrong ?? 0) + (screen.omitted ?? 0)
  expect(mistakes).toEqual([missed, missed, missed])
  expect(asTyped.walker.text()).toContain('13 questions went to paper. That time is the family’s own')
  expect(asTyped.walker.text()).not.toContain('a few seconds each')
  const handed = await db.paperHandover.findFirstOrThrow({ where: { section: { sittingId: second } } })
  expect(handed).toMatchObject({ returnedBy: 'string', openKey: null, positions: sheet.map(({ position }) => position) })
  expect(handed.returnedAt?.getTime()).toBeGreaterThanOrEqual(handed.handedAt.getTime())
  expect(await db.paperHandover.findFirstOrThrow({ where: { section: { sittingId: third } } })).toMatchObject({ returnedBy: 'table' })
})

describe('while a section is on paper', () => {
  test('the screen asks nothing of it, takes nothing, and its clock stands at what was left', async () => {
    const one = await member()
    const sittingId = await openQuiz(one)
    await toPaper(one, sittingId)
    const { secondsLeft, positions } = await db.paperHandover.findFirstOrThrow({ where: { section: { sittingId } } })
    expect(positions).toEqual(Array.from({ length: 13 }, (_, index) => index + 8))
    const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId } })
    expect([section.deadline, section.secondsLeft, section.pauses]).toEqual([null, secondsLeft, 1])

    for (const path of [
      `/premium/sittings/${sittingId}/questions/8`,
      `/premium/sittings/${sittingId}/review`,
      `/premium/sittings/${sittingId}/pause`,
    ]) {
      await one.walker.goto(path)
      expect(one.walker.at()).toBe(paper(sittingId))
    }
    const at = { userId: one.userId, sittingId }
    expect(await saveAnswer({ ...at, position: 8, choice: 1, struck: [], seconds: 1 })).toBe('refused')
    expect(await resumeSitting(at)).toBe(false)
    expect(await pauseSitting(at)).toBe(false)
    expect((await one.browser.get(`/api/sittings/${sittingId}/section`)).status).toBe(404)
    expect((await one.browser.get(`${paper(sittingId)}/file`)).headers.get('content-type')).toBe('application/pdf')
    await one.browser.post(paper(sittingId), { intent: 'print' })
    expect(await db.paperHandover.count({ where: { section: { sittingId } } })).toBe(1)
    expect(await db.pdfDownload.findFirstOrThrow({ where: { userId: one.userId } })).toMatchObject({
      downloadType: 'print_rest',
      pdfTestId: 'isee-upper-verbal_reasoning-quiz-3',
    })
    expect(await db.featureUse.count({ where: { userId: one.userId, feature: 'pdf_downloads' } })).toBe(0)
    expect((await one.browser.get('/premium/answer-keys')).text).toContain('No test yet')
  })

  test('somebody else finds nothing of it', async () => {
    const [one, other] = [await member(), await member()]
    const sittingId = await openQuiz(one)
    await toPaper(one, sittingId)
    for (const path of ['', '/file', '/answers', '/answers?by=table&read=8A']) {
      expect((await other.browser.get(paper(sittingId) + path)).status).toBe(404)
    }
    const { id: printing } = await db.paperHandover.findFirstOrThrow({ where: { section: { sittingId } } })
    for (const [path, fields] of [
      ['', { intent: 'screen', printing }],
      ['/answers', { intent: 'finish', answers: '8A', printing }],
    ] as const) {
      await other.browser.post(paper(sittingId) + path, fields)
    }
    expect(await db.paperHandover.findFirstOrThrow({ where: { section: { sittingId } } })).toMatchObject({ returnedAt: null })
  })

  test('leaving the paper goes on with the time that was left', async () => {
    const one = await member()
    const sittingId = await openQuiz(one)
    await toPaper(one, sittingId)
    await one.walker.press('Go on on the screen')
    expect(one.walker.at()).toBe(`/premium/sittings/${sittingId}/review`)
    const section = await db.sittingSection.findFirstOrThrow({ where: { sittingId }, include: { handovers: true } })
    const left = ((section.deadline?.getTime() ?? 0) - Date.now()) / 1000
    expect(Math.abs(left - (section.handovers[0]?.secondsLeft ?? 0))).toBeLessThan(3)
    expect(section.handovers[0]).toMatchObject({ returnedBy: 'screen', answered: 0 })
  })
})

describe('what is typed', () => {
  test('is refused with each fault and its place, keeps the text, and saves nothing', async () => {
    const one = await member()
    const sittingId = await openQuiz(one)
    await toPaper(one, sittingId)
    await one.walker.goto(`${paper(sittingId)}/answers`)
    one.walker.fill({ Answers: '8A 7B 9Q' })
    await one.walker.press('Read my answers')
    expect(one.walker.status()).toBe(400)
    expect(one.walker.text()).toContain('“7B” (character 4): There is no question 7 on your sheet.')
    expect(one.walker.text()).toContain('“9Q” (character 7): Question 9 has the choices A to D.')
    expect(one.walker.field('Answers').value).toBe('8A 7B 9Q')
    expect(await db.response.count({ where: { section: { sittingId }, choice: { not: null } } })).toBe(7)
  })

  test('goes along from the line to the table and back, and stays where it has a fault', async () => {
    const one = await member()
    const sittingId = await openQuiz(one)
    await toPaper(one, sittingId)
    await one.walker.goto(`${paper(sittingId)}/answers`)
    await one.walker.press('Tick them in a table instead')
    await one.walker.press('Type them as a line instead')
    expect(one.walker.at()).toBe(`${paper(sittingId)}/answers`)
    one.walker.fill({ Answers: '8A 9Q' })
    await one.walker.press('Tick them in a table instead')
    expect(one.walker.text()).toContain('“9Q” (character 4)')
    expect(one.walker.field('Answers').value).toBe('8A 9Q')
    one.walker.fill({ Answers: '8a, 9- 12C' })
    await one.walker.press('Tick them in a table instead')
    expect(one.walker.text()).toContain('Tick one letter in each row')
    one.walker.fillNamed({ q13: 'D' })
    await one.walker.press('Type them as a line instead')
    expect(one.walker.field('Answers').value).toBe('8A 9- 12C 13D')
    expect(await db.response.count({ where: { section: { sittingId }, choice: { not: null } } })).toBe(7)
  })

  test('is saved once: a second window is told so, and can be changed before', async () => {
    const one = await member()
    const sittingId = await openQuiz(one)
    await toPaper(one, sittingId)
    await one.walker.goto(`${paper(sittingId)}/answers`)
    one.walker.fill({ Answers: '8a 9-' })
    await one.walker.press('Read my answers')
    expect(one.walker.text()).toContain('1 answer and 12 blanks')
    await one.walker.follow('Change something')
    expect(one.walker.field('Answers').value).toBe('8A 9-')
    await one.walker.press('Read my answers')
    const other = openWalker(one.browser)
    await other.goto(one.walker.at())
    await one.walker.press('Save and go on on the screen')
    expect(one.walker.at()).toBe(`/premium/sittings/${sittingId}/review`)
    other.fillNamed({ answers: '8B 9B' })
    await other.press('Save and see my score')
    expect(other.text()).toContain('These answers were not saved')
    const choices = await db.response.findMany({
      where: { section: { sittingId }, position: { in: [8, 9] } },
      orderBy: { position: 'asc' },
    })
    expect(choices.map(({ choice }) => choice)).toEqual([0, null])
    expect((await scoreOf(sittingId)).isEnded).toBe(false)
  })
})

test('what was printed is not given back as never seen', async () => {
  const one = await member()
  const sittingId = await openQuiz(one, new Date(Date.now() - 5_000)).catch(() => '')
  const fresh =
    sittingId ||
    (await sitQuiz({
      userId: one.userId,
      level: 'isee-upper',
      subject: 'verbal_reasoning',
      number: 4,
      at: new Date(),
      choose: () => null,
      stopAfter: 0,
    }))
  await toPaper(one, fresh)
  await one.browser.post(`/premium/sittings/${fresh}/abandonment`)
  expect(await db.practiceSitting.count({ where: { id: fresh } })).toBe(1)
})

test('a section of a whole test goes to paper and back; a rehearsal is practice from then on, and nothing is scored before its end', async () => {
  const one = await member()
  const sittingId = await startWholeTest({ userId: one.userId, at: new Date(Date.now() - 60_000) })
  const section = `${sittingId}.1`
  await one.walker.goto(`/premium/sittings/${section}/review`)
  await one.walker.follow('Print the rest')
  expect(one.walker.text()).toContain('This test is a rehearsal.')
  await one.walker.press('Print the rest')
  expect(await db.practiceSitting.findUniqueOrThrow({ where: { id: sittingId } })).toMatchObject({ mode: 'practice', status: 'open' })
  await one.walker.goto(`/premium/tests/${sittingId}`)
  expect(one.walker.at()).toBe(paper(section))
  expect((await one.browser.get(`${paper(section)}/file`)).status).toBe(200)

  await one.walker.follow('Type them as a line')
  one.walker.fill({ Answers: '1A 2B 40D' })
  await one.walker.press('Read my answers')
  await one.walker.press('Save and finish the section')
  expect(one.walker.text()).toContain('Begin Quantitative Reasoning')
  const rows = await db.response.findMany({ where: { sectionId: section, choice: { not: null } }, orderBy: { position: 'asc' } })
  expect(rows.map(({ position, choice, isRight }) => [position, choice, isRight])).toEqual([
    [1, 0, null],
    [2, 1, null],
    [40, 3, null],
  ])
})

test('practice that answers at once does not go to paper', async () => {
  const one = await member()
  const { location } = await one.browser.post('/premium/interactive-quiz', { subject: 'verbal_reasoning' })
  const sittingId = location?.split('/').at(-1) ?? ''
  expect((await one.browser.get(paper(sittingId))).status).toBe(404)
  expect((await one.browser.post(paper(sittingId), { intent: 'print' })).status).toBe(404)
})
