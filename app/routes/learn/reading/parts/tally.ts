/** The record of a student's reading, counted: by category of question, and by kind of text. */
import type { Speed } from '~/exam/reading/speed'

export interface Counted {
  kind: string
  speed: Speed
  answers: readonly { skill: string; isRight: boolean }[]
}

export interface Score {
  right: number
  answered: number
}

/** Readings that "lately" means; those before them are what a speed is compared with. */
export const LATELY = 5

/** By category, how the answers went in the latest readings and in all. `records` begin with the newest. */
export function byCategory(records: readonly Counted[], categories: readonly string[]) {
  const done = records.filter(({ answers }) => answers.length > 0)
  return categories.map((category) => ({
    category,
    lately: scoreOf(done.slice(0, LATELY), category),
    all: scoreOf(done, category),
  }))
}

/** By kind of text: how many were read, the mean of the speeds that count, and how the answers went. */
export function byKind(records: readonly Counted[]) {
  const kinds = [...new Set(records.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const of = records.filter((record) => record.kind === kind)
    return { kind, texts: of.length, speed: meanSpeed(of), all: scoreOf(of) }
  })
}

/** Of the readings whose time counts, the mean; null for none. */
export function meanSpeed(records: readonly Pick<Counted, 'speed'>[]): number | null {
  const speeds = records.flatMap(({ speed }) => speed.wordsPerMinute ?? [])
  return speeds.length === 0 ? null : Math.round(speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length)
}

function scoreOf(records: readonly Counted[], category?: string): Score {
  const answers = records.flatMap((record) => record.answers.filter(({ skill }) => category === undefined || skill === category))
  return { right: answers.filter(({ isRight }) => isRight).length, answered: answers.length }
}
