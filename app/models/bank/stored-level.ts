/** Between the exam's own words and the database's enumerations, which cannot hold a hyphen or lower-case exam names. */
import { type Exam, examOf, type Level } from '~/exam/core/levels'
import type { Level as StoredLevel, TestType } from '~/generated/prisma/enums'

export function storedLevel(level: Level): StoredLevel {
  return level.replace('-', '_') as StoredLevel
}

export function examLevel(stored: StoredLevel): Level {
  return stored.replace('_', '-') as Level
}

export function testTypeOf(level: Level): TestType {
  return examOf(level) === 'isee' ? 'ISEE' : 'SSAT'
}

export const examName: Record<Exam, TestType> = { isee: 'ISEE', ssat: 'SSAT' }
