/** What we infer from answers, what we never infer, and how a suspected mistake is confirmed before anybody is told. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { MathText } from '~/components/question/math-text'
import { TryCard } from '~/components/question/tried/try-card'
import { ButtonLink } from '~/components/ui/button'
import { Table } from '~/components/ui/table'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { SUSPECT_FIELD, suspectDemo } from './parts/suspect.server'

export const meta = pageMeta(
  'What we infer, and what we never infer',
  'What Stanine works out from a student’s answers, what it never works out, and how a suspected mistake is confirmed before anybody is told.',
)

export async function loader({ request }: LoaderFunctionArgs) {
  return suspectDemo(new URL(request.url).searchParams.get(SUSPECT_FIELD))
}

const INFERRED: [what: string, from: string, says: string][] = [
  [
    'How often you would be right in a skill',
    'Your answers in that skill: how hard each question was, and whether a hint helped',
    'Getting there, Solid, or Strong, with the number of answers behind it. With fewer than three answers we say that it is too early.',
  ],
  [
    'A likely score',
    'The questions of a whole test or section that you had not seen before',
    'A number with a range, and the working behind it. With too few answers there is no score.',
  ],
  ['Your pace', 'The time that each question was open', 'Seconds for each question beside what the real test gives.'],
  [
    'Which mistake a wrong choice fits',
    'The choice itself: most wrong choices are what one known mistake gives',
    'A suspicion. It is checked before it is told.',
  ],
]

const NEVER = [
  'How intelligent a child is. We know answers to test questions, and they are not the same thing.',
  'A diagnosis of any kind, such as dyslexia or ADHD. A section can go slowly for many reasons.',
  'Personality, mood, or a “learning style.”',
  'Anything from a camera, a microphone, the way somebody types, or other websites. We do not collect these.',
  'Anything from a name, a school, an address, or what a family pays.',
  'Whether a school will admit a child. Nobody can know that from a test score.',
]

export default function CognitiveProfile() {
  const { mistakes, isRight, ...card } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="prose stack tight">
        <p className="eyebrow">How the profile of a student is made</p>
        <h1>What we infer, and what we never infer</h1>
        <p className="lead">
          A student’s answers tell some things well and other things not at all. This page says which is which, and lets you try it.
        </p>
      </header>
      <section className="stack" aria-labelledby="inferred">
        <h2 id="inferred">What we infer</h2>
        <Table
          caption="What is worked out, from what, and how it is told"
          columns={[{ label: 'What' }, { label: 'From what' }, { label: 'How it is told' }]}
          rows={INFERRED.map((cells) => ({ key: cells[0], cells }))}
        />
      </section>
      <section className="prose stack tight" aria-labelledby="never">
        <h2 id="never">What we never infer</h2>
        <ul>
          {NEVER.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="suspect">
        <div className="prose stack tight">
          <h2 id="suspect">From a wrong answer to a confirmed mistake</h2>
          <p>Answer this question. Try a wrong choice too: each one is what a student gets who makes one particular mistake.</p>
        </div>
        <TryCard {...card} id="try" name="A question" />
        {isRight !== null && (
          <div className="card stack tight">
            <p>
              <strong>{isRight ? 'You were right, so there is nothing to suspect.' : 'One wrong answer is only a suspicion.'}</strong> These
              are the mistakes behind the wrong choices:
            </p>
            <ul>
              {mistakes.map(({ letter, says }) => (
                <li key={letter}>
                  {letter}: <MathText html={says} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="prose stack tight">
          <ol>
            <li>A wrong choice makes its mistake a suspect. It could also be a slip or a guess, so nobody is told yet.</li>
            <li>Two short questions go into later practice. Each has a choice that only somebody with this mistake would find right.</li>
            <li>If both are missed in the same way, the mistake is confirmed, and the report says it in one sentence.</li>
            <li>If they are answered right, the suspicion is dropped.</li>
          </ol>
        </div>
      </section>
      <section className="prose stack tight" aria-labelledby="whose">
        <h2 id="whose">Whose it is</h2>
        <p>
          The student’s, and for a child under 13 also the parent’s who agreed. It can be taken home as a file and deleted at any time from
          the profile. We sell it to nobody and show it to no school. The <AppLink to={paths.public.privacy()}>Privacy Policy</AppLink> says
          the rest.
        </p>
      </section>
      <p className="cluster">
        <ButtonLink to={paths.public.personalizationDemo()}>Try five questions</ButtonLink>
        <ButtonLink to={paths.public.analyticsDemo()} look="quiet">
          See a sample report
        </ButtonLink>
      </p>
    </div>
  )
}
