/** How long a survey of thirty thousand schools takes to come into the directory, what memory that needs, and what lists of it then cost. */
import { writeFileSync } from 'node:fs'
import { STATES } from '~/content/schools/states'
import { importSurvey } from '~/models/directory/survey/import.server'
import { surveyFile, surveyText } from '../tests/factories/survey'

const FEW = 3_000
const MANY = 30_000
const SECONDS = 60
/** What ten times the rows may need more than a tenth of them, beside the ids and addresses of all: they are kept. */
const MORE_MEGABYTES = 60

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

function row(what: string, { seconds, megabytes }: Awaited<ReturnType<typeof measure>>) {
  const kept = seconds <= SECONDS && megabytes - small.megabytes <= MORE_MEGABYTES
  return { what, seconds, 'peak heap, MB': megabytes, promise: `≤ ${SECONDS} s, ≤ ${MORE_MEGABYTES} MB more than ${FEW}`, kept }
}

async function measure(file: string) {
  let peak = 0
  const began = performance.now()
  await importSurvey(file, () => {
    peak = Math.max(peak, process.memoryUsage().heapUsed)
  })
  return { seconds: (performance.now() - began) / 1000, megabytes: peak / 2 ** 20 }
}

/** A file of made schools; another edition has other numbers of students. */
function write(count: number, edition: number): string {
  const file = surveyFile()
  const schools = Array.from({ length: count }, (_, index) => ({
    PPIN: `A${String(index).padStart(7, '0')}`,
    PINST: `SCHOOL ${index % 7_000} OF THE HILLS`,
    PCITY: ['SPRINGFIELD', 'FAIRVIEW', 'MADISON', 'RIVERTON'][index % 4],
    PSTABB: STATES[index % STATES.length]?.code,
    NUMSTUDS: String(20 + (index % 900) + edition),
  }))
  writeFileSync(file, surveyText(schools))
  return file
}
