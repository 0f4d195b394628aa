/** What the library of lessons is narrowed to, as an address and a form have it. */
export interface LessonFilter {
  section?: string
  tier?: string
  skill?: string
  progress?: string
}

/** By progress: what was begun, what is finished, and what waits. */
export const PROGRESS_CHOICES = [
  { value: 'new', label: 'Not started' },
  { value: 'begun', label: 'In progress' },
  { value: 'done', label: 'Done' },
]
