/**
 * Work for the language model that somebody waits for: asked for in the transaction that causes it, done by a worker of any instance, once.
 * What each kind does stands in jobs/ai/ask-model.server.ts.
 */
import { type Database, db } from '~/db.server'
import type { AiTaskKind, Feature } from '~/generated/prisma/enums'
import { enqueue } from '~/jobs/queue/queue.server'
import { type FailureReason, ModelFailure } from '~/services/ai/client.server'
import { log } from '~/utils/log.server'

export interface Task {
  id: string
  userId: string
  reference: string
  createdAt: Date
  /** Names this run of it: asked for again, it has another. */
  startedAt: Date | null
  deadline: Date
}

/** What a kind of task does. */
export interface TaskWork {
  /** Asks the model and stores what it said. Throws a ModelFailure when nothing came of it. */
  run: (task: Task) => Promise<void>
  /** What a failure undoes, such as a use that comes back; in the transaction that notes the failure. */
  undo: (transaction: Database, task: Task) => Promise<void>
}

/** What each kind does. */
export type Works = Partial<Record<AiTaskKind, TaskWork>>

interface NewTask {
  userId: string
  kind: AiTaskKind
  /** What it is for: asked twice, it is one task; one that failed is tried again. */
  reference: string
  /** Milliseconds that whoever waits has for it. */
  patienceMs: number
}

const SHOWN = { id: true, userId: true, reference: true, createdAt: true, startedAt: true, deadline: true } as const

/** Asks for the work in the given transaction. Returns its id; null when it is done or under way already. */
export async function askFor(transaction: Database, { patienceMs, ...task }: NewTask, now: Date): Promise<string | null> {
  const { kind, reference, userId } = task
  const begun = { state: 'waiting', failure: null, createdAt: now, startedAt: null, endedAt: null } as const
  const deadline = new Date(now.getTime() + patienceMs)
  const { count } = await transaction.aiTask.createMany({ data: [{ ...task, ...begun, deadline }], skipDuplicates: true })
  const where = { kind, reference, userId }
  if (count === 0) {
    // One past its deadline has failed, whether or not somebody has noted it.
    const isOver = [{ state: 'failed' as const }, { deadline: { lt: now }, state: { not: 'done' as const } }]
    const again = await transaction.aiTask.updateMany({ where: { ...where, OR: isOver }, data: { ...begun, deadline } })
    if (again.count === 0) return null
  }
  const { id } = await transaction.aiTask.findFirstOrThrow({ where, select: { id: true } })
  await enqueue(transaction, 'ask-model', { taskId: id })
  return id
}

/** Does the work of a task, unless somebody has begun it. Never throws for a failure of the model. */
export async function workOff(taskId: string, works: Works, now = new Date()): Promise<void> {
  const { count } = await db.aiTask.updateMany({ where: { id: taskId, state: 'waiting' }, data: { state: 'running', startedAt: now } })
  if (count === 0) return
  const begun = await db.aiTask.findFirst({ where: { id: taskId, state: 'running', startedAt: now }, select: { ...SHOWN, kind: true } })
  if (!begun) return
  const { kind, ...task } = begun
  try {
    if (task.deadline <= now) throw new ModelFailure('busy')
    await workOf(works, kind).run(task)
    await db.aiTask.updateMany({ where: { ...runOf(task), state: 'running' }, data: { state: 'done', endedAt: new Date() } })
  } catch (error) {
    if (!(error instanceof ModelFailure)) log.error({ taskId, error: error instanceof Error ? error.message : 'unknown' }, 'a task failed')
    await fail(task, workOf(works, kind), error instanceof ModelFailure ? error.reason : 'away', now)
  }
}

/** Ends what nobody does any more, because the instance that had begun it is gone; returns how many. */
export async function endLost(works: Works, now = new Date()): Promise<number> {
  const lost = await db.aiTask.findMany({
    where: { state: { in: ['waiting', 'running'] }, deadline: { lt: now } },
    select: { ...SHOWN, kind: true },
    take: 200,
  })
  for (const { kind, ...task } of lost) await fail(task, workOf(works, kind), 'away', now)
  return lost.length
}

function workOf(works: Works, kind: AiTaskKind): TaskWork {
  const work = works[kind]
  if (!work) throw new Error(`nobody does ${kind}`)
  return work
}

async function fail(task: Task, work: TaskWork, failure: FailureReason, now: Date): Promise<void> {
  await db.$transaction(async (transaction) => {
    const open = { ...runOf(task), state: { in: ['waiting' as const, 'running' as const] } }
    const { count } = await transaction.aiTask.updateMany({ where: open, data: { state: 'failed', failure, endedAt: now } })
    if (count === 1) await work.undo(transaction, task)
  })
}

/**
 * Writes what a run of the task has brought. Throws a ModelFailure, and writes nothing, when the run is over: what was asked for again
 * belongs to the next one.
 */
export async function writeWhileRunning(task: Task, write: (transaction: Database) => Promise<unknown>): Promise<void> {
  await db.$transaction(async (transaction) => {
    const { count } = await transaction.aiTask.updateMany({
      where: { ...runOf(task), state: 'running' },
      data: { startedAt: task.startedAt },
    })
    if (count === 0) throw new ModelFailure('slow')
    await write(transaction)
  })
}

function runOf({ id, startedAt }: Task) {
  return { id, startedAt }
}

/** How the owner's task stands; null when there is none. Past its deadline it has failed, whether or not somebody has noted it. */
export async function findTask({ userId, kind, reference }: Omit<NewTask, 'patienceMs'>, now = new Date()) {
  const task = await db.aiTask.findFirst({
    where: { userId, kind, reference },
    select: { state: true, failure: true, createdAt: true, deadline: true },
  })
  if (!task) return null
  const isOpen = task.state === 'waiting' || task.state === 'running'
  return isOpen && task.deadline < now ? { ...task, state: 'failed' as const, failure: 'away' } : task
}

/** Gives a use back that was taken for work of ours that failed, however often that happens. */
export async function giveUseBack(
  transaction: Database,
  { userId, feature, reference }: { userId: string; feature: Feature; reference: string },
): Promise<void> {
  await transaction.featureUse.deleteMany({ where: { userId, feature, reference } })
}
