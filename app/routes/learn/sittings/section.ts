/** A running section as its page with scripts uses it: all its questions at once, and one small save for what changed. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { z } from 'zod'
import { requireOwner, requireStudent } from '~/auth/guards/guards.server'
import { printQuestion } from '~/exam/print/item.server'
import { MOST_SENTENCES } from '~/exam/print/sentences'
import { parseCall } from '~/forms/parse.server'
import { saveHighlights, sittingHighlights } from '~/models/sittings/highlights.server'
import { hasStrangeChoice, saveQuestions } from '~/models/sittings/save.server'
import { sittingMarks, sittingQuestions } from '~/models/sittings/section.server'
import { noStoreJson } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { HOUR_MS } from '~/utils/time/durations'
import { endIfOver } from './parts/end.server'
import { refusedOnPaper } from './parts/on-paper.server'

const MOST_QUESTIONS = 60
const LONGEST_MS = 6 * HOUR_MS

/** More than any section of reading has. */
const MOST_PASSAGES = 12

const index = z.number().int().min(0).max(4)
const changedAt = z
  .number()
  .int()
  .min(0)
  .max(8.64e15)
  .transform((time) => new Date(time))
const SaveSchema = z.object({
  page: z.string().regex(/^[\w-]{8,40}$/),
  number: z.number().int().min(1).max(1_000_000),
  seen: z.number().int().min(0),
  questions: z
    .array(
      z.object({
        position: z.number().int().min(1).max(MOST_QUESTIONS),
        spent: z
          .number()
          .int()
          .min(0)
          .transform((spent) => Math.min(spent, LONGEST_MS)),
        mark: z
          .object({
            choice: index.nullable(),
            struck: z.array(index).refine((struck) => new Set(struck).size === struck.length, 'Each choice once.'),
            flagged: z.boolean(),
            changedAt,
          })
          .optional(),
      }),
    )
    .max(MOST_QUESTIONS)
    .refine((questions) => new Set(questions.map(({ position }) => position)).size === questions.length, 'Each question once.'),
  highlights: z
    .array(
      z.object({
        passage: z.string().min(1).max(40),
        sentences: z
          .array(
            z
              .number()
              .int()
              .min(0)
              .max(MOST_SENTENCES - 1),
          )
          .max(MOST_SENTENCES),
        changedAt,
      }),
    )
    .max(MOST_PASSAGES)
    .default([]),
})

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  const items = await sittingQuestions({ userId: student.id, sittingId: params.sittingId ?? '' })
  if (!items) throw notFound()

  return noStoreJson({ questions: items.map(printQuestion) })
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { value: save, refusal } = await parseCall(request, SaveSchema)
  if (refusal) return refusal

  const now = new Date()
  const { sittingId = '' } = params
  const { highlights, ...questions } = save
  const saved = await saveQuestions({ userId: owner, sittingId, ...questions }, now)
  if (saved && highlights.length > 0) await saveHighlights({ userId: owner, sittingId, highlights }, now)
  if (saved && saved.revision === save.seen + 1) return noStoreJson({ revision: saved.revision, now: now.getTime() })

  const at = { userId: (await requireStudent(request)).id, sittingId }
  if (!saved) {
    const marks = questions.questions.flatMap(({ mark }) => mark ?? [])
    if (await hasStrangeChoice(at, marks)) return noStoreJson({ message: 'A question has no such choice. Nothing was saved.' }, 400)
    return refuse(at, marks.filter(({ choice }) => choice !== null).length, now)
  }
  const [marks, latest] = await Promise.all([sittingMarks(at), sittingHighlights(at)])
  return noStoreJson({ revision: saved.revision, now: now.getTime(), marks, highlights: latest })
}

/** 409 with the reason; what is over is ended with it, and the marks tell what counted. */
async function refuse(at: { userId: string; sittingId: string }, answers: number, now: Date): Promise<Response> {
  const isEnded = await endIfOver(at, now)
  const marks = await sittingMarks(at)
  if (!marks) throw notFound()
  return noStoreJson(isEnded ? { state: 'ended', marks } : { state: 'paused' }, 409, {
    cookie: (await refusedOnPaper(at, answers))?.['Set-Cookie'],
  })
}
