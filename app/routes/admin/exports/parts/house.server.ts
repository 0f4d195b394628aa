/** Lists of the house: what admins did, the regions, and the questions written by hand. */
import { dayOfDate } from '~/exam/plan/days'
import { plainText } from '~/exam/values/notation'
import { listAudit } from '~/models/admins/audit.server'
import { listAuthored } from '~/models/bank/authored/list.server'
import { MARK_REASONS } from '~/models/bank/mark-fields'
import { listMarks } from '~/models/bank/marks.server'
import { listRegions } from '~/models/directory/regions/region.server'
import { listTestDates } from '~/models/plan/dates/dates.server'
import { paths } from '~/paths'
import { readAuditList } from '../../audit/parts/list.server'
import { readItemList } from '../../bank/items/parts/list.server'
import { readMarkList } from '../../bank/marks/parts/list.server'
import { readRegionList } from '../../regions/parts/list.server'
import { readTestDateList } from '../../test-dates/parts/list.server'
import { exported, type Lists } from './exported.server'

export const HOUSE_LISTS: Lists = {
  [paths.admin.auditExport()]: (request) => {
    const asked = readAuditList(request)
    return exported({
      name: 'audit-log',
      asked,
      read: async (page) => {
        const { entries: rows, next } = await listAudit({ ...asked, ...page })
        return { rows, next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['When (UTC)', ({ createdAt }) => createdAt],
        ['Admin', ({ actor }) => actor],
        ['Action', ({ action }) => action],
        ['What', ({ target }) => target],
        ['Before', ({ before }) => jsonOf(before)],
        ['After', ({ after }) => jsonOf(after)],
      ],
    })
  },
  [paths.admin.regionsExport()]: (request) => {
    const asked = readRegionList(request)
    return exported({
      name: 'regions',
      asked,
      read: async (page) => {
        const { regions: rows, next } = await listRegions({ ...asked, ...page })
        return { rows, next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['Name', ({ name }) => name],
        ['Code', ({ code }) => code],
        ['Time zone', ({ timezone }) => timezone],
        ['States', ({ states }) => states.join(', ')],
        ['Shown', ({ active }) => (active ? 'yes' : 'no')],
        ['Announcements', ({ contents }) => contents],
      ],
    })
  },
  [paths.admin.testDatesExport()]: (request) => {
    const asked = readTestDateList(request)
    return exported({
      name: 'test-dates',
      asked,
      read: (page) => listTestDates({ ...asked, ...page }),
      columns: [
        ['Id', ({ id }) => id],
        ['Test', ({ exam }) => exam],
        ['Day', ({ heldOn }) => dayOfDate(heldOn)],
        ['Last day to register', ({ registerBy }) => registerBy && dayOfDate(registerBy)],
        ['Source', ({ source }) => source],
        ['Read on', ({ sourceDate }) => dayOfDate(sourceDate)],
      ],
    })
  },
  [paths.admin.marksExport()]: (request) => {
    const asked = readMarkList(request)
    return exported({
      name: `marks-${asked.state}`,
      asked,
      read: async (page) => {
        const { marks: rows, next } = await listMarks({ ...asked, ...page })
        return { rows, next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['Question', ({ item }) => item.id],
        ['Level', ({ item }) => item.level],
        ['Subject', ({ item }) => item.subject],
        ['Skill', ({ item }) => item.skill],
        ['What is wrong', ({ reason }) => MARK_REASONS[reason]],
        ['Marked (UTC)', ({ createdAt }) => createdAt],
        ['Handled (UTC)', ({ handledAt }) => handledAt],
      ],
    })
  },
  [paths.admin.itemsExport()]: (request) => {
    const asked = readItemList(request)
    return exported({
      name: `items-${asked.state}`,
      asked,
      read: async (page) => {
        const { items: rows, next } = await listAuthored({ ...asked, ...page })
        return { rows, next }
      },
      columns: [
        ['Id', ({ id }) => id],
        ['Level', ({ item }) => item.level],
        ['Subject', ({ item }) => item.subject],
        ['Skill', ({ item }) => item.skill],
        ['Difficulty', ({ item }) => item.difficulty],
        ['Question', ({ item }) => plainText(item.stem || `${item.columns?.a} or ${item.columns?.b}`)],
        ['Author', ({ author }) => author],
        ['Changed (UTC)', ({ updatedAt }) => updatedAt],
      ],
    })
  },
}

function jsonOf(value: unknown): string {
  return value === null ? '' : JSON.stringify(value)
}
