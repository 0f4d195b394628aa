/** Where a student’s own addresses lead for whoever only looks. */
import type { Readdress } from '~/components/links/addresses'
import { paths } from '~/paths'

const { tutor } = paths

/** By the student's address, what the onlooker has in its place; the rest of it, such as a filter, stays. */
const PLACES: readonly { own: RegExp; to: (studentId: string, ...parts: string[]) => string }[] = [
  { own: /^\/premium\/sittings\/([^/?#]+)\/result/, to: (student, sitting = '') => tutor.studentResult(student, sitting) },
  {
    own: /^\/premium\/tests\/([^/?#]+)\/report\/([^/?#]+)/,
    to: (student, sitting = '', part = '') => tutor.studentTestSection(student, sitting, part),
  },
  { own: /^\/premium\/tests\/([^/?#]+)\/report/, to: (student, sitting = '') => tutor.studentTest(student, sitting) },
  { own: /^\/premium\/mistakes\/([^/?#]+)/, to: (student, mistake = '') => tutor.studentMistake(student, mistake) },
  { own: /^\/premium\/mistakes/, to: (student) => tutor.studentMistakes(student) },
  { own: /^\/premium\/plan$/, to: (student) => tutor.studentPlan(student) },
  { own: /^\/premium\/reports\/scores/, to: (student) => tutor.studentResults(student) },
  { own: /^\/premium\/reports\/(?!mail)([^/?#]+)$/, to: (student, report = '') => tutor.studentReport(student, report) },
  { own: /^\/premium\/reports/, to: (student) => tutor.studentReports(student) },
]

/** What starts or changes something of the student's leads nowhere; everybody's pages stay. */
export function readdressFor(studentId: string): Readdress {
  return (to) => {
    for (const { own, to: toOf } of PLACES) {
      const match = own.exec(to)
      if (match) return toOf(studentId, ...match.slice(1)) + to.slice(match[0].length)
    }
    return /^\/(premium|dashboard|profile|bootcamp)/.test(to) ? null : to
  }
}
