import { expect, test } from 'vitest'
import { fieldNames } from './form-fields.mjs'

const FORM = 'application/x-www-form-urlencoded'
const PARTS = 'multipart/form-data; boundary=b'

test('the names of a form are read as its parser reads them', () => {
  expect(fieldNames(FORM, Buffer.from('a=1&b%5B0%5D=2&&=3&c+d&a'))).toEqual(['a', 'b[0]', '', 'c d', 'a'])
  expect(fieldNames(FORM, Buffer.from(''))).toEqual([])
})

test('the names of parts are those that the platform writes', async () => {
  const form = new FormData()
  for (const name of ['a', 'b[0].c', 'a']) form.append(name, 'line\r\n--b\r\nand text')
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  expect(fieldNames(type, Buffer.from(await request.arrayBuffer()))).toEqual(['a', 'b[0].c', 'a'])
})

const part = (head: string) => `--b\r\n${head}\r\n\r\nx\r\n--b--\r\n`

test.each([
  ['201 fields', FORM, 'a=1&'.repeat(200)],
  ['201 parts', PARTS, `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(201)}--b--\r\n`],
  ['no boundary', 'multipart/form-data', part('Content-Disposition: form-data; name="a"')],
  ['two boundaries', 'multipart/form-data; boundary=a; boundary=b', part('Content-Disposition: form-data; name="a"')],
  ['another boundary', 'multipart/form-data; boundary=c', part('Content-Disposition: form-data; name="a"')],
  ['something before the first part', PARTS, `x\r\n${part('Content-Disposition: form-data; name="a"')}`],
  ['no end', PARTS, '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'],
  ['bare line feeds', PARTS, part('Content-Disposition: form-data; name="a"').replaceAll('\r', '')],
  ['a part without a name', PARTS, part('Content-Disposition: form-data')],
  ['a part with two names', PARTS, part('Content-Disposition: form-data; name="a"; name="b"')],
  ['a name with an escape', PARTS, part('Content-Disposition: form-data; name="a\\"b"')],
  ['a name in another alphabet', PARTS, part("Content-Disposition: form-data; name*=utf-8''a")],
  ['a file', PARTS, part('Content-Disposition: form-data; name="a"; filename="a.png"')],
  ['an encoded part', PARTS, part('Content-Disposition: form-data; name="a"\r\nContent-Transfer-Encoding: base64')],
])('a body with %s is no form', (_name, type, body) => expect(fieldNames(type, Buffer.from(body))).toBeUndefined())
