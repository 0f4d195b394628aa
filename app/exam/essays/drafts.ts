/** Two drafts of one essay beside each other: which sentences stayed, which went, which are new. */
import { diffArrays } from 'diff'
import { sentenceKey, sentencesOf } from './sentences'

interface ChangedSentence {
  text: string
  state: 'same' | 'new' | 'gone'
}

export interface DraftChanges {
  sentences: ChangedSentence[]
  kept: number
  added: number
  removed: number
}

/** A sentence of which only marks or capitals changed has stayed, in its new form. */
export function changesBetween(before: string, after: string): DraftChanges {
  const comparator = (left: string, right: string) => sentenceKey(left) === sentenceKey(right)
  const sentences = diffArrays(sentencesOf(before), sentencesOf(after), { comparator }).flatMap(({ value, added, removed }) =>
    value.map((text): ChangedSentence => ({ text, state: added ? 'new' : removed ? 'gone' : 'same' })),
  )
  const count = (state: ChangedSentence['state']) => sentences.filter((sentence) => sentence.state === state).length
  return { sentences, kept: count('same'), added: count('new'), removed: count('gone') }
}
