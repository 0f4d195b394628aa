/** Rows of whole tests: the cover, a start by many at once, and the report of one that is over. */
import { paths } from '~/paths'
import { right, sitWholeTest, wrong } from '../../tests/factories/whole-tests/over'
import type { Browser } from '../browser'
import type { Row } from '../measure'
import { createSignedIn, type Student } from './supply'

interface Setting {
  browser: Browser
  url: URL
  /** How many ask at once. */
  connections: number
}

export async function wholeTestRows({ browser, url, connections }: Setting): Promise<Row[]> {
  const reader = await createSignedIn(url)
  const answer = (...[item, { position }]: Parameters<NonNullable<Parameters<typeof sitWholeTest>[0]['answer']>>) =>
    position % 3 === 0 ? wrong(item) : right(item)
  const sittingId = await sitWholeTest({ userId: reader.id, level: 'isee-upper', answer })
  const page = (path: string) => async () => {
    await browser.get(path, reader.cookie)
    return true
  }
  return [
    { name: 'cover of a whole test', connections, step: page(paths.learn.testCover(3)) },
    startsAtOnce({ browser, url, connections }),
    { name: 'report of a whole test', connections, step: page(paths.learn.testReport(sittingId)) },
  ]
}

/** A school begins: every student presses Start in the same instant. */
function startsAtOnce({ browser, url, connections }: Setting): Row {
  let newcomers: Student[] = []
  return {
    name: `${connections} whole tests started at once`,
    connections,
    isBurst: true,
    async ready() {
      newcomers = []
      while (newcomers.length < connections) newcomers.push(await createSignedIn(url))
    },
    async step(index) {
      await browser.post(paths.learn.testCover(1 + (index % 6)), newcomers[index]?.cookie ?? '', 'intent=start', 303)
      return true
    },
  }
}
