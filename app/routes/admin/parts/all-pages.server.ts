/** Every row of a list, page after page, for an export. */

export async function allPages<Row>(readPage: (after: string | null) => Promise<{ rows: Row[]; next: string | null }>): Promise<Row[]> {
  const all: Row[] = []
  let after: string | null = null
  do {
    const { rows, next } = await readPage(after)
    all.push(...rows)
    after = next
  } while (after)
  return all
}
