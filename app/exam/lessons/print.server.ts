/** A scene made ready for a page: its formulas as HTML, and when each sentence begins. */
import { clockOf, type Scene } from '~/content/lessons/lesson'
import type { Figure } from '~/exam/figures/figure'
import { renderMath } from '~/exam/print/html.server'

export interface PrintedStep {
  /** The sentence that it appears with, from 0. */
  at: number
  html?: string
  figure?: Figure
  table?: { caption: string; head: string[]; rows: string[][] }
  /** The sentences with which it is crossed out, or marked. */
  struckAt: number | null
  markedAt: number | null
}

export interface PrintedScene {
  heading: string
  sentences: string[]
  steps: PrintedStep[]
  /** Seconds from the scene's start, for each sentence; and its end. */
  starts: number[]
  end: number
}

export function printScene({ heading, narration, board }: Scene): PrintedScene {
  const { starts, end } = clockOf({ narration, board })
  const steps = board.flatMap((step, index): PrintedStep[] => {
    if ('strike' in step || 'highlight' in step) return []
    const struckAt = board.find((later) => 'strike' in later && later.strike === index)?.at ?? null
    const markedAt = board.find((later) => 'highlight' in later && later.highlight === index)?.at ?? null
    const shared = { at: step.at, struckAt, markedAt }
    if ('text' in step) return [{ ...shared, html: renderMath(step.text) }]
    if ('figure' in step) return [{ ...shared, figure: step.figure }]
    const { caption, head, rows } = step.table
    return [{ ...shared, table: { caption, head: head.map(renderMath), rows: rows.map((row) => row.map(renderMath)) } }]
  })
  return { heading, sentences: [...narration], steps, starts: starts.map(tenths), end: tenths(end) }
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
