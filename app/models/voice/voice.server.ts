/** Which voice is published, which is the draft, and which were before. What is published is used at once. */
import { db } from '~/db.server'
import { formSchema } from '~/forms/schema.server'
import type { Prisma } from '~/generated/prisma/client'
import { logAction } from '~/models/audit-log.server'
import { DEFAULT_VOICE, VOICE_FIELDS, type VoiceSettings } from './settings'

export const VoiceSchema = formSchema(VOICE_FIELDS)

const DRAFT = 'draft'
/** As many as the page lists. */
const MOST_VERSIONS = 20

/** What the product speaks with now; the defaults when nothing was published. */
export async function publishedVoice(): Promise<VoiceSettings> {
  const version = await db.voiceVersion.findFirst({
    where: { publishedAt: { not: null } },
    orderBy: { publishedAt: 'desc' },
    select: { settings: true },
  })
  return read(version?.settings)
}

/** The draft; what is published when there is none. */
export async function draftVoice(): Promise<{ settings: VoiceSettings; isDraft: boolean; changedAt: Date | null }> {
  const draft = await db.voiceVersion.findUnique({ where: { draftKey: DRAFT }, select: { settings: true, changedAt: true } })
  if (!draft) return { settings: await publishedVoice(), isDraft: false, changedAt: null }
  return { settings: read(draft.settings), isDraft: true, changedAt: draft.changedAt }
}

/** The published versions, newest first. */
export function listVoices() {
  return db.voiceVersion.findMany({
    where: { publishedAt: { not: null } },
    orderBy: { publishedAt: 'desc' },
    take: MOST_VERSIONS,
    select: { id: true, publishedAt: true, settings: true },
  })
}

/** Keeps the draft. */
export async function saveDraft({ actorId, settings }: { actorId: string; settings: VoiceSettings }, now = new Date()): Promise<void> {
  await db.voiceVersion.upsert({
    where: { draftKey: DRAFT },
    create: { draftKey: DRAFT, settings: asJson(settings), actorId, changedAt: now },
    update: { settings: asJson(settings), actorId, changedAt: now },
  })
}

/** Publishes the draft that the admin has seen. False when there is none, as after another admin's click, or when it was changed since. */
export function publishDraft({ actorId, seen }: { actorId: string; seen: Date }, now = new Date()): Promise<boolean> {
  return db.$transaction(async (transaction) => {
    const draft = await transaction.voiceVersion.findUnique({ where: { draftKey: DRAFT }, select: { id: true, settings: true } })
    if (!draft) return false
    const { count } = await transaction.voiceVersion.updateMany({
      where: { id: draft.id, draftKey: DRAFT, changedAt: seen },
      data: { draftKey: null, publishedAt: now, actorId },
    })
    if (count === 0) return false
    await logAction(transaction, { actorId, action: 'publish voice', target: draft.id, before: {}, after: asJson(read(draft.settings)) })
    return true
  })
}

/** Makes an earlier version the draft, to be looked at and published. False when there is none. */
export async function returnTo({ actorId, id }: { actorId: string; id: string }): Promise<boolean> {
  const version = await db.voiceVersion.findFirst({ where: { id, publishedAt: { not: null } }, select: { settings: true } })
  if (!version) return false
  await saveDraft({ actorId, settings: read(version.settings) })
  return true
}

/** Written by `saveDraft` alone; what an older version lacks is as it is by default. */
function read(settings: Prisma.JsonValue | undefined): VoiceSettings {
  return { ...DEFAULT_VOICE, ...(settings as Partial<VoiceSettings> | undefined) }
}

function asJson(settings: VoiceSettings): Prisma.InputJsonObject {
  return { ...settings }
}
