/** What assigned work is called. */
import { lessonCalled } from '~/content/lessons/lessons.server'
import { PROMPTS } from '~/content/prompts/prompts.server'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import { curlyQuotes } from '~/exam/print/quotes'
import { passageAbout } from '~/exam/reading/library.server'
import type { Work, WorkKind } from './work'

export const KIND_NAMES: Record<WorkKind, { name: string; says: string }> = {
  skills: { name: 'Practice of skills', says: 'Adaptive questions on up to four skills, as hard as you say.' },
  quiz: { name: 'A sectional quiz', says: '20 questions of one section at the real pace.' },
  test: { name: 'A whole test', says: 'All sections in their order, with the writing.' },
  lesson: { name: 'A lesson', says: 'One of our short lessons, with its check questions.' },
  passage: { name: 'A passage', says: 'A text of the reading room with its questions.' },
  words: { name: 'Words', says: 'Words that join the student’s own cards and return until they hold.' },
  prompt: { name: 'An essay', says: 'A prompt for the essay workshop.' },
  sheet: { name: 'Your own sheet', says: 'Questions that you draw, look at, and swap one by one.' },
}

const LONGEST = 90

/** "Quiz 3, ISEE Upper Verbal Reasoning" */
export function workTitle(work: Work): string {
  switch (work.kind) {
    case 'skills': {
      const each = work.skills.length > 1 ? `${work.questions} questions each` : `${work.questions} questions`
      return `Practice: ${listed(work.skills)}, ${each}${work.difficulty ? `, ${work.difficulty}` : ''}`
    }
    case 'quiz':
      return `Quiz ${work.number}, ${LEVEL_NAMES[work.level]} ${SUBJECT_NAMES[work.subject]}`
    case 'test':
      return `Practice test ${work.number}, ${LEVEL_NAMES[work.level]}`
    case 'lesson':
      return `Lesson: ${curlyQuotes(lessonCalled(work.lesson)?.title ?? work.lesson)}`
    case 'passage':
      return `Passage: ${passageAbout(work.passage).title}`
    case 'words':
      return `${counted(work.words.length, 'word')}: ${shortened(work.words.join(', '))}`
    case 'prompt':
      return `Essay: ${shortened(curlyQuotes(PROMPTS.find(({ id }) => id === work.prompt)?.text ?? ''))}`
    case 'sheet':
      return `Sheet of ${counted(work.items.length, 'question')}, ${LEVEL_NAMES[work.level]} ${SUBJECT_NAMES[work.subject]}`
  }
}

function listed(names: readonly string[]): string {
  const [last = '', ...others] = names.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`
}

/** Cut between two words. */
function shortened(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST).replace(/[\s,.;:]+\S*$/, '')} …`
}
