/** What the library is narrowed to, as an address and a form have it. */
export interface PoemFilter {
  form?: string
  figure?: string
  tier?: string
  read?: string
}

/** By reading: all that wait, or all that were read. */
export const READ_CHOICES = [
  { value: 'no', label: 'Not read yet' },
  { value: 'yes', label: 'Read' },
]
