/** The proof of one family: what it asks, what the last proof found, the mistakes it knows, samples, and a draw to try. */
import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { MathText } from '~/components/question/math-text'
import { Solution } from '~/components/question/solution'
import { LEVEL_NAMES } from '~/exam/core/names'
import { FAMILIES } from '~/exam/families/families'
import { optionsOf } from '~/forms/options'
import { paths } from '~/paths'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { FamilyFacts } from './parts/family/facts'
import { describeFamily, levelsOf, readTrial } from './parts/family/page.server'
import { Trial } from './parts/trial'

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(
    args.data ? `${args.data.family.title}: the proof` : 'The proof',
    args.data && `${args.data.family.asks} How we prove each question right, with samples and a draw to try.`,
  )(args)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const family = FAMILIES.find(({ id }) => id === params.family)
  if (!family) throw notFound()

  const trial = readTrial(family, new URL(request.url).searchParams)

  const levels = optionsOf(levelsOf(family), LEVEL_NAMES)
  return data({ family: await describeFamily(family), levels, trial }, { status: trial.errors ? 400 : 200 })
}

export default function Family() {
  const { family, levels, trial } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="prose">
        <p className="eyebrow">
          <AppLink to={paths.public.proof()}>The proof</AppLink>
        </p>
        <h1>{family.title}</h1>
        <p className="lead">{family.asks}</p>
      </header>
      <FamilyFacts family={family} />
      <section className="stack" aria-labelledby="mistakes">
        <h2 id="mistakes">The mistakes behind the wrong choices</h2>
        <p>Every wrong choice is what one of these gives, so a wrong answer says something.</p>
        <ul className="checks">
          {family.mistakes.map((html) => (
            <li key={html} className="broken">
              <MathText html={html} />
            </li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="samples">
        <h2 id="samples">Three samples</h2>
        {family.samples.map(({ level, difficulty, solution }) => (
          <article className="card stack" key={difficulty}>
            <h3 className="title-3">
              {level}, {difficulty}
            </h3>
            <Solution solution={solution} />
          </article>
        ))}
      </section>
      <Trial familyId={family.id} levels={levels} trial={trial} />
    </div>
  )
}
