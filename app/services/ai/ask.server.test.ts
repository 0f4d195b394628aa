/** The model's wire: the product's own client against the stand-in, on good days and on bad ones. */
import { tool } from 'ai'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startSandbox } from '../../../sandbox/sandbox.mjs'
import type { Asked } from './ask.server'

const HINT = 'Look at the denominators first.'
const MATERIAL = { kind: 'tutor', hints: [HINT], steps: ['Add the numerators.'], choices: ['1', '2'], key: 0 }
const ASKED: Asked = {
  system: `You are a tutor.\n<material>\n${JSON.stringify(MATERIAL)}\n</material>`,
  messages: [{ role: 'user', content: 'I do not get this' }],
  temperature: 0.3,
  mostTokens: 300,
  firstMs: 5_000,
  wholeMs: 8_000,
}

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let ai: typeof import('./ask.server')

beforeAll(async () => {
  sandbox = await startSandbox({ postmarkToken: 'x' })
  vi.stubEnv('AI_API_URL', `${sandbox.url}/v1`)
  ai = await import('./ask.server')
})
afterEach(() => setFault({}))
afterAll(() => sandbox.stop())

function setFault(model: object) {
  const body = JSON.stringify(Object.keys(model).length > 0 ? { model } : {})
  return fetch(`${sandbox.url}/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

/** Runs a talk to its end, with the pieces as they came. */
async function hear(asked: Partial<Asked> = {}) {
  const pieces: string[] = []
  let counted = 0
  const words = ai.talk({ ...ASKED, ...asked }, (tokens) => (counted = tokens))
  try {
    for (;;) {
      const next = await words.next()
      if (next.done) return { ...next.value, reason: '', pieces, counted }
      pieces.push(next.value)
    }
  } catch (error) {
    return { text: '', tokens: 0, reason: (error as { reason: string }).reason, pieces, counted }
  }
}

test('words come piece by piece, with the tokens of both ways', async () => {
  const said = await hear()
  expect(said.pieces.length).toBeGreaterThan(2)
  expect(said.pieces.join('')).toBe(said.text)
  expect(said.text).toBe(`${HINT} What would you do first?`)
  expect(said).toMatchObject({ tokens: said.counted })
  expect(said.counted).toBeGreaterThan(40)
})

test('a tool is called, and its answer is spoken of', async () => {
  const asked: unknown[] = []
  const checkValue = tool({
    description: 'Checks a sum',
    inputSchema: z.object({ expression: z.string() }),
    execute: async (input) => {
      asked.push(input)
      return { says: 'That is 5.' }
    },
  })
  const messages: Asked['messages'] = [{ role: 'user', content: 'Is it 2 + 3?' }]
  expect(await hear({ messages, tools: { check_value: checkValue } })).toMatchObject({
    text: 'That is 5. What would you like to try next?',
  })
  expect(asked).toEqual([{ expression: '2 + 3' }])
})

test.each([
  ['a broken server', { status: 500 }, 'away'],
  ['too many requests', { status: 429 }, 'away'],
  ['a broken line', { reset: true }, 'away'],
  ['an answer that is no JSON', { garbage: true }, 'away|cut'],
  ['a stream that breaks off', { cut: true }, 'cut'],
  ['a model that says nothing in time', { delayMs: 2_000 }, 'slow'],
  ['a stream without an end', { endless: true }, 'slow'],
])('%s is a failure with a reason, and is told in time', async (_name, fault, reason) => {
  await setFault(fault)
  const begun = Date.now()
  const said = await hear({ firstMs: 400, wholeMs: 900 })
  expect(said).toHaveProperty('reason', expect.stringMatching(`^(${reason})$`))
  expect(Date.now() - begun).toBeLessThan(1_900)
  if (said.reason === 'away') expect(said.counted).toBe(0)
  else expect(said.counted).toBeGreaterThan(0)
})

test('a turn that breaks off after a tool counts the step that is not finished too', async () => {
  const says = tool({
    description: 'Checks a sum',
    inputSchema: z.object({ expression: z.string() }),
    execute: async () => ({ says: 'That is 5.' }),
  })
  const asked = { ...ASKED, messages: [{ role: 'user' as const, content: 'Is it 2 + 3?' }], tools: { check_value: says } }
  const whole = (await hear(asked)).counted
  let counted = 0
  for await (const _piece of ai.talk(asked, (tokens) => (counted = tokens))) break
  expect(counted).toBeGreaterThan(whole / 2)
})

test('whoever waits longer than the patience behind four others is told that the model is busy', async () => {
  await setFault({ delayMs: 900 })
  const four = Array.from({ length: 4 }, () => hear({ firstMs: 800, wholeMs: 900 }))
  const late = await Promise.all([hear({ firstMs: 300 }), hear({ firstMs: 300 })])
  expect(late).toMatchObject([
    { reason: 'busy', counted: 0 },
    { reason: 'busy', counted: 0 },
  ])
  expect(await Promise.all(four)).toMatchObject(Array.from({ length: 4 }, () => ({ reason: 'slow' })))
})

test('whoever stops listening makes room for the next', async () => {
  await setFault({ endless: true })
  for (let turn = 0; turn < 5; turn++) for await (const _piece of ai.talk(ASKED)) break
  await setFault({})
  expect(await ai.write(ASKED)).toMatchObject({ text: expect.stringContaining(HINT) })
})
