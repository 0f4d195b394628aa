/** What adaptive practice offers at a level. */
import { bankSources, bankSubjects } from '~/exam/bank/sources.server'
import type { Level, Subject } from '~/exam/core/levels'

/** Every section of questions. Reading comes with its passage, a few questions at a time. */
export function practiceSubjects(level: Level): Subject[] {
  return bankSubjects(level)
}

/** The bank itself never changes while the server runs. */
const found = new Map<string, string[]>()

/** The skills of a section that practice can ask, by the alphabet. */
export function practiceSkills(level: Level, subject: Subject): string[] {
  const key = `${level}:${subject}`
  const sources = bankSources({ level, subject }).filter(({ isReserved }) => !isReserved)
  const skills = found.get(key) ?? [...new Set(sources.flatMap(({ offers }) => offers.map(({ skill }) => skill)))].sort()
  found.set(key, skills)
  return skills
}
