/** What somebody typed into a search, as the database may see it. */

const LONGEST = 100

export function typed(text: string | null): string {
  return (text ?? '').replaceAll('\0', '').trim().slice(0, LONGEST)
}
