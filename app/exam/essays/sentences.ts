/** A text in paragraphs and sentences, by the rules of Unicode for English. */
const SENTENCES = new Intl.Segmenter('en-US', { granularity: 'sentence' })
/** After these a full stop ends no sentence. */
const SHORT_FORM = /(?:^|\s)(?:Mr|Mrs|Ms|Dr|St|Jr|Sr|vs|etc|a\.m|p\.m|U\.S|No)\.$/

/** Its paragraphs, without blanks around them. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
}

/** Its sentences in order. One never goes over the end of a paragraph. */
export function sentencesOf(text: string): string[] {
  return paragraphsOf(text).flatMap(inParagraph)
}

function inParagraph(paragraph: string): string[] {
  const sentences: string[] = []
  let open = ''
  for (const { segment } of SENTENCES.segment(paragraph)) {
    // “Is it so?” she asked.
    if (/^\p{Ll}/u.test(segment) && sentences.length > 0 && open === '') open = `${sentences.pop()} `
    open += segment
    const trimmed = open.trim()
    if (SHORT_FORM.test(trimmed)) continue
    if (trimmed) sentences.push(trimmed)
    open = ''
  }
  if (open.trim()) sentences.push(open.trim())
  return sentences
}

/** The same words in the same order make the same key, whatever marks and capitals stand between. */
export function sentenceKey(sentence: string): string {
  return wordsOf(sentence).join(' ')
}

/** Words in lower case; an apostrophe belongs to its word and is straight. */
export function wordsOf(text: string): string[] {
  return (text
    .replaceAll('’', "'")
    .toLowerCase()
    .match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []) as string[]
}
