/** What a list is narrowed to, as an address has it. */

/** Of each field the value that the address asks for; anything that is no choice counts as none. */
export function readFilter<Name extends string>(
  search: URLSearchParams,
  choices: Readonly<Record<Name, readonly string[]>>,
): Partial<Record<Name, string>> {
  const names = Object.keys(choices) as Name[]
  // Exactly these names, which Object.fromEntries cannot say.
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name)
      return value !== null && choices[name].includes(value) ? [[name, value]] : []
    }),
  ) as Partial<Record<Name, string>>
}
