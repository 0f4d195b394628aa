/** The text of a writing from one window or two: what is stored, what is refused, and who is told. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { createStudent } from '../../../tests/factories/accounts'
import { offeredPrompt, openEssay } from '../../../tests/factories/writings'
import { applyText, newText, type TextSave } from '../../../tests/support/students/saved-text'
import { acts, writeInTwoWindows } from '../../../tests/support/students/two-windows'
import { saveWriting, submitWriting } from './save.server'
import { findWriting } from './writing.server'

const MINUTE = 60_000
const start = new Date('2026-03-10T15:00:00Z')
const at = (milliseconds: number) => new Date(start.getTime() + milliseconds)

async function opened() {
  const { id: userId } = await createStudent()
  const essayId = await openEssay({ userId, at: start })
  const draft = { userId, essayId, body: 'It began with a spoon.', promptId: offeredPrompt('ssat-upper'), isFinal: false }
  return { draft, stored: () => db.essay.findUniqueOrThrow({ where: { id: essayId } }) }
}

test('text is saved until a few seconds after the deadline, and not after submitting', async () => {
  const { draft, stored } = await opened()
  expect(await saveWriting({ ...draft, seen: 0 }, at(25 * MINUTE + 4_000))).toBe('saved')
  expect(await saveWriting({ ...draft, seen: 1, body: 'Too late.' }, at(25 * MINUTE + 6_000))).toBe('refused')
  expect(await saveWriting({ ...draft, seen: 1, isFinal: true }, at(25 * MINUTE + 4_500))).toBe('saved')
  expect(await saveWriting({ ...draft, seen: 2, body: 'Once more.' }, at(25 * MINUTE + 4_500))).toBe('refused')
  expect(await stored()).toMatchObject({
    body: draft.body,
    promptId: offeredPrompt('ssat-upper'),
    wordCount: 5,
    openKey: null,
    submittedAt: at(25 * MINUTE + 4_500),
  })
})

test('the same text once more is no fault: two presses of Save, two of Submit, two windows that agree', async () => {
  const { draft, stored } = await opened()
  for (const _press of [1, 2]) expect(await saveWriting({ ...draft, seen: 0 }, at(MINUTE))).toBe('saved')
  for (const _press of [1, 2]) expect(await saveWriting({ ...draft, seen: 0, isFinal: true }, at(MINUTE))).toBe('saved')
  expect(await stored()).toMatchObject({ body: draft.body, submittedAt: at(MINUTE) })
})

test('a window that does not know the newest text stores nothing, neither as it grows nor at the end', async () => {
  const { draft, stored } = await opened()
  expect(await saveWriting({ ...draft, page: 'first window', seen: 0 }, at(MINUTE))).toBe('saved')
  for (const isFinal of [false, true]) {
    const second = { ...draft, page: 'second window', seen: 0, body: 'An older beginning.', isFinal }
    expect(await saveWriting(second, at(2 * MINUTE))).toBe('elsewhere')
  }
  expect(await stored()).toMatchObject({ body: draft.body, submittedAt: null, changedAt: at(MINUTE) })

  const known = (await findWriting({ userId: draft.userId, essayId: draft.essayId }, at(2 * MINUTE)))?.revision
  expect(await saveWriting({ ...draft, page: 'second window', number: 2, seen: known, body: 'Mine.' }, at(3 * MINUTE))).toBe('saved')
  expect(await saveWriting({ ...draft, page: 'first window', number: 2, seen: 0, body: 'And mine?' }, at(3 * MINUTE))).toBe('elsewhere')
  expect((await stored()).body).toBe('Mine.')
})

test('a window goes on with its own text whether it heard of its last save or not, and an overtaken save changes nothing', async () => {
  const { draft, stored } = await opened()
  for (const number of [1, 2, 5]) {
    expect(await saveWriting({ ...draft, page: 'window', number, seen: 0, body: `Save ${number}.` }, at(number))).toBe('saved')
  }
  expect(await saveWriting({ ...draft, page: 'window', number: 3, seen: 0, body: 'Save 3.' }, at(9))).toBe('saved')
  expect((await stored()).body).toBe('Save 5.')
})

test('a page from before there were revisions still saves', async () => {
  const { draft, stored } = await opened()
  expect(await saveWriting({ ...draft, page: 'new window', seen: 0, body: 'New.' }, at(1))).toBe('saved')
  expect(await saveWriting({ ...draft, body: 'From an old page.' }, at(2))).toBe('saved')
  expect((await stored()).body).toBe('From an old page.')
})

test('two windows over a bad line: the statement does what its description says, and no text is replaced unseen', async () => {
  const { id: userId } = await createStudent()
  await fc.assert(
    fc.asyncProperty(acts, async (acts) => {
      const essayId = await openEssay({ userId, at: start })
      const described = newText()
      const read = async () => {
        const { body, revision, savedBy, saveNumber } = await db.essay.findUniqueOrThrow({ where: { id: essayId } })
        expect({ body, revision, savedBy, saveNumber }).toEqual(described)
        return { body, revision }
      }
      const save = async (sent: TextSave) => {
        const state = await saveWriting({ userId, essayId, promptId: offeredPrompt('ssat-upper'), isFinal: false, ...sent }, at(MINUTE))
        expect(state).toBe(applyText(described, sent))
        return state
      }
      await writeInTwoWindows({ save, read }, acts)
    }),
    { numRuns: 40 },
  )
})

test('submitting takes the text that the student has seen, and never an empty one', async () => {
  const { draft, stored } = await opened()
  const { userId, essayId } = draft
  await submitWriting({ userId, essayId, seen: 0 }, at(MINUTE))
  expect((await stored()).submittedAt).toBeNull()
  await saveWriting({ ...draft, seen: 0 }, at(MINUTE))
  await submitWriting({ userId, essayId, seen: 0 }, at(MINUTE))
  expect((await stored()).submittedAt).toBeNull()
  await submitWriting({ userId: (await createStudent()).id, essayId, seen: 1 }, at(MINUTE))
  expect((await stored()).submittedAt).toBeNull()
  for (const minute of [2, 3]) await submitWriting({ userId, essayId, seen: 1 }, at(minute * MINUTE))
  expect(await stored()).toMatchObject({ submittedAt: at(2 * MINUTE), openKey: null, body: draft.body })
})

test('after the deadline there is nothing to submit: the time has closed it', async () => {
  const { draft, stored } = await opened()
  await saveWriting({ ...draft, seen: 0 }, at(MINUTE))
  await submitWriting({ userId: draft.userId, essayId: draft.essayId, seen: 1 }, at(26 * MINUTE))
  expect((await stored()).submittedAt).toBeNull()
})
