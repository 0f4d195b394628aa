/** The cover of a lesson: what it promises, its scenes, how far one is, and the button that opens it. */
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Badge } from '~/components/ui/badge'
import { Progress } from '~/components/ui/progress'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import type { FormAnswer } from '~/forms/use-form'
import { paths } from '~/paths'
import type { DescribedCover } from './describe.server'
import { SceneList } from './scene-list'

interface CoverProps extends DescribedCover {
  title: string
  /** What is left of the week; null for the lesson that is not counted. */
  allowance: Parameters<typeof AllowanceNote>[0]['allowance'] | null
  problem: FormAnswer['problem']
}

const LABELS = { new: 'Watch the lesson', begun: 'Continue with scene', done: 'Watch it again' }

export function Cover({ title, allowance, problem, ...cover }: CoverProps) {
  const { id, about, promise, skills, scenes, isOpen, state, percent, goesOnAt } = cover
  const takesUse = !isOpen && allowance !== null && allowance.limit !== null
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.lessons()}>Video lessons</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">{about}</p>
        <div className="cluster">
          <h1 className="title-2">{title}</h1>
          {state === 'done' && <Badge tone="good">Done</Badge>}
        </div>
        <p className="lead">{promise}</p>
      </header>
      <Problem problem={problem} />
      {takesUse && <AllowanceNote allowance={allowance} />}
      {!(takesUse && allowance.isUsedUp) && (
        <form method="post" action={paths.learn.lesson(id)} className="cluster">
          <SubmitButton pending="Loading..." name="intent" value="watch">
            {state === 'begun' ? `${LABELS.begun} ${goesOnAt}` : LABELS[state]}
          </SubmitButton>
          {takesUse && (
            <span className="small soft">It uses one of this week’s {allowance.limit}, and stays open until the week is over.</span>
          )}
        </form>
      )}
      {state !== 'new' && <Progress label="Seen" value={percent} max={100} text={`${percent}%`} />}
      <section className="card stack tight" aria-labelledby="scenes">
        <h2 id="scenes">Scenes</h2>
        <SceneList lessonId={id} scenes={scenes} isOpen={isOpen} />
        {isOpen && (
          <p>
            <AppLink to={paths.learn.lessonTranscript(id)}>Read or print all of it</AppLink>
          </p>
        )}
      </section>
      {isOpen && <Questions {...cover} />}
      {skills.length > 0 && <p className="small soft">Skills: {skills.join(', ')}</p>}
    </div>
  )
}

function Questions({ id, questions, state, toSee }: Pick<DescribedCover, 'id' | 'questions' | 'state' | 'toSee'>) {
  const areAnswered = questions.every(({ isRight }) => isRight !== null)
  return (
    <section className="card stack tight" aria-labelledby="questions">
      <h2 id="questions">Two questions</h2>
      <ul>
        {questions.map(({ number, isRight }) => (
          <li key={number}>
            <AppLink to={paths.learn.lessonQuestion(id, number)}>Question {number}</AppLink>
            {isRight !== null && `: ${isRight ? 'right' : 'not this time'}`}
          </li>
        ))}
      </ul>
      {state !== 'done' && (
        <p className="small soft">
          {areAnswered
            ? `Both are answered. The lesson is done when you have seen the other ${toSee === 1 ? 'scene' : `${toSee} scenes`}.`
            : 'The lesson is done when you have seen every scene and answered both. They do not count toward any score.'}
        </p>
      )}
    </section>
  )
}
