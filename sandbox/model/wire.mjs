/** The shapes of the OpenAI-compatible wire: what is asked, the whole answer, and the events of a streamed one. */
import { createHash, randomUUID } from 'node:crypto'

const ROLES = ['system', 'user', 'assistant', 'tool']
const PIECE = 12
/** An endless stream says so many pieces; nobody waits for them. */
const ENDLESS = 100_000

/** What a model says: words, or the tool that it asks for. @typedef {{ text?: string, call?: { name: string, input: object } }} Said */

/** Reads a request; `problem` says what a real one would refuse. */
export function parseAsked(body) {
  let request
  try {
    request = JSON.parse(body)
  } catch {
    return { problem: 'We could not parse the JSON body of your request.' }
  }
  if (!Array.isArray(request?.messages) || request.messages.length === 0) return { problem: "Missing required parameter: 'messages'." }
  if (!request.messages.every(({ role }) => ROLES.includes(role))) return { problem: "Invalid value of 'role'." }
  if (typeof request.model !== 'string') return { problem: "Missing required parameter: 'model'." }
  if (request.temperature !== undefined && !(request.temperature >= 0 && request.temperature <= 2)) {
    return { problem: "Invalid 'temperature': a number from 0 to 2." }
  }
  return request
}

/** The text of a message, whether it is one string or a list of parts. */
export function textOf({ content }) {
  if (typeof content === 'string') return content
  return Array.isArray(content) ? content.map(({ text = '' }) => text).join('') : ''
}

/** The answer in one piece. @param {Said} said */
export function completion(request, said) {
  const message = said.call
    ? { role: 'assistant', content: null, tool_calls: [toolCall(request, said.call)] }
    : { role: 'assistant', content: said.text }
  const choices = [{ index: 0, message, finish_reason: said.call ? 'tool_calls' : 'stop', logprobs: null }]
  return { ...frame(request), object: 'chat.completion', choices, usage: usageOf(request, said) }
}

/** The same as the events of a stream, each as it goes over the line. @param {Said} said @returns {string[]} */
export function eventsOf(request, said, { endless = false } = {}) {
  const base = { ...frame(request), object: 'chat.completion.chunk' }
  const chunk = (delta, finish = null) => event({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] })
  const text = said.text ?? ''
  const pieces = text.match(new RegExp(`[^]{1,${PIECE}}`, 'gu')) ?? []
  const words = endless ? Array.from({ length: ENDLESS }, () => 'and so on ') : pieces
  const call = said.call && toolCall(request, said.call)
  const usage = request.stream_options?.include_usage ? [event({ ...base, choices: [], usage: usageOf(request, said) })] : []
  return [
    chunk({ role: 'assistant', content: '' }),
    ...(call ? [chunk({ tool_calls: [{ index: 0, ...call }] })] : words.map((content) => chunk({ content }))),
    chunk({}, call ? 'tool_calls' : 'stop'),
    ...usage,
    'data: [DONE]\n\n',
  ]
}

/** An error, as the wire tells one. */
export function errorOf(message, code) {
  return { error: { message, type: 'invalid_request_error', param: null, code } }
}

function event(json) {
  return `data: ${JSON.stringify(json)}\n\n`
}

function frame({ model }) {
  return { id: `chatcmpl-${randomUUID()}`, created: Math.floor(Date.now() / 1000), model }
}

function toolCall({ messages }, { name, input }) {
  const id = createHash('sha256').update(`${messages.length} ${name}`).digest('hex').slice(0, 16)
  return { id: `call_${id}`, type: 'function', function: { name, arguments: JSON.stringify(input) } }
}

/** Four characters are about a token. */
function usageOf({ messages }, said) {
  const prompt = Math.ceil(messages.reduce((sum, message) => sum + textOf(message).length, 0) / 4)
  const answer = Math.ceil((said.text ?? JSON.stringify(said.call)).length / 4)
  return { prompt_tokens: prompt, completion_tokens: answer, total_tokens: prompt + answer }
}
