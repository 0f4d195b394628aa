/** A piece of work as a tutor's lists name it. */
import { SUBJECT_NAMES } from '~/exam/core/names'
import type { SittingKind, Subject } from '~/generated/prisma/enums'

interface Sitting {
  kind: SittingKind
  subject: Subject | null
  number: number | null
}

const KIND_NAMES: Partial<Record<SittingKind, string>> = {
  practice_test: 'Practice test',
  interactive_quiz: 'Practice',
}

export function workName({ kind, subject, number }: Sitting): string {
  const about = subject ? SUBJECT_NAMES[subject] : ''
  if (kind === 'sectional_quiz') return `${about} quiz ${number ?? ''}`.trim()
  const name = KIND_NAMES[kind] ?? kind.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())
  return [name, number, about && `(${about})`].filter(Boolean).join(' ')
}
