/**
 * Exports of all data of an account: asked for by the account or by a parent, made by a job, kept for seven days. Who asked may fetch it,
 * nobody else. One runs at a time, and three may be asked for in a day.
 */
import { type Database, db } from '~/db.server'
import { enqueue } from '~/jobs/queue/queue.server'
import { type AccountName, addressOfAccount, OWNER_COLUMNS, ownedBy, ownerIn } from '~/models/accounts/audiences/rows.server'
import { queueMail } from '~/models/mail/mail.server'
import { mailboxOf } from '~/utils/text/mailbox'
import { DAY_MS, HOUR_MS } from '~/utils/time/durations'
import { ownerOf } from './owner.server'
import { KEPT_MS } from './periods'
import { type PersonalTable, readPersonalData } from './read.server'

const A_DAY = 3
/** One that has not come to its end by then never will: its server was stopped for good. */
const LOST_AFTER_MS = HOUR_MS

/** Whose data, and by whose right: the account's own, or that of a parent's permission. */
export interface Asked {
  account: AccountName
  consentId: string | null
}

/** An object says after how many seconds the next one may be asked for. */
export type AskOutcome = 'started' | 'running' | { retryAfter: number }

class DayIsFull extends Error {
  constructor(readonly retryAfter: number) {
    super('enough exports today')
  }
}

/** Starts an export. While one is running nothing changes. */
export async function askForExport({ account, consentId }: Asked, now = new Date()): Promise<AskOutcome> {
  const openKey = consentId ?? account.id
  const asked = { ...ownedBy(account), consentId }
  try {
    return await db.$transaction(async (transaction) => {
      await giveUpLost(transaction, now, openKey)
      // The key is unique: of any number at once one goes on, the others wait here for its end.
      const { count } = await transaction.dataExport.createMany({
        data: [{ ...asked, openKey, createdAt: now, expiresAt: new Date(now.getTime() + KEPT_MS.export) }],
        skipDuplicates: true,
      })
      if (count === 0) return 'running'

      const since = new Date(now.getTime() - DAY_MS)
      const today = await transaction.dataExport.findMany({
        where: { ...asked, state: { not: 'failed' }, createdAt: { gt: since }, openKey: null },
        orderBy: { createdAt: 'desc' },
        take: A_DAY,
        select: { createdAt: true },
      })
      const oldest = today[A_DAY - 1]
      if (oldest) throw new DayIsFull(Math.ceil((oldest.createdAt.getTime() - since.getTime()) / 1000))

      const { id } = await transaction.dataExport.findUniqueOrThrow({ where: { openKey }, select: { id: true } })
      await enqueue(transaction, 'build-export', { exportId: id })
      return 'started'
    })
  } catch (error) {
    if (error instanceof DayIsFull) return { retryAfter: error.retryAfter }
    throw error
  }
}

/** Exports that were lost on the way: they free their place. */
export async function giveUpLost(transaction: Database, now: Date, openKey?: string): Promise<number> {
  const lost = { state: 'running' as const, createdAt: { lte: new Date(now.getTime() - LOST_AFTER_MS) }, openKey }
  const { count } = await transaction.dataExport.updateMany({ where: lost, data: { state: 'failed', openKey: null } })
  return count
}

/** The newest export that was asked for by this right, and the newest that can be fetched, if they are still kept; never the files. */
export async function newestExports({ account, consentId }: Asked, now = new Date()) {
  const kept = { ...ownedBy(account), consentId, expiresAt: { gt: now } }
  const [newest, ready] = await Promise.all([
    db.dataExport.findFirst({ where: kept, orderBy: { createdAt: 'desc' }, select: { state: true, percent: true } }),
    db.dataExport.findFirst({
      where: { ...kept, state: 'ready' },
      orderBy: { createdAt: 'desc' },
      select: { readyAt: true, expiresAt: true },
    }),
  ])
  return { newest, ready }
}

/** The zip of the newest export that is ready; null when there is none, or its days are over. */
export async function exportFile({ account, consentId }: Asked, now = new Date()): Promise<{ file: Uint8Array; readyAt: Date } | null> {
  const ready = await db.dataExport.findFirst({
    where: { ...ownedBy(account), consentId, state: 'ready', expiresAt: { gt: now } },
    orderBy: { createdAt: 'desc' },
    select: { file: true, readyAt: true },
  })
  return ready?.file && ready.readyAt ? { file: ready.file, readyAt: ready.readyAt } : null
}

export interface ExportContent {
  name: string
  timeZone: string
  tables: PersonalTable[]
}

/** What a running export is to hold, with its progress written down on the way; null when it runs no longer. */
export async function readExport(exportId: string): Promise<ExportContent | null> {
  const running = await db.dataExport.findFirst({
    where: { id: exportId, state: 'running' },
    select: { ...OWNER_COLUMNS, consent: { select: { parentEmail: true } } },
  })
  const account = running && ownerIn(running)
  const owner = account && (await ownerOf(db, account))
  if (!owner) return null

  let told = 0
  const tables = await readPersonalData(owner, async (part) => {
    // The file itself is the last tenth.
    const percent = Math.floor(part * 90)
    if (percent < told + 10) return
    told = percent
    await db.dataExport.updateMany({ where: { id: exportId, state: 'running' }, data: { percent } })
  })
  const { consent } = running
  const hidden = consent ? await otherParents(owner.id, consent.parentEmail) : new Set<string>()
  return { name: owner.name, timeZone: owner.timeZone, tables: withoutAddresses(tables, hidden) }
}

/** Addresses of a child's other parents: a parent's file does not tell them. */
async function otherParents(userId: string, parentEmail: string): Promise<Set<string>> {
  const consents = await db.consent.findMany({ where: { userId }, select: { parentEmail: true } })
  const profile = await db.studentProfile.findUnique({ where: { userId }, select: { parentEmail: true } })
  const named = [...consents, profile].flatMap((one) => one?.parentEmail ?? [])
  return new Set(named.filter((address) => mailboxOf(address) !== mailboxOf(parentEmail)))
}

function withoutAddresses(tables: PersonalTable[], hidden: ReadonlySet<string>): PersonalTable[] {
  if (hidden.size === 0) return tables
  const shown = (value: unknown) => (typeof value === 'string' && hidden.has(value) ? 'another parent' : value)
  const withoutThem = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)]))
  return tables.map((table) => ({ ...table, rows: table.rows.map(withoutThem) }))
}

/** Stores the file and mails whoever asked. Of two jobs for one export the first has it, and one mail goes out. */
export async function finishExport(
  { exportId, file }: { exportId: string; file: Uint8Array<ArrayBuffer> },
  now = new Date(),
): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const { count } = await transaction.dataExport.updateMany({
      where: { id: exportId, state: 'running' },
      data: { state: 'ready', openKey: null, percent: 100, file, readyAt: now, expiresAt: new Date(now.getTime() + KEPT_MS.export) },
    })
    if (count === 0) return false

    const made = await transaction.dataExport.findUniqueOrThrow({
      where: { id: exportId },
      select: { ...OWNER_COLUMNS, consent: { select: { parentEmail: true } } },
    })
    const account = ownerIn(made)
    if (!account) return false
    const { audience, id: accountId } = account
    const template = made.consent ? 'child-export-ready' : 'export-ready'
    const recipient = made.consent?.parentEmail ?? (await addressOfAccount(transaction, account))
    await queueMail(transaction, { kind: 'notice', template, recipient, audience, accountId })
    return true
  })
}

/** Says that an export cannot be made; a new one may be asked for. */
export async function failExport(exportId: string): Promise<void> {
  await db.dataExport.updateMany({ where: { id: exportId, state: 'running' }, data: { state: 'failed', openKey: null } })
}
