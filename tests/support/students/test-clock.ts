/** A whole test in plain code: what the database must hold after the same acts. A rehearsal at home. */
import type { TestStep } from '~/exam/core/test-steps'

const GRACE_MS = 5_000

export interface Ran {
  id: string
  startedAt: number
  endedAt: number | null
}

/** Times in milliseconds. */
export class TestClock {
  readonly ran: Ran[] = []

  constructor(
    private readonly steps: readonly TestStep[],
    startedAt: number,
  ) {
    this.open(startedAt)
  }

  /** The step that stands now, after all that the clock has decided; null when the test is over. */
  at(now: number): TestStep | null {
    for (;;) {
      const [step, run] = [this.steps[this.ran.length - 1], this.ran.at(-1)]
      if (!step || !run || run.endedAt !== null) return null
      const end = run.startedAt + step.seconds * 1000
      const isOver = step.kind === 'break' ? now >= end : end + GRACE_MS < now
      if (!isOver) return step
      this.close(end)
    }
  }

  /** The student ends the step that they see, early or in the grace. */
  end(stepId: string, now: number): void {
    const step = this.at(now)
    const run = this.ran.at(-1)
    if (!step || !run || step.id !== stepId) return
    this.close(Math.min(now, run.startedAt + step.seconds * 1000))
  }

  private close(at: number): void {
    const run = this.ran.at(-1)
    if (run) run.endedAt = at
    if (this.ran.length < this.steps.length) this.open(at)
  }

  private open(at: number): void {
    this.ran.push({ id: this.steps[this.ran.length]?.id ?? '', startedAt: at, endedAt: null })
  }
}
