/** What the questions on a passage tell about each other: a key that stands in another question, choices of two styles. */
import { PASSAGES, type Passage, type PassageQuestion } from '~/content/passages/passages.server'

/** What must be fixed, each as a sentence. */
export function textProblems(): string[] {
  return Object.values(PASSAGES)
    .flat()
    .flatMap((passage) =>
      passage.questions.flatMap((question) => [...cues(passage, question), ...styles(passage, question), ...citations(passage, question)]),
    )
}

/** A key that another stem or key of the passage says as well. */
function cues({ id, questions }: Passage, question: PassageQuestion): string[] {
  const key = plain(question.answer)
  if (key.length < 4) return []
  const says = new RegExp(`\\b${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'i')
  return questions.flatMap((other) =>
    other !== question && says.test(`${other.stem} ${other.answer}`)
      ? [`${id}: the key “${question.answer}” stands in “${other.stem}”`]
      : [],
  )
}

/** A word quoted after "line 14" stands on that line. */
function citations({ id, lines }: Passage, { stem }: PassageQuestion): string[] {
  return [...stem.matchAll(/\blines? (\d+)(?: (?:to|and) \d+)?\)?,? "([^" ]+)/g)].flatMap(([, line, word = '']) =>
    lines[Number(line) - 1]?.text.toLowerCase().includes(word.toLowerCase().replace(/[.,]$/, ''))
      ? []
      : [`${id}: “${word}” does not stand in line ${line}: ${stem}`],
  )
}

/** Choices end alike, and begin alike unless they begin with a name. */
function styles({ id, lines }: Passage, { stem, answer, wrong }: PassageQuestion): string[] {
  const text = lines.map((line) => line.text).join(' ')
  const choices = [answer, ...wrong.map((choice) => choice.text)]
  const stops = new Set(choices.map((choice) => /[.?!]$/.test(choice)))
  const capitals = new Set(choices.filter((choice) => !beginsWithName(choice, text)).map((choice) => /^\p{Lu}/u.test(choice)))
  return [
    ...(stops.size > 1 ? [`${id}: some choices of “${stem}” end with a full stop`] : []),
    ...(capitals.size > 1 ? [`${id}: some choices of “${stem}” begin with a capital letter`] : []),
  ]
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .replace(/\.$/, '')

/** Whether the first word has its capital within a sentence of the text too; figures and quotation marks have none. */
function beginsWithName(choice: string, text: string): boolean {
  const [first = ''] = choice.split(' ')
  return !/^\p{L}/u.test(first) || (/^\p{Lu}/u.test(first) && new RegExp(`\\p{Ll},? ${first}\\b`, 'u').test(text))
}
