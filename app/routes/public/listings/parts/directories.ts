/** The two directories: what they are called, and which of them an address belongs to. */
import { LEVEL_NAMES } from '~/exam/core/names'
import type { FORMATS, Kind } from '~/models/directory/listings/fields'

interface Directory {
  /** Of the whole directory, and before "in California". */
  title: string
  lead: string
  one: string
  many: string
}

export const DIRECTORIES: Record<Kind, Directory> = {
  consultant: {
    title: 'Admissions consultants',
    lead: 'People who guide families through applications to private schools: which schools, which test, what to write and when.',
    ...{ one: 'consultant', many: 'consultants' },
  },
  tutor: {
    title: 'ISEE and SSAT tutors',
    lead: 'Tutors who prepare students for the admission tests of private schools, in person or online.',
    ...{ one: 'tutor', many: 'tutors' },
  },
}

export const FORMAT_NAMES: Record<(typeof FORMATS)[number], string> = {
  in_person: 'In person',
  online: 'Online',
  both: 'In person and online',
}

export function kindAt(request: Request): Kind {
  return new URL(request.url).pathname.startsWith('/tutors') ? 'tutor' : 'consultant'
}

/** "ISEE Middle, ISEE Upper" */
export function levelsText(levels: readonly string[]): string {
  const names: Readonly<Record<string, string>> = LEVEL_NAMES
  return levels.map((level) => names[level] ?? level).join(', ')
}
