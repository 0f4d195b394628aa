/** Which test dates an address asks for; anything unknown falls back to the start of the list. */
import { DATE_SORTS, type TestDateList } from '~/models/plan/dates/dates.server'

export const SORT_NAMES: Record<keyof typeof DATE_SORTS, string> = { soonest: 'Earliest first', latest: 'Latest first' }

export function readTestDateList(request: Request): TestDateList {
  const { searchParams } = new URL(request.url)
  const sorts = Object.keys(DATE_SORTS) as (keyof typeof DATE_SORTS)[]
  const exams = ['ISEE', 'SSAT'] as const
  return {
    exam: exams.find((exam) => exam === searchParams.get('exam')) ?? null,
    sort: sorts.find((name) => name === searchParams.get('sort')) ?? 'latest',
    after: searchParams.get('after'),
  }
}
