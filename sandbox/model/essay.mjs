/** A reading of an essay by plain signs: how many sentences there are, how they begin, and how exact they are. The length makes no mark. */
import { textOf } from './wire.mjs'

const MARKS = ['beginning', 'developing', 'solid', 'strong']
const EXACT = /\d|["“]|\b(?:when|because|as if|until|although)\b/i
const STEPS = /\b(?:first|then|after|later|but|still|so|finally|on the|last)\b/i

/** @returns {import('./wire.mjs').Said} */
export function essay(request, { prompt = '' }) {
  const text = textOf(request.messages.findLast(({ role }) => role === 'user') ?? { content: '' })
  const sentences = text.match(/[^.!?\n]+[.!?]+["”]?/g)?.map((sentence) => sentence.trim()) ?? []
  if (sentences.length === 0) return { text: '{}' }
  const share = (sign) => sentences.filter(sign).length / sentences.length
  const beginnings = new Set(sentences.map((sentence) => sentence.split(/\s/)[0]?.toLowerCase()))
  const ofPrompt = new Set(prompt.toLowerCase().match(/[a-z]{5,}/g) ?? [])
  const marks = {
    focus: share((sentence) => [...ofPrompt].some((word) => sentence.toLowerCase().includes(word))) * 2 + 0.4,
    order: share((sentence) => STEPS.test(sentence)) * 1.6,
    detail: share((sentence) => EXACT.test(sentence)) * 1.4,
    language: beginnings.size / sentences.length,
  }
  const best = (sign) => sentences.findLast(sign) ?? sentences[0]
  const line = (value, quote, comment) => ({ mark: MARKS[Math.min(3, Math.max(0, Math.floor(value * 4)))], quote, comment })
  const plain = sentences.toSorted((one, other) => one.length - other.length)[0]
  return {
    text: JSON.stringify({
      lines: {
        focus: line(marks.focus, sentences[0], 'Here the text turns to the prompt.'),
        order: line(
          marks.order,
          best((sentence) => STEPS.test(sentence)),
          'This sentence shows where it stands in the whole.',
        ),
        detail: line(
          marks.detail,
          best((sentence) => EXACT.test(sentence)),
          'This is the most exact place of the text.',
        ),
        language: line(marks.language, plain, 'Look at how this sentence begins, and at the ones around it.'),
      },
      strengths: ['The text stays with its subject.', 'There is a sentence that only this writer could have written.'],
      next: 'Choose the sentence that says most in general words, and tell it as a scene.',
      rewrite: { from: plain, to: `${plain.replace(/[.!?]+["”]?$/, '')}, and I can still see it.` },
    }),
  }
}
