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

type Choices = Record<keyof PoemFilter, readonly string[]>

/** What an address asks for; anything that is no choice counts as none. */
export function readFilter(search: URLSearchParams, choices: Choices): PoemFilter {
  const names = Object.keys(choices) as (keyof PoemFilter)[]
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value !== null && choices[name].includes(value) ? [[name, value]] : []
    }),
  )
}
