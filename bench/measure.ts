/** How a row is measured: warm until what a request costs is steady, then three windows, of which the middle one counts. */
import { cpuOfTree } from './cpu'
import { percentile } from './load.mjs'

const WINDOW_MS = 4_000
const WARM_WINDOW_MS = 2_000
const LONGEST_WARM_MS = 30_000
/** Three windows whose costs lie this close together are steady. */
const STEADY = 0.05

export interface Row {
  name: string
  /** Called before each window: lays ready what the window uses up, given how many requests the last one made. */
  ready?: (lastCount: number) => Promise<void>
  /** One request, or one cycle of them, for connection `index`. False when nothing is left to do. */
  step: (index: number) => Promise<boolean>
  connections: number
  /** The row is one burst of a request for each connection, not a stretch of time. */
  isBurst?: boolean
}

export interface Figures {
  row: string
  perSecond: number
  p50: number
  p99: number
  /** Processor milliseconds for each request. */
  application: number
  postgres: number
  client: number
  sum: number
}

interface Processes {
  application: number
  postgres: number
}

/** The row's figures, medians of three windows. */
export async function measure(row: Row, processes: Processes): Promise<Figures> {
  let last = await warm(row, processes)
  const windows: Figures[] = []
  for (let count = 0; count < 3; count++) {
    last = await measureWindow(row, processes, WINDOW_MS, last.count)
    windows.push(last.figures)
  }
  return medians(windows)
}

async function warm(row: Row, processes: Processes) {
  const until = performance.now() + LONGEST_WARM_MS
  const costs: number[] = []
  let last = await measureWindow(row, processes, WARM_WINDOW_MS, 0)
  while (performance.now() < until) {
    costs.push(last.figures.application)
    const recent = costs.slice(-3)
    if (recent.length === 3 && Math.max(...recent) - Math.min(...recent) <= STEADY * Math.max(...recent)) break
    last = await measureWindow(row, processes, WARM_WINDOW_MS, last.count)
  }
  return last
}

async function measureWindow(row: Row, processes: Processes, ms: number, lastCount: number) {
  await row.ready?.(lastCount)
  const before = readCosts(processes)
  const times: number[] = []
  const began = performance.now()
  await Promise.all(Array.from({ length: row.connections }, (_, index) => repeat(row, index, began + ms, times)))
  const seconds = (performance.now() - began) / 1000
  const after = readCosts(processes)
  const count = times.length
  const costOf = (part: keyof typeof before) => (after[part] - before[part]) / count
  const [application, postgres, client] = [costOf('application'), costOf('postgres'), costOf('client')]
  const figures: Figures = {
    row: row.name,
    perSecond: count / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    application,
    postgres,
    client,
    sum: application + postgres + client,
  }
  return { figures, count }
}

async function repeat(row: Row, index: number, end: number, times: number[]): Promise<void> {
  do {
    const started = performance.now()
    if (!(await row.step(index))) return
    times.push(performance.now() - started)
  } while (!row.isBurst && performance.now() < end)
}

function readCosts({ application, postgres }: Processes) {
  const { user, system } = process.cpuUsage()
  return { application: cpuOfTree(application), postgres: cpuOfTree(postgres), client: (user + system) / 1000 }
}

function medians(windows: readonly Figures[]): Figures {
  const [first] = windows
  if (!first) throw new Error('nothing was measured')
  const median = (key: Exclude<keyof Figures, 'row'>) =>
    percentile(
      windows.map((figures) => figures[key]),
      0.5,
    )
  const [application, postgres, client] = [median('application'), median('postgres'), median('client')]
  return {
    row: first.row,
    perSecond: median('perSecond'),
    p50: median('p50'),
    p99: median('p99'),
    application,
    postgres,
    client,
    sum: application + postgres + client,
  }
}
