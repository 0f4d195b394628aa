/** A patient tutor: one hint at a time, then a worked step, and a question at the end. Sums are given to the tool that checks them. */
import { textOf } from './wire.mjs'

const ASKS = [
  { tool: 'next_hint', when: /\b(hint|stuck|help|clue)\b/i, input: () => ({}) },
  { tool: 'twin', when: /\b(another|similar|twin|one like|more practice)\b/i, input: () => ({}) },
  { tool: 'figure', when: /\b(picture|figure|drawing|diagram|graph)\b/i, input: () => ({}) },
  { tool: 'word', when: /\bwhat does ["“]?([a-z]+)["”]? mean/i, input: ([, word]) => ({ word }) },
  {
    tool: 'check_value',
    when: /([\d(][\d\s./+\-−–*×·÷()^%]*=?[\d\s./+\-−–*×·÷()^%]*\d\)?)/,
    input: ([, text]) => ({ expression: text.trim() }),
  },
]
const QUESTIONS = ['What would you do first?', 'What comes next, do you think?', 'Can you tell me why that works?', 'What do you get?']

/** @returns {import('./wire.mjs').Said} */
export function tutor(request, material) {
  const last = request.messages.at(-1)
  if (last.role === 'tool') return { text: fromTool(textOf(last)) }
  const turns = request.messages.filter(({ role, content }) => role === 'assistant' && content).length
  const wanted = textOf(request.messages.findLast(({ role }) => role === 'user') ?? last)
  const call = turns === 0 && !/\?/.test(wanted) ? undefined : toolFor(request, wanted)
  return call ? { call } : { text: nextStep(material, turns) }
}

function toolFor({ tools = [] }, wanted) {
  const offered = new Set(tools.map((tool) => tool.function.name))
  for (const { tool, when, input } of ASKS) {
    const match = offered.has(tool) && wanted.match(when)
    if (match) return { name: tool, input: input(match) }
  }
  return undefined
}

function fromTool(result) {
  const { says } = readJson(result)
  return says ? `${says} What would you like to try next?` : 'That did not help. Let us go back to the question. What does it ask for?'
}

/** A student's wrong choice first, then hints, then steps. */
function nextStep({ hints = [], steps = [], misconception }, turns) {
  const question = QUESTIONS[turns % QUESTIONS.length]
  const lines = [...(misconception ? [`Here is what may have happened: ${lowerFirst(misconception)}`] : []), ...hints, ...steps]
  if (lines.length === 0) return `Tell me what you know already. ${question}`
  const line = lines[turns]
  return line ? `${line} ${question}` : `You have seen every step now. Try it once more from the start. ${question}`
}

function lowerFirst(text) {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
