/** Which prompts a writing offers: those of the whole test that it belongs to, or of its number. */
import { db } from '~/db.server'
import { timedWriting } from '~/exam/forms/writing.server'
import { examLevel } from '~/models/bank/stored-level'
import { readPlan } from '~/models/sittings/whole/conditions'

interface Chosen {
  userId: string
  essayId: string
  promptId: string
}

/** Whether the owner's writing offers this prompt. Nothing of what is asked here ever changes, so it need not be part of the saving. */
export async function offersPrompt({ userId, essayId, promptId }: Chosen): Promise<boolean> {
  const essay = await db.essay.findFirst({
    where: { id: essayId, studentId: userId },
    select: { level: true, subject: true, number: true, isWorkshop: true, promptId: true, sitting: { select: { plan: true } } },
  })
  if (!essay) return false
  if (essay.isWorkshop) return essay.promptId === promptId
  if (essay.sitting) return readPlan(essay.sitting.plan).promptIds.includes(promptId)
  return (
    essay.number === null || timedWriting(examLevel(essay.level), essay.subject, essay.number).prompts.some(({ id }) => id === promptId)
  )
}
