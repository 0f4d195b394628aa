/** How long a survey of thirty thousand schools takes to come into the directory, what memory that needs, and what lists of it then cost. */
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { importSurvey } from '~/models/directory/survey/import.server'
import { madeSchools, surveyFile, surveyText } from '../tests/factories/survey'

const FEW = 3_000
const MANY = 30_000
const SECONDS = 60
/** What ten times the rows may hold more than a tenth of them: the ids and addresses of all are kept. */
const MORE_MEGABYTES = 20
/** Memory is looked at each so many rows, after a collection. */
const LOOK_EACH = 3_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const small = await measure(write(FEW, 0))
const first = await measure(write(MANY, 0))
const changed = await measure(write(MANY, 1))
const same = await measure(write(MANY, 1))

console.log(
  JSON.stringify([
    row(`${FEW} new schools`, small),
    row(`${MANY} schools, ${MANY - FEW} of them new`, first),
    row(`${MANY} changed`, changed),
    row(`${MANY} unchanged`, same),
  ]),
)
process.exit()

function row(what: string, { seconds, processor, megabytes }: Awaited<ReturnType<typeof measure>>) {
  const kept = seconds <= SECONDS && megabytes - small.megabytes <= MORE_MEGABYTES
  return {
    what,
    seconds,
    'processor, s': processor,
    'held, MB': megabytes,
    promise: `≤ ${SECONDS} s, ≤ ${MORE_MEGABYTES} MB more than ${FEW}`,
    kept,
  }
}

async function measure(file: string) {
  let peak = 0
  const began = performance.now()
  const busy = process.cpuUsage()
  await importSurvey(file, (done) => {
    if (done % LOOK_EACH !== 0) return
    collect()
    peak = Math.max(peak, process.memoryUsage().heapUsed)
  })
  const { user, system } = process.cpuUsage(busy)
  return { seconds: (performance.now() - began) / 1000, processor: (user + system) / 1e6, megabytes: peak / 2 ** 20 }
}

/** A file of made schools; another edition has other numbers of students. */
function write(count: number, edition: number): string {
  const file = surveyFile()
  writeFileSync(file, surveyText(madeSchools(count, { edition })))
  return file
}
