/** Processes as the system sees them: who is whose child, and ending or freezing them without their consent. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The pids of a process's children. */
export function childrenOf(pid: number): number[] {
  if (process.platform === 'linux') return numbers(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'))
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n').map(numbers)
  return table.flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
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
