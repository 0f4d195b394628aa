/** What a record of a mistake and one of a review must hold, with the messages of the specification. */
import { z } from 'zod'
import type { Prisma } from '~/generated/prisma/client'
import { CONFIDENCE } from './note-fields'

const REVIEW_SCORE = { least: 1, most: 5 }

const required = (name: string) => z.string({ error: `${name} is required` }).min(1, { error: `${name} is required` })

const MistakeSchema = z.object({
  studentId: required('Student ID'),
  questionId: required('Question ID'),
  skillArea: required('Skill area'),
  questionText: required('Question text'),
  correctAnswer: required('Correct answer'),
  studentAnswer: required('Student answer'),
  metadata: z.object({ confidenceLevel: z.int().min(CONFIDENCE.least).max(CONFIDENCE.most).optional() }),
})

const ReviewSchema = z.object({
  studentId: required('Student ID'),
  wrongAnswerId: required('Wrong answer ID'),
  reviewScore: z.int().min(REVIEW_SCORE.least).max(REVIEW_SCORE.most),
})

/** The mistake as it is; throws what is missing. */
export function wholeMistake(row: Prisma.WrongAnswerCreateManyInput): Prisma.WrongAnswerCreateManyInput {
  MistakeSchema.parse(row)
  return row
}

/** The review as it is; throws what is missing or beyond its range. */
export function wholeReview(row: Prisma.WrongAnswerReviewUncheckedCreateInput): Prisma.WrongAnswerReviewUncheckedCreateInput {
  ReviewSchema.parse(row)
  return row
}
