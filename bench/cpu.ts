/** Processor time of processes, from /proc: on a machine that others use as well it says what a request costs when the clock does not. */
import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const TICK_MS = 10
// Where proc(5)'s fields stand after the name, which may hold anything and ends at the last parenthesis.
const PARENT = 1
const TIMES = [11, 12, 13, 14]

/** Processor milliseconds that a process and all it started have used so far, those that have ended included. */
export function cpuOfTree(root: number): number {
  const processes = readProcesses()
  const tree = [root]
  for (const pid of tree) for (const [child, { parent }] of processes) if (parent === pid) tree.push(child)
  return tree.reduce((total, pid) => total + (processes.get(pid)?.ms ?? 0), 0)
}

function readProcesses() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return new Map(pids.flatMap((pid) => readProcess(Number(pid)) ?? []).map(({ pid, ...rest }) => [pid, rest]))
}

function readProcess(pid: number) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return { pid, parent: Number(fields[PARENT]), ms: TIMES.reduce((sum, at) => sum + Number(fields[at]), 0) * TICK_MS }
  } catch {
    return null // it ended between the list and the look
  }
}
