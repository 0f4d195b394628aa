/** Actions of marked questions: a student's and an admin's. */
import { db } from '~/db.server'
import { markSolved } from '../../../factories/practice/marks'
import { signedIn } from '../../../support/browser'
import type { Case } from '../case'

export const MARK_CASES: Case[] = [
  {
    pattern: '/premium/question-marks/:sittingId/:position',
    writes: ['ItemMark.reason'],
    prepare: async () => {
      const { browser, student } = await signedIn()
      const { sittingId } = await markSolved(student.id)
      await db.itemMark.deleteMany({ where: { userId: student.id } })
      return { browser, path: `/premium/question-marks/${sittingId}/1`, fields: { reason: 'figure' } }
    },
  },
  {
    pattern: '/admin/question-generator/marks/:markId',
    writes: ['ItemMark.state', 'AuditLog.action'],
    prepare: async () => {
      const [{ browser }, { student }] = [await signedIn({ role: 'admin' }), await signedIn()]
      const { markId } = await markSolved(student.id)
      return { browser, path: `/admin/question-generator/marks/${markId}`, fields: { state: 'done', seen: '' } }
    },
  },
]
