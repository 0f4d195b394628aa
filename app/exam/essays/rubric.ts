/**
 * The four lines by which an essay is read, and the four marks of a line. Neither exam scores its writing: both send it to the schools, which
 * read it. These are lines of our own for practice, and no sum is made of them.
 */
export const RUBRIC_LINES = ['focus', 'order', 'detail', 'language'] as const
export type RubricLine = (typeof RUBRIC_LINES)[number]

/** From the first to the last. */
export const MARKS = ['beginning', 'developing', 'solid', 'strong'] as const
type Mark = (typeof MARKS)[number]

interface LineFacts {
  name: string
  /** What a reader asks. */
  asks: string
  marks: Readonly<Record<Mark, string>>
}

export const RUBRIC: Readonly<Record<RubricLine, LineFacts>> = {
  focus: {
    name: 'The prompt',
    asks: 'Does it answer what was asked, all of it, and stay with it?',
    marks: {
      beginning: 'It is hard to see how the text answers the prompt.',
      developing: 'Part of the prompt is answered, or the answer changes on the way.',
      solid: 'The prompt is answered, and the text stays with it.',
      strong: 'The whole prompt is answered, the hard part as well, with a thought of the writer’s own.',
    },
  },
  order: {
    name: 'Order',
    asks: 'Does each part lead to the next, from a beginning to an end?',
    marks: {
      beginning: 'The sentences could stand in any order.',
      developing: 'There is a beginning, a middle or an end, but not all three, or something stands in the wrong place.',
      solid: 'Beginning, middle and end are clear. Some steps between paragraphs are missing.',
      strong: 'Each part needs the one before it, and the end answers the beginning.',
    },
  },
  detail: {
    name: 'Details and reasons',
    asks: 'Do examples, reasons or scenes make a reader see it and believe it?',
    marks: {
      beginning: 'Things are claimed, not shown.',
      developing: 'There is an example or a scene, told in a line or in words that would fit anybody.',
      solid: 'Most claims have an exact example. One part is still told in general words.',
      strong: 'Exact details that only this writer has carry the whole text.',
    },
  },
  language: {
    name: 'Words and sentences',
    asks: 'Are the words exact, and do the sentences differ in length and shape?',
    marks: {
      beginning: 'Many sentences repeat one pattern, or mistakes make them hard to read.',
      developing: 'Understandable, but the words are general and the sentences alike.',
      solid: 'Clear and mostly correct, with some variety.',
      strong: 'Exact words, sentences of many shapes, and a voice of its own.',
    },
  },
}

/** Under this many words nothing can be said of a text, and nothing is counted. */
export const FEWEST_WORDS = 40
