/** Races about regions: of all who save from one page one is taken, and the others are told. */
import { expect, test } from 'vitest'
import { db } from '~/db.server'
import { changeContent } from '~/models/directory/regions/content.server'
import { changeRegion } from '~/models/directory/regions/region.server'
import { createStudent } from '../factories/accounts'
import { createRegionWithNotice } from '../factories/directory'

const twenty = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, index) => work(index)))

test('twenty changes of one region and of one announcement at once: one of each is taken and written down', async () => {
  const { id, mark, contentId } = await createRegionWithNotice({ states: ['OK'] })
  const { id: actorId } = await createStudent({ role: 'admin' })
  const region = { regionCode: mark, timezone: 'America/Chicago', states: 'OK', shown: 'yes', seen: 1 } as const
  const regions = await twenty((index) => changeRegion(actorId, id, { ...region, name: `Region ${mark} ${index}` }))
  const content = { type: 'notice', text: 'Thirty schools in one hall.', shown: 'yes', seen: 1 } as const
  const contents = await twenty((index) => changeContent(actorId, { regionId: id, id: contentId }, { ...content, title: `Fair ${index}` }))
  for (const outcomes of [regions, contents]) {
    expect(outcomes.toSorted()).toEqual(['done', ...Array<string>(19).fill('overtaken')])
  }
  for (const target of [id, contentId]) expect(await db.auditLog.count({ where: { target } })).toBe(1)
})
