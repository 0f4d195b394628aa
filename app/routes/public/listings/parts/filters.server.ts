/** Which listings an address asks for; anything unknown is left out. */
import { EXAMS, LEVELS } from '~/exam/core/levels'

export function readFilters(request: Request) {
  const { searchParams } = new URL(request.url)
  return {
    exam: EXAMS.find((exam) => exam === searchParams.get('exam')) ?? null,
    level: LEVELS.find((level) => level === searchParams.get('level')) ?? null,
    isOnline: searchParams.get('online') === 'yes',
    after: searchParams.get('after'),
  }
}
