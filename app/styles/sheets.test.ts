/** Sheets follow from a route's id: where one file stands in several lines, each of them loads the same; only guides differ, by their examples. */
import { expect, test } from 'vitest'
import routes from '~/routes'
import { sheetsOf } from './sheets'

test('every line of one file loads the same sheets', () => {
  const files = new Set(routes.map(({ file }) => file).filter((file) => file !== 'routes/public/guides/guide.tsx'))
  for (const file of files) {
    const sheets = routes.filter((route) => route.file === file).map(({ id }) => sheetsOf([id]).join())
    expect(new Set(sheets).size, file).toBe(1)
  }
})
