import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { keptValues, parseCall, parseFormData, readForm } from './parse.server'

const Schema = z.object({ name: z.string({ error: 'Please say your name' }).min(2, 'Too short'), password: z.string().min(6, 'Too short') })
const FORM = 'application/x-www-form-urlencoded'

function request(body: BodyInit, type?: string) {
  return new Request('http://localhost:3000/', { method: 'POST', body, headers: type ? { 'content-type': type } : {} })
}

function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (refusal: Response) => refusal.status,
  )

describe('reading a form', () => {
  test('gives its fields', async () => {
    expect([...(await readForm(request('a=1&a=2&b=x+y', FORM)))]).toEqual([
      ['a', '1'],
      ['a', '2'],
      ['b', 'x y'],
    ])
  })

  test.each([
    ['another content type', '{}', 'application/json', 415],
    ['a content type that only begins alike', 'a=1', 'application/x-www-form-urlencoded2', 415],
    ['a broken multipart body', 'x', 'multipart/form-data; boundary=b', 400],
    ['a NUL in a value', 'a=%00', FORM, 400],
    ['a NUL in a name', '%00=a', FORM, 400],
    ['a list of a hundred million', 'zzz[100000000]=x', FORM, 400],
    ["the form library's own intent", '__intent__=reset', FORM, 400],
    ["the form library's own state", '__state__={}', FORM, 400],
    ['a name that every object has', 'toString=1', FORM, 400],
    ['a deep name', 'a.b.c=1', FORM, 400],
    ['more than 200 fields', Array(201).fill('a=1').join('&'), FORM, 400],
  ])('refuses %s', async (_name, body, type, status) => {
    expect(await statusOf(readForm(request(body, type)))).toBe(status)
  })

  test('refuses a file', async () => {
    const form = new FormData()
    form.set('avatar', new File(['x'], 'x.png'))
    expect(await statusOf(readForm(request(form)))).toBe(400)
  })
})

describe('parsing it', () => {
  test('gives the value, or 400 with what was typed and the messages, never a secret', () => {
    expect(parseFormData(formOf({ name: 'Ada', password: 'long enough' }), Schema).value).toEqual({ name: 'Ada', password: 'long enough' })
    const { refusal } = parseFormData(formOf({ name: 'A', password: 'tiny!' }), Schema)
    expect(refusal?.init).toEqual({ status: 400 })
    expect(refusal?.data.result).toMatchObject({ initialValue: { name: 'A' }, error: { name: ['Too short'], password: ['Too short'] } })
    expect(JSON.stringify(refusal)).not.toContain('tiny!')
  })

  test('a field that came twice is shown again with the last of its values', () => {
    const form = formOf({ name: 'Ada', password: 'tiny!' })
    form.append('name', 'Eve')
    expect(parseFormData(form, Schema).refusal?.data.result.initialValue).toEqual({ name: 'Eve' })
  })

  test('a refusal of the model keeps what was typed without secrets', () => {
    expect(keptValues(formOf({ name: 'Ada', password: 'x', confirmPassword: 'x', currentPassword: 'x' }))).toEqual({
      initialValue: { name: 'Ada' },
      status: 'error',
    })
  })
})

describe('parsing a call', () => {
  const call = async (body: string, type = 'application/json') => {
    const { value, refusal } = await parseCall(request(body, type), Schema)
    return refusal ? [refusal.status, await refusal.json()] : [200, value]
  }

  test('gives the value', async () => {
    expect(await call('{"name":"Ada","password":"long enough"}', 'application/json; charset=utf-8')).toEqual([
      200,
      { name: 'Ada', password: 'long enough' },
    ])
  })

  test('names each field with its messages, and the first of them above', async () => {
    expect(await call('{"name":"A","password":"x"}')).toEqual([
      400,
      { message: 'Too short', errors: { name: ['Too short'], password: ['Too short'] } },
    ])
  })

  test.each([
    ['broken JSON', '{', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a NUL', '{"name":"A\\u0000da","password":"long enough"}', 'application/json', 400],
    ['what nests a hundred thousand deep', '{"name":'.repeat(100_000), 'application/json', 400],
    [
      'an unknown field that nests deep',
      `{"name":"Ada","password":"long enough","more":${'['.repeat(33)}${']'.repeat(33)}}`,
      'application/json',
      400,
    ],
    ['another type', '{"name":"Ada","password":"long enough"}', 'text/plain', 415],
  ])('refuses %s', async (_name, body, type, status) => {
    expect((await call(body, type))[0]).toBe(status)
  })

  test.each(['[]', '"hello"', 'null', '7', '{"name":7,"password":["long enough"]}', '{}', 'no JSON'])(
    'refuses %s in words of ours',
    async (body) => {
      const [status, answer] = await call(body)
      expect(status).toBe(400)
      expect(JSON.stringify(answer)).not.toMatch(/invalid input|expected|received|unrecognized/i)
    },
  )
})
