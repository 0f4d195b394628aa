/** School years, called by the calendar year in which they begin: a figure of two years ago may still hold, an older one is told apart. */

const FIRST_MONTH = 7
const LASTING = 2

/** The school year that a day lies in: 2026 from August 2026 to July 2027. */
export function schoolYearOf(day: Date): number {
  return day.getUTCMonth() >= FIRST_MONTH ? day.getUTCFullYear() : day.getUTCFullYear() - 1
}

/** Whether the newest year that a text names ("25% (2017–18)") lies more than two school years back; one without a year is not told apart. */
export function isOlderFigure(text: string, schoolYear: number): boolean {
  const years = [...text.matchAll(/(?<![\d,.$])(?:19|20)\d\d(?![\d,])/g)].map(([year]) => Number(year))
  return years.length > 0 && Math.max(...years) < schoolYear - LASTING
}
