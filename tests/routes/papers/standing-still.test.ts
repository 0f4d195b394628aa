/** A section that stands still while it is on paper: without a clock too, ten times at most, and back once. */
import { describe, expect, test } from 'vitest'
import { db } from '~/db.server'
import { saveAnswer } from '~/models/sittings/answer.server'
import { endStep } from '~/models/tests/advance.server'
import { member, openQuiz, paper, scoreOf, toPaper } from '../../factories/on-paper'
import { startWholeTest } from '../../factories/whole-tests/begun'
import { openWalker } from '../../support/walker'

test('going to paper and back counts as a pause, so time is not given back without end', async () => {
  const one = await member()
  const sittingId = await openQuiz(one)
  await toPaper(one, sittingId)
  await one.walker.press('Go on on the screen')
  await db.sittingSection.updateMany({ where: { sittingId }, data: { pauses: 9 } })
  await toPaper(one, sittingId)
  await one.walker.press('Go on on the screen')
  await one.walker.goto(paper(sittingId))
  expect(one.walker.text()).toContain('No pause left')
  await one.browser.post(paper(sittingId), { intent: 'print' })
  await one.walker.goto(`/premium/sittings/${sittingId}/review`)
  expect(one.walker.text()).toContain('You have used all your pauses')
  expect(await db.paperHandover.count({ where: { section: { sittingId }, openKey: { not: null } } })).toBe(0)
  await one.walker.goto(`/premium/sittings/${sittingId}/submission`)
  await one.walker.press('Finish and see my score')
  expect(one.walker.text()).toContain('13 questions went to paper.')
})

test('a second window that goes on on the screen is told that the section is back', async () => {
  const one = await member()
  const sittingId = await openQuiz(one)
  await toPaper(one, sittingId)
  const other = openWalker(one.browser)
  await other.goto(paper(sittingId))
  await one.walker.press('Go on on the screen')
  await other.press('Go on on the screen')
  expect(other.at()).toBe(`/premium/sittings/${sittingId}/review`)
  expect(other.text()).toContain('The section is back already')
})

describe('without a clock', () => {
  async function untimed() {
    const one = await member()
    const sittingId = await openQuiz(one)
    await db.sittingSection.updateMany({ where: { sittingId }, data: { secondsAllowed: null, deadline: null } })
    await toPaper(one, sittingId)
    return { one, sittingId, at: { userId: one.userId, sittingId } }
  }

  test('the screen takes no answer and no end while the section is on paper, and says so', async () => {
    const { one, sittingId, at } = await untimed()
    for (const page of ['questions/8', 'review', 'submission']) {
      await one.walker.goto(`/premium/sittings/${sittingId}/${page}`)
      expect(one.walker.at()).toBe(paper(sittingId))
    }
    expect(await saveAnswer({ ...at, position: 8, choice: 1, struck: [], seconds: 1 })).toBe('refused')
    expect((await one.browser.get(`/api/sittings/${sittingId}/section`)).status).toBe(404)

    const page = `/premium/sittings/${sittingId}/questions/8`
    const answered = await one.browser.post(page, { choice: '1', intent: 'next', openedAt: String(Date.now()), shows: page })
    expect(answered.location).toBe(paper(sittingId))
    await one.walker.goto(paper(sittingId))
    expect(one.walker.text()).toContain('1 answer was not taken')
    expect((await one.browser.post(`/premium/sittings/${sittingId}/submission`)).location).toBe(paper(sittingId))
    await one.walker.goto(paper(sittingId))
    expect(one.walker.text()).toContain('nothing can be answered or finished here')
    expect((await scoreOf(sittingId)).isEnded).toBe(false)

    await one.walker.press('Go on on the screen')
    expect(one.walker.at()).toBe(`/premium/sittings/${sittingId}/review`)
    expect(await saveAnswer({ ...at, position: 8, choice: 1, struck: [], seconds: 1 })).toBe('saved')
  })

  test('answers that found one on the screen are counted as not taken', async () => {
    const { one, sittingId } = await untimed()
    // As it could happen before the screen was closed.
    await db.response.updateMany({
      where: { section: { sittingId }, position: 8 },
      data: { choice: 2, answeredAt: new Date(), changedAt: new Date() },
    })
    await one.walker.goto(`${paper(sittingId)}/answers`)
    one.walker.fill({ Answers: '8A 9B' })
    await one.walker.press('Read my answers')
    await one.walker.press('Save and see my score')
    expect(one.walker.text()).toContain('1 answer was not taken')
    expect((await scoreOf(sittingId)).isEnded).toBe(true)
  })

  test('a section of a whole test does not end while it is on paper', async () => {
    const one = await member()
    const sittingId = await startWholeTest({ userId: one.userId, at: new Date(Date.now() - 60_000) })
    const section = `${sittingId}.1`
    await one.browser.post(paper(section), { intent: 'print' })
    await one.browser.post(`/premium/sittings/${section}/submission`)
    await endStep({ userId: one.userId, sittingId, stepId: 'VR' })
    expect(await db.sittingSection.findUniqueOrThrow({ where: { id: section } })).toMatchObject({ endedAt: null })
  })
})
