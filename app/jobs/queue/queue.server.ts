/**
 * The queue: pg-boss on the same database. Jobs are enqueued inside the transaction that causes them and worked off by any instance,
 * each by one at a time, with retries. Its SQL is what pg-boss itself writes, and the end of jobs whose
 * owner is gone.
 */
import PgBoss from 'pg-boss'
import type { Database } from '~/db.server'
import { env } from '~/env.server'
import { log } from '~/utils/log.server'

/** Every queue with what its jobs carry: ids, never texts or tokens. */
export interface Jobs {
  'send-mail': { mailId: string }
  'end-sections': Record<string, never>
  'build-export': { exportId: string }
  'erase-accounts': Record<string, never>
  'erase-expired': Record<string, never>
  'sync-payments': { customerId: string }
  'repair-payments': Record<string, never>
  'remind-trials': Record<string, never>
  'end-groups': Record<string, never>
  'analyze-mistakes': Record<string, never>
  'weekly-reports': Record<string, never>
  'ask-model': { taskId: string }
  'end-lost-tasks': Record<string, never>
}
export type JobName = keyof Jobs

const QUEUES: Record<JobName, { retryLimit: number; retryDelay: number; retryBackoff: boolean; expireInSeconds: number }> = {
  // 30 s, 60 s, 2 min … for about a day: a mail service may be away for an afternoon.
  'send-mail': { retryLimit: 11, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
  'end-sections': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 55 },
  'build-export': { retryLimit: 4, retryDelay: 15, retryBackoff: true, expireInSeconds: 300 },
  'erase-accounts': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 280 },
  'erase-expired': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 600 },
  // 5 s, 10 s, 20 s … for some hours: what the provider called us about is read as soon as it answers.
  'sync-payments': { retryLimit: 11, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 },
  'repair-payments': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 3_300 },
  'remind-trials': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 600 },
  'end-groups': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 600 },
  'analyze-mistakes': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 3_300 },
  'weekly-reports': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 3_300 },
  // Whoever waits does not wait for a second try: what was lost is ended by the next job, and asked for again by its owner.
  'ask-model': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 240 },
  'end-lost-tasks': { retryLimit: 0, retryDelay: 0, retryBackoff: false, expireInSeconds: 55 },
}

let started: Promise<PgBoss> | undefined

/** The running queue; starts it at the first call and again after a failure. */
export function queue(): Promise<PgBoss> {
  started ??= startQueue().catch((error: unknown) => {
    started = undefined
    throw error
  })
  return started
}

async function startQueue(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: env.DATABASE_URL, max: 3, application_name: 'stanine-jobs' })
  boss.on('error', (error) => log.warn({ error: error.message }, 'queue'))
  await boss.start()
  for (const [name, policy] of Object.entries(QUEUES)) await boss.createQueue(name, { name, policy: 'standard', ...policy })
  return boss
}

/** Workers of this instance that look for jobs at once when somebody here says so; the others find them at their next look. */
const wakened: string[] = []

/** Notes a worker that `wake` wakes. */
export function wakeLater(workerId: string): void {
  wakened.push(workerId)
}

/** Call it after the transaction that enqueued what somebody waits for. */
export async function wake(): Promise<void> {
  const boss = await queue()
  for (const id of wakened) boss.notifyWorker(id)
}

/** Enqueues a job in the given transaction: it exists exactly when the transaction commits. A higher priority is worked off first. */
export async function enqueue<Name extends JobName>(transaction: Database, name: Name, data: Jobs[Name], priority = 0): Promise<void> {
  const boss = await queue()
  const executeSql = async (text: string, values: unknown[]) => ({
    rows: await transaction.$queryRawUnsafe<unknown[]>(text, ...values.map((value) => jsonOrNull(value))),
  })
  await boss.send(name, data, { ...QUEUES[name], priority, db: { executeSql } })
}

/** Hands one job of a batch back: it is tried again as its queue says, and the others of the batch are done. */
export async function handBack(name: JobName, jobId: string, reason: unknown): Promise<void> {
  const boss = await queue()
  await boss.fail(name, jobId, { message: reason instanceof Error ? reason.message : String(reason) })
}

/**
 * Forgets the jobs of these mails in the given transaction, those that are done as well: what the mail service answered may name an
 * address.
 */
export async function forgetMailJobs(transaction: Database, mailIds: readonly string[]): Promise<void> {
  if (mailIds.length === 0) return
  await queue()
  await transaction.$executeRaw`DELETE FROM pgboss.job WHERE name = 'send-mail' AND data->>'mailId' = ANY(${mailIds})`
  await transaction.$executeRaw`DELETE FROM pgboss.archive WHERE name = 'send-mail' AND data->>'mailId' = ANY(${mailIds})`
}

/** Stops the queue; work under way is finished. */
export async function stopQueue(): Promise<void> {
  const boss = await started?.catch(() => undefined)
  started = undefined
  await boss?.stop({ graceful: true, wait: true, timeout: 8_000 })
}

function jsonOrNull(value: unknown): unknown {
  return value === undefined ? null : value !== null && typeof value === 'object' ? JSON.stringify(value) : value
}
