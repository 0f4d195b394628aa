/** What a kind of work offers to choose from, at its level and section. */
import { LESSONS } from '~/content/lessons/lessons.server'
import { QUIZ_NUMBERS } from '~/exam/forms/quiz/size'
import { TEST_NUMBERS } from '~/exam/forms/tests/size'
import { practiceSkills } from '~/exam/practice/subjects.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { shelfOf } from '~/exam/reading/library.server'
import { WORKSHOP_PROMPTS } from '~/models/essays/start.server'
import type { Place } from './place.server'

interface Option {
  value: string
  label: string
}

interface Options {
  list: Option[]
  /** The same under headings, where there are many. */
  groups: { label: string; options: Option[] }[]
}

const SECTION_NAMES = { mathematics: 'Mathematics', verbal: 'Verbal', reading: 'Reading', writing: 'Writing', pace: 'Pace' } as const

export function optionsFor({ kind, level, subject }: Place): Options {
  const none = { list: [], groups: [] }
  switch (kind) {
    case 'skills':
      return { ...none, list: practiceSkills(level, subject).map((skill) => ({ value: skill, label: skill })) }
    case 'quiz':
      return { ...none, list: numbered(QUIZ_NUMBERS, 'Quiz') }
    case 'test':
      return { ...none, list: numbered(TEST_NUMBERS, 'Practice test') }
    case 'lesson':
      return { ...none, groups: lessonGroups() }
    case 'passage':
      return {
        ...none,
        list: shelfOf(level).passages.map(({ id, title, questions }) => ({ value: id, label: `${title} (${questions} questions)` })),
      }
    case 'prompt':
      return { ...none, list: promptsOf(level).map(({ id, text }) => ({ value: id, label: shortened(curlyQuotes(text)) })) }
    default:
      return none
  }
}

/** Prompts of the workshop; those of whole tests stay for those. */
export function promptsOf(level: Place['level']) {
  return WORKSHOP_PROMPTS.filter((prompt) => prompt.level === level)
}

function numbered(most: number, what: string): Option[] {
  return Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: `${what} ${index + 1}` }))
}

function lessonGroups(): Options['groups'] {
  const sections = [...new Set(LESSONS.map(({ section }) => section))]
  return sections.map((section) => ({
    label: SECTION_NAMES[section],
    options: LESSONS.filter((lesson) => lesson.section === section).map(({ id, title }) => ({ value: id, label: curlyQuotes(title) })),
  }))
}

/** A list on a phone has room for a line. */
function shortened(text: string): string {
  return text.length <= 100 ? text : `${text.slice(0, 100).replace(/[\s,.;:]+\S*$/, '')} …`
}
