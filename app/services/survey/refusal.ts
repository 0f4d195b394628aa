/** Why a file of the survey is not taken, in words for whoever brought it. */
export interface BadRow {
  /** Of the file, from 1. */
  line: number
  problem: string
}

export class SurveyRefusal extends Error {
  constructor(
    message: string,
    readonly bad: readonly BadRow[] = [],
  ) {
    super(message)
  }
}
