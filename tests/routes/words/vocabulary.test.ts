/** The word list, its words and its quizzes as somebody without scripts walks through them. */
import { describe, expect, test } from 'vitest'
import { ALPHABET, entryOf } from '~/exam/words/entries.server'
import { questionOn } from '~/exam/words/quiz.server'
import { loader } from '~/routes/public/words/word'
import { openBrowser } from '../../support/browser'
import { openWalker } from '../../support/walker'

async function at(path: string) {
  const walker = openWalker()
  await walker.goto(path)
  return walker
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const answerTo = (word: string) => {
  const entry = entryOf(word)
  if (!entry) throw new Error(`no word ${word}`)
  return questionOn(entry, 'isee').answer
}

describe('the list', () => {
  test('has all words, fifty on a page', async () => {
    const walker = await at('/vocabulary')
    expect(walker.text()).toContain('Words 1 to 50 of 2,400')
    expect(walker.text()).toContain('Page 1 of 48')
    await walker.follow('Next page')
    expect(walker.text()).toContain('Words 51 to 100 of 2,400')
    await walker.follow('Previous page')
    expect(walker.at()).toBe('/vocabulary')
  })

  test('is narrowed by the form, which keeps what was chosen', async () => {
    const walker = await at('/vocabulary')
    walker.fill({ 'Word or meaning': 'believe', Level: 'upper', 'First letter': 'c', Root: 'cred', Theme: 'truth' })
    await walker.press('Search')
    expect(walker.text()).toContain('Words 1 to 1 of 1: Upper · Truth and deceit · C · cred- (to believe) · “believe”')
    expect(walker.field('Root').value).toBe('cred')
    await walker.follow('credulous')
    expect(walker.count('h1', 'credulous')).toBe(1)
  })

  test('knows a root as people write it, and its list of all roots', async () => {
    const walker = await at('/vocabulary?root=-Less')
    expect(walker.text()).toContain('-less (without)')
    expect((await at('/vocabulary?root=in')).text()).toContain('the root “in”')
    await walker.follow('All roots')
    expect([walker.at(), walker.count('h1', 'Roots, prefixes and suffixes')]).toEqual(['/vocabulary/roots', 1])
    await walker.follow('cred-')
    expect(walker.at()).toBe('/vocabulary?root=cred')
  })

  test('says what to loosen where no word fits', async () => {
    const walker = await at('/vocabulary?search=believe&letter=z')
    expect(walker.count('h2', 'No word fits')).toBe(1)
    await walker.follow(/^Without the letter: \d+ words$/)
    expect(walker.at()).toBe('/vocabulary?search=believe')
    expect(walker.count('h2', 'No word fits')).toBe(0)
  })

  test.each(['page=0', 'page=49', 'page=x', 'tier=none', 'letter=%00', 'theme=&theme=x', 'search=%00'])(
    'takes %s for nothing',
    async (query) => {
      const walker = await at(`/vocabulary?${query}`)
      expect([walker.status(), walker.text().includes('Words 1 to 50 of 2,400')]).toEqual([200, true])
    },
  )

  test('prints what somebody searched for as text', async () => {
    const { text: html } = await openBrowser().get('/vocabulary?search=%3Cb%3Ex')
    expect(html).not.toContain('<b>x')
    expect(html).toContain('No word fits')
  })

  test('prints two hundred words a sheet, with a line for a name', async () => {
    const walker = await at('/vocabulary?tier=upper')
    await walker.follow('Print these words')
    expect(walker.text()).toContain('Name ___')
    expect(walker.text()).toContain('Words 1 to 200 of 800')
    expect(walker.html().match(/<dt>/g)).toHaveLength(200)
    await walker.follow('Sheet 4')
    expect(walker.text()).toContain('Words 601 to 800 of 800')
    await walker.follow('Back to the words')
    expect(walker.at()).toBe('/vocabulary?tier=upper')
  })
})

describe('a word', () => {
  test('has a page, every one', async () => {
    for (const word of ALPHABET) {
      const request = new Request(`http://localhost:3000/vocabulary/${word}`)
      const answer = await loader({ request, params: { word }, context: {} })
      expect([answer.init?.status ?? 200, answer.data.word]).toEqual([200, word])
    }
  })

  test('shows its meaning, near misses, family and neighbors, and tells search engines', async () => {
    const walker = await at('/vocabulary/credulous')
    for (const shown of ['too ready to believe what one is told', 'ISEE Upper and SSAT Upper', 'Near misses', 'In its family: '])
      expect(walker.text()).toContain(shown)
    expect(walker.html()).toContain('"@type":"DefinedTerm"')
    await walker.follow('creed')
    expect(walker.at()).toBe('/vocabulary/creed')
    await walker.follow(/^Before: /)
    expect(walker.at()).toBe('/vocabulary/credulous')
    await walker.follow('cred-')
    expect(walker.text()).toContain('cred- (to believe)')
  })

  test('puts its question last, so that the synonyms do not stand below it as an answer', async () => {
    const { text: html } = await openBrowser().get('/vocabulary/ancient')
    expect(html.indexOf('id="question"')).toBeGreaterThan(html.indexOf('Near misses'))
  })

  test('asks a question without telling the answer, and explains after a choice', async () => {
    const walker = await at('/vocabulary/ancient')
    expect(walker.text()).not.toContain('✓')
    walker.pick(`answer-${answerTo('ancient')}`)
    await walker.press('Check my answer')
    expect(walker.text()).toContain('Right. Here is how it works.')
    expect(walker.text()).toContain('✓ your choice, right')
  })

  test.each(['9', '-1', 'x', ''])('with the answer “%s” asks as before', async (answer) => {
    const walker = await at(`/vocabulary/ancient?answer=${answer}`)
    expect([walker.status(), walker.count('button', 'Check my answer')]).toEqual([200, 1])
  })

  test.each(['Ancient', 'ANCIENT', '%20ancient%20', 'anc%20ient'])('is found as %s, and the address becomes its own', async (spelling) => {
    const { status, location } = await openBrowser().get(`/vocabulary/${spelling}?answer=1`)
    expect([status, location]).toEqual([301, '/vocabulary/ancient?answer=1'])
  })

  test('that is unknown is not found, with words like it and the search', async () => {
    const walker = await at('/vocabulary/Ancients')
    expect([walker.status(), walker.field('Word or meaning').value]).toEqual([404, 'Ancients'])
    await walker.follow('ancient')
    expect(walker.status()).toBe(200)
  })

  test.each([
    ['markup', '%3Cb%3Ex'],
    ['a long name', 'a'.repeat(3000)],
    ['a face', '%F0%9F%98%80'],
  ])('is not found by %s', async (_, word) => {
    const { status, text: html } = await openBrowser().get(`/vocabulary/${word}`)
    expect(status).toBe(404)
    expect(html).not.toContain('<b>x')
  })
})

describe('a quiz', () => {
  test('asks ten of the words that were found, marks them with reasons, and has ten others', async () => {
    const walker = await at('/vocabulary?theme=joy')
    await walker.follow('Quiz me on ten')
    expect(walker.text()).not.toContain('✓')
    const words = [...walker.html().matchAll(/The nearest in meaning to (\w+)/g)].map(([, word]) => word ?? '')
    expect(words).toHaveLength(10)
    for (const [index, word] of words.slice(0, 7).entries()) walker.pick(`word-${index + 1}-${answerTo(word)}`)
    walker.pick(`word-8-${(answerTo(words[7] ?? '') + 1) % 4}`)
    await walker.press('Check my answers')
    expect(walker.text()).toContain('7 of 10 right.')
    expect(walker.text().match(/Not answered/g)).toHaveLength(2)
    expect(walker.text()).toContain('Why not ')

    await walker.follow('Ten others')
    const others = [...walker.html().matchAll(/The nearest in meaning to (\w+)/g)].map(([, word]) => word ?? '')
    expect(others.filter((word) => words.includes(word))).toEqual([])
    await walker.follow('Back to the words')
    expect(walker.at()).toBe('/vocabulary?theme=joy')
  })

  test.each(['quiz=0', 'quiz=x', 'quiz=99999999', 'quiz=1&done=1&word-1=77'])('with %s is a quiz all the same', async (query) => {
    const walker = await at(`/vocabulary?${query}`)
    expect([walker.status(), walker.count('h2', 'A quiz of ten')]).toEqual([200, 1])
  })

  test('on no words is an empty list', async () => {
    const walker = await at('/vocabulary?search=zzz&quiz=1')
    expect(walker.count('h2', 'No word fits')).toBe(1)
  })
})

describe.each([
  ['/isee-vocabulary', 'Lower', 4],
  ['/ssat-vocabulary', 'Elementary', 5],
] as const)('below %s', (path, tier, choices) => {
  test('stands the list with the names of that test, at its own address', async () => {
    const walker = await at(path)
    expect(walker.text()).toContain('Words 1 to 40 of 2,400')
    walker.fill({ Level: 'lower', Theme: 'joy' })
    await walker.press('Search')
    expect(walker.at()).toMatch(new RegExp(`^${path}\\?`))
    expect(walker.text()).toContain(`: ${tier} · Joy and humor.`)
    expect(canonicalOf(walker.html())).toBe(`http://localhost:3000${path}`)
  })

  test('is the quiz, with as many choices as that test prints', async () => {
    const walker = await at(path)
    await walker.follow('Quiz me on ten')
    expect(walker.html().match(/name="word-1"/g)).toHaveLength(choices)
    await walker.press('Check my answers')
    expect(walker.text()).toContain('0 of 10 right.')
  })

  test('is the sheet for paper, without the guide', async () => {
    const walker = await at(`${path}?tier=upper&view=print`)
    expect(walker.text()).toContain('Words 1 to 200 of 800')
    expect(walker.text()).not.toContain('Sources')
  })
})
