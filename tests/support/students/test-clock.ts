/** A whole test in plain code: what the database must hold after the same acts, at home or on paper, in rehearsal or practice. */
import type { TestStep } from '~/exam/core/test-steps'

const GRACE_MS = 5_000
/** How much earlier the clock of a page may come to its end. */
const EARLY_MS = 2_000
const MOST_PAUSES = 10

interface Ran {
  id: string
  startedAt: number
  endedAt: number | null
}

interface Run extends Ran {
  /** When its time is over; while paused, what is left is kept instead. */
  end: number
  left: number | null
  pauses: number
}

/** Times in milliseconds. */
export class TestClock {
  readonly ran: Run[] = []
  private readonly steps: readonly TestStep[]

  constructor(
    steps: readonly TestStep[],
    startedAt: number,
    private readonly mode: 'rehearsal' | 'practice' = 'rehearsal',
  ) {
    this.steps = mode === 'practice' ? steps.filter(({ kind }) => kind !== 'break') : steps
    this.open(startedAt)
  }

  /** The step that runs now, after all that the clock has decided; null when none does. */
  at(now: number): TestStep | null {
    for (;;) {
      const [step, run] = [this.steps[this.ran.length - 1], this.ran.at(-1)]
      if (!step || !run || run.endedAt !== null) return null
      const isOver = run.left === null && (step.kind === 'break' ? now >= run.end : run.end + GRACE_MS < now)
      if (!isOver) return step
      this.close(run.end)
    }
  }

  /** What a page shows: the step that runs, or the one that practice waits for; nothing when the test is over. */
  shown(now: number): string {
    return this.at(now)?.id ?? this.next()?.id ?? ''
  }

  /** Whether an answer to this step is taken. */
  takes(stepId: string, now: number): boolean {
    const step = this.at(now)
    return step?.id === stepId && step.kind === 'section' && this.ran.at(-1)?.left === null
  }

  /** The student ends the section or writing that they see, early or in the grace. */
  end(stepId: string, now: number): void {
    const [step, run] = [this.at(now), this.ran.at(-1)]
    if (!step || !run || step.id !== stepId || step.kind === 'break') return
    const isUp = run.left === null && run.end <= now + EARLY_MS
    if (isUp || this.mode === 'practice' || step.canEndEarly) this.close(run.left === null ? Math.min(now, run.end) : now)
  }

  /** The student ends the break that they see, or begins the step that practice waits for. */
  goOn(stepId: string, now: number): void {
    const step = this.at(now)
    if (step?.kind === 'break' && step.id === stepId && step.canEndEarly) this.close(now)
    else if (!step && this.next()?.id === stepId) this.open(now)
  }

  pause(stepId: string, now: number): boolean {
    const run = this.ran.at(-1)
    if (this.mode !== 'practice' || !this.takes(stepId, now) || !run || run.end <= now || run.pauses >= MOST_PAUSES) return false
    Object.assign(run, { left: run.end - now, pauses: run.pauses + 1 })
    return true
  }

  resume(stepId: string, now: number): boolean {
    const run = this.ran.at(-1)
    if (this.at(now)?.id !== stepId || !run || run.left === null) return false
    Object.assign(run, { left: null, end: now + run.left })
    return true
  }

  /** Whether a hint is given: in practice, while the time of the section itself runs. */
  hints(stepId: string, now: number): boolean {
    return this.mode === 'practice' && this.takes(stepId, now) && (this.ran.at(-1)?.end ?? 0) > now
  }

  /** Whether it is still the first minute, and the first step. */
  isFresh(now: number): boolean {
    const [first, second] = this.ran
    return first !== undefined && !second && first.endedAt === null && now - first.startedAt <= 60_000
  }

  /** Whether all steps were sat. */
  isOver(): boolean {
    return this.ran.length === this.steps.length && this.ran.at(-1)?.endedAt !== null
  }

  private next(): TestStep | null {
    return this.ran.at(-1)?.endedAt == null ? null : (this.steps[this.ran.length] ?? null)
  }

  private close(at: number): void {
    const run = this.ran.at(-1)
    if (run) Object.assign(run, { endedAt: at, left: null })
    if (this.mode === 'rehearsal' && this.ran.length < this.steps.length) this.open(at)
  }

  private open(at: number): void {
    const step = this.steps[this.ran.length]
    this.ran.push({ id: step?.id ?? '', startedAt: at, endedAt: null, end: at + (step?.seconds ?? 0) * 1000, left: null, pauses: 0 })
  }
}
