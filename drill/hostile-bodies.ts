/** Bodies that no page of ours sends, drawn from a seed: hostile names, nested JSON, broken parts, values that libraries stumble over. */
import { type Random, seededRandom } from '~/exam/core/random'

const FORM = 'application/x-www-form-urlencoded'
/** The front door's cap: what is larger never reaches the application. */
const LARGEST = 250_000

export interface HostileBody {
  type: string | undefined
  body: Buffer
}

/** So many bodies; the same seed gives the same ones. */
export function* hostileBodies(seed: string, count: number): Generator<HostileBody> {
  const random = seededRandom(seed)
  for (let made = 0; made < count; made++) {
    const { type, body } = random.pick(KINDS)(random)
    yield { type, body: Buffer.from(body).subarray(0, LARGEST) }
  }
}

type Kind = (random: Random) => { type: string | undefined; body: string | Buffer }

/** The fields of the product's forms and calls, so that hostile values meet schemas that read them. */
const FIELDS =
  'email password confirmPassword username firstName lastName name message holder parentEmail level gradeApplied testDate timeZone timePercent redirectTo returnTo token decision choice struck strike intent goto openedAt seen page number answer body promptId weekly subject difficulty sitting mistake position version state reason highContrast reset closed'.split(
    ' ',
  )

const KINDS: readonly Kind[] = [
  (random) => form(random, () => [random.pick(FIELDS), hostileValue(random)]),
  (random) => form(random, () => [hostileName(random), hostileValue(random)]),
  (random) => form(random, () => [random.pick(FIELDS), random.pick(['1', 'a@example.com', 'save', 'ten letters and more'])]),
  (random) => ({ type: FORM, body: `${hostileName(random)}=x` }),
  (random) => ({ type: FORM, body: `email=a%40example.com&__intent__=${encodeURIComponent(hostileIntent(random))}` }),
  (random) => ({ type: FORM, body: `email=a%40example.com&__state__=${encodeURIComponent(hostileJson(random))}` }),
  (random) => ({ type: 'application/json', body: hostileJson(random) }),
  (random) => ({
    type: 'application/json',
    body: JSON.stringify({ [random.pick(FIELDS)]: hostileValue(random), email: hostileValue(random) }),
  }),
  hostileParts,
  (random) => ({
    type: random.pick([FORM, `${FORM}; charset=utf-16`, 'application/json', 'multipart/form-data; boundary=b']),
    body: noise(random),
  }),
  (random) => ({
    type: random.pick([undefined, 'text/plain', 'application/x-www-form-urlencoded2', 'multipart/form-data', FORM]),
    body: 'a=b',
  }),
]

function form(random: Random, field: () => [string, string]): ReturnType<Kind> {
  const fields = Array.from({ length: random.pick([1, 2, 3, 8, 40, 199, 201]) }, field)
  return { type: FORM, body: fields.map((pair) => pair.map(percentEncode).join('=')).join('&') }
}

/** `encodeURIComponent` throws at half a surrogate pair; a browser sends U+FFFD instead. */
function percentEncode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}

function hostileName(random: Random): string {
  const word = random.pick(FIELDS)
  const index = random.pick(['100000000', '3000000', '4294967295', '99999', '1e9', '-1', '0x10', '', '0', '99', '٣'])
  return random.pick([
    `zzz[${index}]`,
    `${word}[${index}]`,
    `${word}[${index}][${index}].a`,
    `${word}.${word}`,
    `${word}[0].${word}.${word}`,
    Array(random.int(2, 4000)).fill('a').join('.'),
    `a${'[0]'.repeat(random.int(2, 4000))}`,
    `a${'[99]'.repeat(random.int(2, 60))}`,
    random.pick(['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__', 'length']),
    `${word}.${random.pick(['__proto__', 'constructor', 'toString', 'length'])}`,
    `__proto__[${word}]`,
    'constructor.prototype.role',
    random.pick([
      '__intent__',
      '__state__',
      '__INTENT__',
      '',
      '.',
      '[',
      ']',
      '[]',
      '[0]',
      'a[',
      'a]',
      'a..b',
      'a[0',
      'a.[0]',
      ' ',
      '\ud800',
      'é',
    ]),
    'n'.repeat(random.int(60, 20_000)),
  ])
}

function hostileValue(random: Random): string {
  const many = random.pick([1, 30, 1000, 60_000])
  return random.pick([
    '',
    random.pick([
      'NaN',
      'Infinity',
      '-1',
      '1e309',
      '2147483648',
      '99999999999999999999',
      "1'--",
      '1 OR 1=1',
      '0x1F',
      '１',
      'null',
      '[object Object]',
    ]),
    'a'.repeat(many),
    `${'a'.repeat(many)}@`,
    `a@${'a.'.repeat(many)}`,
    `a@${'a-'.repeat(many)}.com`,
    `${'a.'.repeat(many)}@example.com`,
    ' '.repeat(many),
    `${'\t\n '.repeat(many)}x`,
    `<${'<'.repeat(many)}`,
    '\\$'.repeat(many),
    '\u202e\u0301'.repeat(Math.ceil(many / 2)),
    '👩‍🚀'.repeat(Math.ceil(many / 4)),
    '\ud800',
    '%00%0d%0a%',
    "'; DROP TABLE users; --",
    '../../etc/passwd',
    '//evil.example',
    `/${'/'.repeat(many)}`,
    'America/New_York'.repeat(Math.min(many, 1000)),
    '2026-02-30',
    '$$'.repeat(many),
    '\\frac{'.repeat(Math.min(many, 5000)),
  ])
}

function hostileIntent(random: Random): string {
  const name = hostileName(random)
  const type = random.pick(['insert', 'remove', 'reorder', 'update', 'reset', 'validate', 'nothing'])
  const index = random.pick([0, 1e9, -1, 4294967295, null, '__proto__'])
  return random.pick([
    JSON.stringify({ type, payload: { name, index, from: index, to: 1e8, value: name } }),
    JSON.stringify({ type, payload: { name: '', value: { email: 'a@example.com' } } }),
    hostileJson(random),
    type,
  ])
}

function hostileJson(random: Random): string {
  const depth = random.pick([10, 33, 1000, 20_000, 100_000])
  const field = random.pick(FIELDS)
  return random.pick([
    '['.repeat(depth) + ']'.repeat(depth),
    '['.repeat(depth),
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `{"${field}":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    `{"${field}":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}`,
    `[${Array(random.int(1, 60_000)).fill('[]').join(',')}]`,
    `{${Array.from({ length: random.int(1, 20_000) }, (_, at) => `"k${at}":1`).join(',')}}`,
    `{"${field}":${'9'.repeat(random.int(1, 100_000))}}`,
    `{"${field}":1e99999,"email":-0,"password":1E-999}`,
    `{"${field}":"${'\\u0041'.repeat(random.int(1, 30_000))}"}`,
    `{"${field}":"\\ud800","email":"\\udc00@example.com"}`,
    '{"__proto__":{"email":"a@example.com"},"constructor":{"prototype":{"role":"admin"}},"toString":1}',
    `{"email":"a@example.com",${`"${field}":1,`.repeat(random.int(1, 1000))}"password":"x"}`,
    random.pick(['null', '7', '"text"', '[]', '{}', 'true', '', '{', '\ufeff{}', '{"a":1}x', "{'a':1}", 'NaN']),
  ])
}

function hostileParts(random: Random): ReturnType<Kind> {
  const boundary = random.pick(['b', 'x'.repeat(70), 'a b', 'b"c', '-'])
  const part = () => {
    const name = random.pick([hostileName(random), random.pick(FIELDS)])
    const disposition = random.pick([
      `form-data; name="${name}"`,
      `form-data; name=${name}`,
      `form-data; name="a"; name="${name}"`,
      `form-data; filename="x.png"; name="${name}"`,
      `form-data; name*=utf-8''${percentEncode(name)}`,
      'form-data',
      'attachment; name="email"',
      `form-data; name="a\\"; name=\\"${name}"`,
    ])
    const more = random.pick([
      '',
      '',
      'Content-Type: text/html\r\n',
      'Content-Transfer-Encoding: base64\r\n',
      `X: ${'y'.repeat(20_000)}\r\n`,
    ])
    return `Content-Disposition: ${disposition}\r\n${more}\r\n${hostileValue(random)}`
  }
  const parts = Array.from({ length: random.pick([0, 1, 2, 199, 201, 2000]) }, part)
  const end = random.pick([`--${boundary}--\r\n`, `--${boundary}--`, `--${boundary}`, ''])
  const body = parts.map((text) => `--${boundary}\r\n${text}\r\n`).join('') + end
  return { type: `multipart/form-data; boundary=${random.pick([boundary, `"${boundary}"`, 'other', ''])}`, body }
}

function noise(random: Random): Buffer {
  return Buffer.from(Array.from({ length: random.pick([1, 50, 3000]) }, () => random.pick([random.int(0, 255), 38, 61, 91, 93, 34, 123])))
}
