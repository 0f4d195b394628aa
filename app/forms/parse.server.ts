/** Reading what people send: one schema for a form and for a JSON call, a clear 400 with everything typed, or the value. */
import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import { tooMany } from '~/utils/http/answers.server'
import { isFieldName, isTooDeep, MOST_FIELDS } from '../../server/requests/sent-shape.mjs'

/** Never sent back to the browser. */
const SECRET_FIELDS = ['password', 'confirmPassword', 'currentPassword', 'code']

type Parsed<Value, Refusal> = { value: Value; refusal?: undefined } | { value?: undefined; refusal: Refusal }

/** The validated form, or the ready 400 answer: conform's result with the typed values (never passwords) and messages. */
export function parseFormData<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): Parsed<z.output<Schema>, ReturnType<typeof refuseForm>> {
  const submission = parseWithZod(form, { schema })
  if (submission.status === 'success') return { value: submission.value }
  return { refusal: refuseForm(withoutRepeats(submission.reply({ hideFields: SECRET_FIELDS }))) }
}

/** A field that takes one value and came several times is shown with the last of them; as a list it would break its input. */
function withoutRepeats(result: SubmissionResult): SubmissionResult {
  const values = Object.entries(result.initialValue ?? {}).map(([name, value]) => {
    const isRefusedList = Array.isArray(value) && result.error?.[name] !== undefined
    return [name, isRefusedList ? value.at(-1) : value]
  })
  return { ...result, initialValue: result.initialValue && Object.fromEntries(values) }
}

/** A 400 that shows the form again with this result; `problem` stands above it. */
export function refuseForm(result: SubmissionResult, problem?: { title: string; text: string }, status = 400) {
  return data({ result, problem }, { status })
}

/** A 429 that shows the form again, and says in a header after how many seconds it may be sent once more. */
export function refuseForNow(result: SubmissionResult, problem: { title: string; text: string }, retryAfter: number) {
  return data({ result, problem }, tooMany(retryAfter))
}

/** The values of a form without its secrets, for a refusal that comes from the model. */
export function keptValues(form: FormData): SubmissionResult {
  const initialValue: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && !SECRET_FIELDS.includes(name)) initialValue[name] = value
  return { initialValue, status: 'error' }
}

/**
 * The form's fields as text. Throws 415 for another content type; 400 for a broken body, files, NUL characters, too many fields, or a
 * name that no form of ours has: conform would make a list of a hundred million of `a[100000000]`.
 */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) throw problem(415, 'This address accepts only forms.')

  const form = await request.formData().catch(() => {
    throw problem(400, 'The form could not be read. Please go back and send it again.')
  })
  const fields = [...form]
  if (fields.length > MOST_FIELDS || !fields.every(([name, value]) => isFieldName(name) && isText(value))) {
    throw problem(400, 'The form holds something that this page does not accept.')
  }
  return form
}

function isText(value: FormDataEntryValue): boolean {
  return typeof value === 'string' && !value.includes('\0')
}

/** The validated JSON body of a call, or the ready 400 answer with `message` and `errors` by field. */
export async function parseCall<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<Parsed<z.output<Schema>, Response>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return { refusal: Response.json({ message: 'Send a JSON object with content type application/json.' }, { status: 415 }) }
  }
  const body = await readJson(request)
  if (!isObject(body))
    return { refusal: Response.json({ message: body === undefined ? 'The body is not valid JSON.' : NO_OBJECT }, { status: 400 }) }
  const parsed = schema.safeParse(body, { error: () => UNFIT })
  if (parsed.success) return { value: parsed.data }

  const errors: Record<string, string[]> = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.')
    errors[field] = [...(errors[field] ?? []), message]
  }
  const [first] = parsed.error.issues
  return { refusal: Response.json({ message: first?.message, errors }, { status: 400 }) }
}

const NO_OBJECT = 'Send a JSON object.'
/** Where a schema has no words of its own, its library's say more of us than of what is wrong. */
const UNFIT = 'This holds something that the call does not take.'

function isObject(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

/** The body as JSON; undefined when it is none, holds a NUL, or nests deeper than anything may walk it. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text()
  if (isTooDeep(text)) return undefined
  try {
    const body: unknown = JSON.parse(text)
    return JSON.stringify(body).includes('\\u0000') ? undefined : body
  } catch {
    return undefined
  }
}

function problem(status: number, message: string): Response {
  return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
