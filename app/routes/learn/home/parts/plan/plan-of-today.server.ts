/** Today’s plan as the dashboard shows it. */
import { examLevel } from '~/models/bank/stored-level'
import { type PlanStudent, todaysPlan } from '~/models/plan/plan.server'
import { stepWords } from '~/routes/learn/plan/parts/step-words.server'

export async function planOfToday(student: PlanStudent) {
  const plan = await todaysPlan(student)
  if (plan.state !== 'open') return { state: plan.state }
  const level = examLevel(student.profile.level)
  return { state: plan.state, steps: plan.steps.map((step) => ({ ...stepWords(step, level), isDone: step.isDone })) }
}
export type PlanOfToday = Awaited<ReturnType<typeof planOfToday>>
