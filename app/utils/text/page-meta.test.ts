import { expect, test } from 'vitest'
import { pageMeta } from './page-meta'

const location = { pathname: '/vocabulary', search: '?q=1', hash: '', key: '', state: null }
const root = {
  id: 'root',
  data: { appUrl: 'https://stanine.test', card: { address: '/cards/vocabulary.abc.png', title: 'Words' } },
  params: {},
  pathname: '/',
  meta: [],
}

test('the canonical address comes from the configured one, without the query', () => {
  const meta = pageMeta('Vocabulary')({ matches: [root], location, data: undefined, params: {}, error: undefined })
  expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://stanine.test/vocabulary' })
  expect(meta).toContainEqual({ title: 'Vocabulary · Stanine' })
})

test('the card is the one that the root drew for the page', () => {
  const meta = pageMeta('Vocabulary')({ matches: [root], location, data: undefined, params: {}, error: undefined })
  expect(meta).toContainEqual({ property: 'og:image', content: 'https://stanine.test/cards/vocabulary.abc.png' })
  expect(meta).toContainEqual({ property: 'og:image:alt', content: 'Words' })
})

test('a page without the root data still has a title', () => {
  const meta = pageMeta('Vocabulary')({ matches: [], location, data: undefined, params: {}, error: undefined })
  expect(meta).toContainEqual({ title: 'Vocabulary · Stanine' })
})
