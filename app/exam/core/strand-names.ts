/** What the proof pages call strands, kinds and wrong answers. */
import type { Kind, Strand } from './levels'

export const STRAND_NAMES: Record<Strand, string> = {
  number: 'Numbers and operations',
  algebra: 'Algebra',
  geometry: 'Geometry',
  measurement: 'Measurement',
  data: 'Data and probability',
  reasoning: 'Reasoning',
  vocabulary: 'Vocabulary',
  logic: 'Logic of words',
  reading: 'Reading',
}

export const KIND_NAMES: Record<Kind, string> = {
  computation: 'Computation',
  word_problem: 'Word problem',
  quantitative_comparison: 'Quantitative comparison',
  data_reading: 'Reading data',
  synonym: 'Synonym',
  sentence_completion: 'Sentence completion',
  analogy: 'Analogy',
  passage_question: 'Passage question',
}
