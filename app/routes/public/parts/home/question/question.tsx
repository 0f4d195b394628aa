/** The question beside the first words: the analogy that every visitor meets, or one of another kind from the bank. */
import { TryCard } from '~/components/question/tried/try-card'
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'
import tried from '~/styles/pieces/tried.css?url'
import figure from '~/styles/room/figure.css?url'
import math from '~/styles/room/math.css?url'
import passage from '~/styles/room/passage.css?url'
import { KindLinks } from './kind-links'
import type { triedQuestion } from './kinds.server'
import { SampleQuestion } from './sample-question'

type Tried = NonNullable<ReturnType<typeof triedQuestion>>

/** `answer` is the letter chosen for the analogy. */
export function HomeQuestion({ tried: other, answer }: { tried: Tried | null; answer: string | null }) {
  return (
    <div className="stack tight">
      {other ? <OtherKind {...other} /> : <SampleQuestion answer={answer} />}
      <KindLinks shown={other?.kind ?? 'analogy'} />
    </div>
  )
}

/** Its sheets come with it: the first view of the page needs none of them. */
function OtherKind({ kind, level, skill, question, solution }: Tried) {
  const sheets = [tried, math, question.figure && figure, question.passage && passage]
  return (
    <>
      {sheets.map((href) => href && <link key={href} rel="stylesheet" href={href} />)}
      <TryCard
        id="try"
        name="Try one"
        level={level}
        skill={skill}
        field="answer"
        question={question}
        solution={solution}
        kept={{ kind }}
        next={<ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>}
      />
    </>
  )
}
