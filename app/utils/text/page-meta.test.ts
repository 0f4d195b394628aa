import { expect, test } from 'vitest'
import { pageMeta } from './page-meta'

const location = { pathname: '/vocabulary', search: '?q=1', hash: '', key: '', state: null }
const root = { id: 'root', data: { appUrl: 'https://stanine.test' }, params: {}, pathname: '/', meta: [] }

test('the canonical address comes from the configured one, without the query', () => {
  const meta = pageMeta('Vocabulary')({ matches: [root], location, data: undefined, params: {}, error: undefined })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://stanine.test/vocabulary' })
  expect(meta).toContainEqual({ title: 'Vocabulary · Stanine' })
})

test('a page without the root data still has a title', () => {
  const meta = pageMeta('Vocabulary')({ matches: [], location, data: undefined, params: {}, error: undefined })
  expect(meta).toContainEqual({ title: 'Vocabulary · Stanine' })
})
