/** The work of `npm run schools:import`: says how far it is, then what has changed and every row that is bad. */
import { type ImportReport, importSurvey } from '~/models/directory/survey/import.server'
import { type BadRow, SurveyRefusal } from '~/services/survey/refusal'

/** Without a terminal, where a line cannot be written over. */
const LINE_EACH = 5_000
const MOST_SHOWN = 50

const [file = ''] = process.argv.slice(2)
process.exit(await run())

async function run(): Promise<number> {
  try {
    console.log(`Reading ${file}`)
    tell(await importSurvey(file, progress))
    return 0
  } catch (error) {
    if (!(error instanceof SurveyRefusal)) throw error
    console.error(`\nRefused. ${error.message}`)
    tellBad(error.bad)
    return 1
  }
}

function progress(done: number, all: number): void {
  const text = `${whole(done)} of ${whole(all)} schools (${Math.floor((done / all) * 100)} %)`
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === all ? '\n' : ''}`)
  else if (done === all || done % LINE_EACH === 0) console.log(text)
}

function tell({ year, rows, added, changed, same, profiled, gone, bad }: ImportReport): void {
  console.log(`\nSurvey of ${year}, ${whole(rows)} rows:`)
  console.log(`  added       ${whole(added)}`)
  console.log(`  changed     ${whole(changed)}`)
  console.log(`  unchanged   ${whole(same)}`)
  console.log(`  gone        ${whole(gone.count)}   in the directory and not in this file; they stay, with their year`)
  console.log(`  profiles    ${whole(profiled.length)}   have a profile of ours, which was left alone`)
  console.log(`  bad         ${whole(bad.length)}`)
  tellSome(
    'Gone',
    gone.schools.map(({ ncesId, name, state }) => `${ncesId}  ${state}  ${name}`),
    gone.count,
  )
  tellSome(
    'Profiles',
    profiled.map(({ ncesId, name, city, state }) => `${ncesId}  ${state}  ${name}, ${city}`),
  )
  tellBad(bad)
}

function tellSome(title: string, lines: string[], count = lines.length): void {
  if (lines.length === 0) return
  console.log(`\n${title}:`)
  for (const line of lines.slice(0, MOST_SHOWN)) console.log(`  ${line}`)
  if (count > MOST_SHOWN) console.log(`  and ${whole(count - MOST_SHOWN)} more`)
}

/** All of them: each is to be mended. */
function tellBad(bad: readonly BadRow[]): void {
  if (bad.length > 0) console.log('\nBad rows:')
  for (const { line, problem } of bad) console.log(`  line ${line}: ${problem}`)
}

function whole(count: number): string {
  return count.toLocaleString('en-US')
}
