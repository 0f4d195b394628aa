/** One action that writes, as the test about smuggled fields tries it. */
import type { Browser, Fields } from '../../support/browser'

export interface Prepared {
  browser: Browser
  /** Where the pattern has parameters, or its address says more. */
  path?: string
  /** All fields of the form, so that nothing of it is left to be smuggled. */
  fields: Record<string, unknown>
}

export interface Case {
  /** As in routes.ts. */
  pattern: string
  /** What it is for, as `Model.column`, or `Model` where rows go: without it the test would say nothing. */
  writes: string[]
  /** It takes JSON; everything else takes forms, and a call changes nothing there. */
  isCall?: true
  /** It reads no field at all, so a call does what a form does. */
  readsNothing?: true
  /** Unknown fields are refused with the whole form. */
  isStrict?: true
  /** Columns that get the smuggled value for an honest reason. */
  honest?: string[]
  prepare: () => Promise<Prepared>
}

/** The fields as a browser sends them. */
export function asForm(fields: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))
}
