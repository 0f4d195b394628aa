/** Processes as the system sees them: who is whose child, and ending or freezing them without their consent. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const TICK_MS = 10

/** The pids of a process's children. */
export function childrenOf(pid: number): number[] {
  if (process.platform === 'linux') return numbers(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n').map(numbers)
  return table.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
}

/** What a process has used of the processor so far, in milliseconds; the system counts in hundredths of a second. */
export function processorMs(pid: number): number {
  if (process.platform === 'linux') {
    // The name of the program, in brackets, may hold anything; the times are the 12th and 13th figure behind it.
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 13)
      .map(Number)
    return (user + system) * TICK_MS
  }
  const time = execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8' })
  return (
    time
      .split(/[:-]/)
      .map(Number)
      .reduce((total, part) => total * 60 + part, 0) * 1000
  )
}

/** Sends a signal to each; one that has gone already is no error. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

function numbers(text: string): number[] {
  return text.trim().split(/\s+/).filter(Boolean).map(Number)
}
