/** R1 and R2: thirty rounds of `kill -9`, in turn of the server's processes, of the server with its keeper, and of the database. */
import { percentile } from '../../bench/load.mjs'
import { type Finding, finding, seconds } from '../kit/finding'
import { signalAll } from '../kit/processes'
import { type Backend, type Product, startProduct } from '../kit/product'
import { type Blow, gather, strikeDuring } from '../kit/strike'

const ROUNDS = 30

export async function drillKills(backend: Backend): Promise<Finding> {
  const product = await startProduct({ backend, name: `drill-killed-${backend}` })
  try {
    const crowd = await gather()
    const blows: Blow[] = []
    const troubles: string[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const { what, strike } = strikeOf(product, round)
      const blow = await strikeDuring(product, crowd, strike).catch((error: Error) => ({ ...NOTHING, faults: [error.message] }))
      blows.push(blow)
      troubles.push(...blow.faults.map((fault) => `round ${round + 1}, ${what}: ${fault}`))
      console.error(
        `  ${round + 1}/${ROUNDS} ${what}: ${seconds(blow.recoveredMs)}, ${blow.acknowledged} answers, ${blow.faults.length} faults`,
      )
    }
    const recoveries = blows.map(({ recoveredMs }) => recoveredMs)
    const answers = sum(blows.map(({ acknowledged }) => acknowledged))
    return finding(
      troubles,
      `${ROUNDS} kills: none of ${answers} acknowledged answers was lost; everybody was answered again without hands.`,
      {
        answers,
        'recovered, median': seconds(percentile(recoveries, 0.5)),
        'recovered, slowest': seconds(Math.max(...recoveries)),
        '503': sum(blows.map(({ unavailable }) => unavailable)),
        dropped: sum(blows.map(({ dropped }) => dropped)),
      },
    )
  } finally {
    await product.stop()
  }
}

const NOTHING: Blow = { recoveredMs: 0, acknowledged: 0, unavailable: 0, dropped: 0, faults: [] }

function strikeOf({ first, embedded, postgres }: Product, round: number): { what: string; strike: () => unknown } {
  switch (round % 3) {
    case 0:
      return { what: 'server process', strike: first.killWorkers }
    case 1:
      return { what: 'server with its keeper', strike: () => first.killGroup().then(first.start) }
    default:
      if (embedded) return { what: 'embedded database', strike: () => signalAll([embedded.pid() ?? 0], 'SIGKILL') }
      return (
        [
          { what: 'PostgreSQL, restarted at once', strike: () => postgres?.restart() },
          { what: 'one backend of PostgreSQL', strike: () => postgres?.killBackend() },
          { what: 'postmaster', strike: () => postgres?.crash() },
        ][Math.floor(round / 3) % 3] ?? { what: 'nothing', strike: () => {} }
      )
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
