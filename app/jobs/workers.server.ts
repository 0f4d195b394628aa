/** Starts the workers of this instance: one file a job, this list, and the clock of repeated ones. */
import { isDatabaseAway } from '~/db.server'
import { log } from '~/utils/log.server'
import { askModel, endLostTasks } from './ai/ask-model.server'
import { analyzePatterns } from './analyze-mistakes.server'
import { buildExport } from './build-export.server'
import { endSections } from './end-sections.server'
import { eraseAccounts } from './erase-accounts.server'
import { eraseOld } from './erase-expired.server'
import { endSeats } from './groups/end-groups.server'
import { type Jobs, queue, wakeLater } from './queue/queue.server'
import { remindTrials } from './remind-trials.server'
import { sendMails } from './send-mail.server'
import { repair, syncPayments } from './sync-payments.server'
import { weeklyReports } from './weekly-reports.server'

const RETRY_AFTER = 5_000
/** Mails taken at each poll. They are sent side by side, so a full batch takes no longer than its slowest mail. */
const MAIL_BATCH = 25
/** As many as may talk to the model at once. */
const MODEL_WORKERS = 4
/** Events taken at each poll: those of one customer are one reading. */
const EVENT_BATCH = 50

/** Starts all workers; while the database is away it tries again every five seconds and the pages go on without it. */
export async function startWorkers(): Promise<void> {
  try {
    const boss = await queue()
    await boss.work('send-mail', { batchSize: MAIL_BATCH, pollingIntervalSeconds: 1 }, sendMails)
    await boss.work('end-sections', { batchSize: 1, pollingIntervalSeconds: 5 }, () => endSections())
    await boss.work<Jobs['build-export']>('build-export', { batchSize: 1, pollingIntervalSeconds: 1 }, async ([job]) => {
      if (job) await buildExport(job)
    })
    await boss.work('erase-accounts', { batchSize: 1, pollingIntervalSeconds: 5 }, () => eraseAccounts())
    await boss.work('erase-expired', { batchSize: 1, pollingIntervalSeconds: 5 }, () => eraseOld())
    await boss.work('sync-payments', { batchSize: EVENT_BATCH, pollingIntervalSeconds: 1 }, syncPayments)
    await boss.work('repair-payments', { batchSize: 1, pollingIntervalSeconds: 5 }, () => repair())
    await boss.work('remind-trials', { batchSize: 1, pollingIntervalSeconds: 5 }, () => remindTrials())
    await boss.work('end-groups', { batchSize: 1, pollingIntervalSeconds: 5 }, () => endSeats())
    await boss.work('analyze-mistakes', { batchSize: 1, pollingIntervalSeconds: 5 }, () => analyzePatterns())
    await boss.work('weekly-reports', { batchSize: 1, pollingIntervalSeconds: 5 }, () => weeklyReports())
    await boss.work('end-lost-tasks', { batchSize: 1, pollingIntervalSeconds: 5 }, () => endLostTasks())
    // Side by side, because a slow answer must not keep the next student waiting.
    for (let worker = 0; worker < MODEL_WORKERS; worker++) {
      const id = await boss.work<Jobs['ask-model']>('ask-model', { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
        if (job) await askModel(job)
      })
      wakeLater(id)
    }
    await boss.schedule('end-sections', '* * * * *')
    await boss.schedule('end-lost-tasks', '* * * * *')
    await boss.schedule('erase-accounts', '*/5 * * * *')
    await boss.schedule('erase-expired', '20 * * * *')
    await boss.schedule('repair-payments', '40 * * * *')
    await boss.schedule('remind-trials', '50 * * * *')
    await boss.schedule('end-groups', '5 * * * *')
    await boss.schedule('analyze-mistakes', '10 * * * *')
    await boss.schedule('weekly-reports', '30 * * * *')
    // What was missed while nothing ran; of instances that start together one does it.
    await boss.send('repair-payments', {}, { singletonSeconds: 600 })
  } catch (error) {
    log.warn(
      { error: error instanceof Error ? error.message : String(error), isDatabaseAway: isDatabaseAway(error) },
      'workers wait for the database',
    )
    setTimeout(() => void startWorkers(), RETRY_AFTER).unref()
  }
}
