/** Actions of what tutors give, print and mark, and of a student's assignments. */
import { db } from '~/db.server'
import type { Work } from '~/exam/assignments/work'
import { writeEssay } from '../../../factories/practice/essays'
import { linkStudent } from '../../../factories/tutoring/links'
import { confirm, give } from '../../../factories/tutoring/work'
import { type Browser, signedIn, signedInPartner } from '../../../support/browser'
import type { Case, Prepared } from '../case'

interface Pair {
  browser: Browser
  own: Browser
  tutorId: string
  studentId: string
}

/** A tutor, after the steps that lead to the form, with a student of theirs. */
function tutor(steps: (pair: Pair) => Promise<Pick<Prepared, 'fields' | 'path'>>) {
  return async (): Promise<Prepared> => {
    const { partner, browser } = await signedInPartner({ audience: 'tutor' })
    const { student, browser: own } = await signedIn()
    await linkStudent(partner.id, student.id)
    return { browser, ...(await steps({ browser, own, tutorId: partner.id, studentId: student.id })) }
  }
}

const WORDS: Work = { kind: 'words', words: ['candid'] }

const giveWords = ({ tutorId, studentId }: Pair) => give({ tutorId, studentIds: [studentId], work: WORDS })

const NO_MARKS = {
  ...{ focusMark: 'solid', focusComment: '', orderMark: '', orderComment: '', detailMark: '', detailComment: '' },
  ...{ languageMark: '', languageComment: '', nextStep: 'Show one more detail.', seen: '0', intent: 'return' },
}

let press = 0
const nextPress = () => `smuggled-${process.pid}-${++press}`

export const TUTOR_WORK_CASES: Case[] = [
  {
    pattern: '/tutor-dashboard/assignments/new',
    writes: ['Assignment.title'],
    prepare: tutor(async ({ studentId }) => ({
      path: '/tutor-dashboard/assignments/new?kind=words',
      fields: {
        ...{ words: 'candid', number: '', lesson: '', passage: '', prompt: '', difficulty: '', questions: '10', dueOn: '', note: '' },
        ...{ student: studentId, group: '', skill: '', press: nextPress() },
      },
    })),
  },
  {
    pattern: '/tutor-dashboard/assignments/:batchId/withdrawal',
    writes: ['Assignment.withdrawnAt'],
    prepare: tutor(async (pair) => ({ path: `/tutor-dashboard/assignments/${await giveWords(pair)}/withdrawal`, fields: {} })),
  },
  {
    pattern: '/tutor-dashboard/lesson-maker',
    writes: ['PrintedLesson.skill'],
    prepare: tutor(async ({ studentId }) => {
      const { patternKey: pattern } = await confirm(studentId)
      return { fields: { pattern, group: '', press: nextPress() } }
    }),
  },
  {
    pattern: '/tutor-dashboard/lesson-maker/:lessonId/deletion',
    writes: ['PrintedLesson'],
    prepare: tutor(async ({ browser, studentId }) => {
      const { patternKey: pattern } = await confirm(studentId)
      const { location } = await browser.post('/tutor-dashboard/lesson-maker', { pattern, press: nextPress() })
      return { path: `${location}/deletion`, fields: {} }
    }),
  },
  {
    pattern: '/tutor-dashboard/marking/:essayId',
    writes: ['EssayMarking.nextStep'],
    prepare: tutor(async ({ tutorId, studentId }) => {
      const essayId = await writeEssay({ userId: studentId, submittedAt: new Date() })
      await db.sharedWork.create({ data: { tutorId, studentId, essayId } })
      return { path: `/tutor-dashboard/marking/${essayId}`, fields: NO_MARKS }
    }),
  },
  {
    pattern: '/premium/assignments/:assignmentId',
    writes: ['VocabularyCard.word'],
    prepare: async () => {
      const { partner } = await signedInPartner({ audience: 'tutor' })
      const { student, browser } = await signedIn()
      await linkStudent(partner.id, student.id)
      const batchId = await give({ tutorId: partner.id, studentIds: [student.id], work: WORDS })
      const { id } = await db.assignment.findFirstOrThrow({ where: { batchId } })
      return { browser, path: `/premium/assignments/${id}`, fields: {} }
    },
  },
]
