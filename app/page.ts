/**
 * The kinds of lines in routes.ts. Plain objects, so that the table is read by the build, by the server and by tests alike. What a line does
 * not say follows from its place: who may open it stands in the access table, its style sheet in styles/sheets.ts.
 */

/** An address of the product. `path` is absent for the home page. */
export interface Entry {
  id: string
  path?: string
  index?: true
  /** Below app/. */
  file: string
  /** Whether the page loads the framework's scripts. */
  hydrates: boolean
  /** Whether search engines may list it. */
  isFound: boolean
}

interface Options {
  /** Plain HTML with enhance.js is the default (docs/decisions/006). */
  hydrates?: boolean
  /** Where one file stands in two lines. */
  id?: string
  /** Behind whose door this line has the file of another line. */
  door?: string
  /** Everybody's pages may be found and all others not, unless it is said: a step on the way, or a door that people look for. */
  isFound?: boolean
}

/** A page that people see. */
export function page(
  path: string,
  file: string,
  { hydrates = false, door, id = idOf(file, door), isFound = file.startsWith('routes/public/') }: Options = {},
): Entry {
  return path === '' ? { id, index: true, file, hydrates, isFound } : { id, path, file, hydrates, isFound }
}

/** An address that scripts, machines or downloads ask for: it has no page. */
export function call(path: string, file: string, { door, id = idOf(file, door) }: Pick<Options, 'id' | 'door'> = {}): Entry {
  return { id, path, file, hydrates: false, isFound: false }
}

function idOf(file: string, door?: string): string {
  const id = file.replace(/\.tsx?$/, '')
  return door ? id.replace(/[^/]+$/, `${door}-$&`) : id
}
