/** What is left of every tool that has a limit. */
import type { Feature } from '~/generated/prisma/enums'
import { type Allowance, allowanceOf } from '~/models/membership/allowance.server'

const COUNTED = {
  quizzes: 'sectional_quizzes',
  tests: 'practice_tests',
  practice: 'interactive_quiz',
  pacing: 'pacing_trainer',
  reading: 'reading_comprehension',
  papers: 'pdf_downloads',
  lessons: 'video_lessons',
  tutor: 'ai_tutor',
  essays: 'essay_workshop',
} as const satisfies Record<string, Feature>

type Tool = keyof typeof COUNTED

export async function toolAllowances(student: Parameters<typeof allowanceOf>[0]): Promise<Record<Tool, Allowance>> {
  const tools = Object.entries(COUNTED) as [Tool, Feature][]
  const found = await Promise.all(tools.map(async ([tool, feature]) => [tool, await allowanceOf(student, feature)] as const))
  // One allowance for each tool, which Object.fromEntries cannot say.
  return Object.fromEntries(found) as Record<Tool, Allowance>
}
