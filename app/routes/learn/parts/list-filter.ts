/** What a list is narrowed to, as an address and a form have it. */

export interface Option {
  value: string
  label: string
}

/** By reading: all that wait, or all that were read. */
export const READ_CHOICES = [
  { value: 'no', label: 'Not read yet' },
  { value: 'yes', label: 'Read' },
]

/** What an address asks for; anything that is no choice counts as none. */
export function readFilter<Name extends string>(
  search: URLSearchParams,
  choices: Record<Name, readonly string[]>,
): Partial<Record<Name, string>> {
  const names = Object.keys(choices) as Name[]
  const chosen: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = search.get(name)
    if (value !== null && choices[name].includes(value)) chosen[name] = value
  }
  return chosen
}
