/** The poem that an address names, and the lines of it. */
import { type Poem, poemCalled } from '~/content/poems/poems.server'
import { notFound } from '~/utils/http/responses.server'

/** @throws a 404 for a name that no poem has */
export function pagePoem(poemId = ''): Poem {
  const poem = poemCalled(poemId)
  if (!poem) throw notFound()
  return poem
}

/** The numbers of the lines that `?lines=7-8` marks; none for anything else. */
export function pageLines(request: Request, { lines }: Pick<Poem, 'lines'>): number[] {
  const [, from, to] = /^([1-9]\d?)-([1-9]\d?)$/.exec(new URL(request.url).searchParams.get('lines') ?? '') ?? []
  return lines.flatMap((_, index) => (index + 1 >= Number(from) && index + 1 <= Number(to) ? [index + 1] : []))
}
