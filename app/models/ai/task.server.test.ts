/** Tasks for the model: asked for once, done once, and what they took comes back when nothing came of them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { db } from '~/db.server'
import { ModelFailure } from '~/services/ai/client.server'
import { createStudent } from '../../../tests/factories/accounts'
import { askFor, endLost, findTask, giveUseBack, type Task, type TaskWork, workOff, writeWhileRunning } from './task.server'

const KIND = 'tutor_reply'
const NOW = new Date()
let userId: string
let reference: string
let count = 0

beforeEach(async () => {
  ;({ id: userId } = await createStudent())
  reference = `message-${++count}-${userId}`
})
afterEach(() => db.aiTask.deleteMany())

function ask(patienceMs = 60_000, now = NOW) {
  return db.$transaction((transaction) => askFor(transaction, { userId, kind: KIND, reference, patienceMs }, now))
}

function work(run: TaskWork['run']) {
  return { [KIND]: { run, undo: vi.fn(async () => {}) } }
}

const stateOf = async () => (await findTask({ userId, kind: KIND, reference }))?.state

test('two clicks are one task', async () => {
  const ids = [await ask(), await ask()]
  expect(ids).toEqual([expect.any(String), null])
  expect(await db.aiTask.count({ where: { userId } })).toBe(1)
})

test('two workers do it once', async () => {
  const id = await ask()
  const run = vi.fn(async () => {})
  const works = work(run)
  await Promise.all([workOff(String(id), works), workOff(String(id), works)])
  await workOff(String(id), works)
  expect(run).toHaveBeenCalledTimes(1)
  expect(await stateOf()).toBe('done')
  expect(works[KIND]?.undo).not.toHaveBeenCalled()
})

test('a failure gives back what was taken, once, and the same thing may be asked for again', async () => {
  const use = { userId, feature: 'ai_tutor' as const, reference }
  await db.featureUse.create({ data: { ...use, period: NOW, slot: 1 } })
  const run = () => Promise.reject(new ModelFailure('cut'))
  const undo: TaskWork['undo'] = (transaction) => giveUseBack(transaction, use)
  await workOff(String(await ask()), { [KIND]: { run, undo } })
  expect(await findTask({ userId, kind: KIND, reference })).toMatchObject({ state: 'failed', failure: 'cut' })
  expect(await db.featureUse.count({ where: use })).toBe(0)

  const again = await ask()
  expect(again).toEqual(expect.any(String))
  await workOff(
    String(again),
    work(async () => {}),
  )
  expect(await stateOf()).toBe('done')
  expect(await ask()).toBeNull()
})

test('what waited too long is not begun, and what was lost on the way has failed for whoever looks', async () => {
  const works = work(vi.fn(async () => {}))
  const id = await ask(1_000, new Date(NOW.getTime() - 5_000))
  expect(await stateOf()).toBe('failed')
  await workOff(String(id), works)
  expect(works[KIND]?.run).not.toHaveBeenCalled()
  expect(works[KIND]?.undo).toHaveBeenCalledTimes(1)
})

test('a task whose worker is gone is ended and undone once', async () => {
  const id = await ask(1_000, new Date(NOW.getTime() - 5_000))
  await db.aiTask.update({ where: { id: String(id) }, data: { state: 'running' } })
  const works = work(async () => {})
  expect(await endLost(works)).toBe(1)
  expect(await endLost(works)).toBe(0)
  expect(works[KIND]?.undo).toHaveBeenCalledTimes(1)
  expect(await db.aiTask.findUnique({ where: { id: String(id) } })).toMatchObject({ state: 'failed', failure: 'away' })
})

test('a run that was given up and asked for again writes nothing, and does not end the next one', async () => {
  const id = String(await ask())
  const write = vi.fn(async () => {})
  const late = async (task: Task) => {
    // Meanwhile its time is over, the student asks again, and another worker begins.
    const later = new Date(Date.now() + 120_000)
    await ask(60_000, later)
    await db.aiTask.update({ where: { id: task.id }, data: { state: 'running', startedAt: later } })
    await writeWhileRunning(task, write)
  }
  const works = work(late)
  await workOff(id, works)
  expect(write).not.toHaveBeenCalled()
  expect(works[KIND]?.undo).not.toHaveBeenCalled()
  expect(await stateOf()).toBe('running')
})

test('nobody sees another student’s task', async () => {
  await ask()
  expect(await findTask({ userId: (await createStudent()).id, kind: KIND, reference })).toBeNull()
})
