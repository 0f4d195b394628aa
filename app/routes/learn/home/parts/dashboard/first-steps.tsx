/** The checklist of the specification's section 4, ticked by what was done; what is done is folded. */
import { Progress } from '~/components/ui/progress'
import { paths } from '~/paths'

interface Done {
  hasProfile: boolean
  hasQuiz: boolean
  hasTwins: boolean
  hasEssay: boolean
  /** After the trial, without a plan: the specification's sixth item. */
  isFree: boolean
}

export function FirstSteps({ hasProfile, hasQuiz, hasTwins, hasEssay, isFree }: Done) {
  const steps = [
    { task: 'Account Created', isDone: true, to: paths.account.profile() },
    { task: 'Say which test you are preparing for', isDone: hasProfile, to: paths.account.profile() },
    { task: 'Take your first sectional quiz', isDone: hasQuiz, to: paths.learn.quizzes() },
    { task: 'Work on a mistake with new numbers', isDone: hasTwins, to: paths.learn.mistakes() },
    { task: 'Write your first essay', isDone: hasEssay, to: paths.learn.essayWorkshop() },
    ...(isFree ? [{ task: 'Upgrade to Premium', isDone: false, to: paths.public.pricing() }] : []),
  ]
  const [done, open] = [steps.filter(({ isDone }) => isDone), steps.filter(({ isDone }) => !isDone)]
  return (
    <section className="card stack tight">
      <h2>Your first steps</h2>
      <Progress label="Done" value={done.length} max={steps.length} />
      {open.length > 0 && <Steps steps={open} />}
      <details>
        <summary>{open.length === 0 ? 'All of them are done' : `${done.length} ${done.length === 1 ? 'is' : 'are'} done`}</summary>
        <Steps steps={done} />
      </details>
    </section>
  )
}

function Steps({ steps }: { steps: { task: string; isDone: boolean; to: string }[] }) {
  return (
    <ul className="stack tight">
      {steps.map(({ task, isDone, to }) => (
        <li key={task}>
          <span aria-hidden="true">{isDone ? '✓' : '○'}</span> <a href={to}>{task}</a>
          {isDone && <span className="hidden"> (done)</span>}
        </li>
      ))}
    </ul>
  )
}
