/** Any draw, tried on the spot: the item, the second computation and the verdict of every rule. */
import { Solution } from '~/components/question/solution'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { DIFFICULTIES } from '~/exam/core/levels'
import { capital } from '~/exam/families/kit/wording'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'
import type { readTrial } from './family/page.server'
import { TRIAL_FIELDS } from './trial-fields'

interface TrialProps {
  familyId: string
  levels: { value: string; label: string }[]
  trial: ReturnType<typeof readTrial>
}

export function Trial({ familyId, levels, trial: { typed, errors, result } }: TrialProps) {
  const form = useForm('trial-form', TRIAL_FIELDS, { result: { initialValue: typed, error: errors ?? {} } })
  const broken = result?.verdicts.filter(({ problem }) => problem !== null).length ?? 0
  return (
    <section className="stack" id="trial" aria-labelledby="trial-title">
      <h2 id="trial-title">Try any seed</h2>
      <p className="prose">
        Type anything: a name, a number, today’s weather. The same seed always gives the same question, and every rule is tried on it while
        you wait.
      </p>
      <AppForm form={form} method="get" action={`${paths.public.proofOf(familyId)}#trial`} className="card trial-fields">
        <TextField field={form.seed} label="Seed" autoComplete="off" />
        <Select field={form.level} label="Level" options={levels} />
        <Select
          field={form.difficulty}
          label="Difficulty"
          options={DIFFICULTIES.map((difficulty) => ({ value: difficulty, label: capital(difficulty) }))}
        />
        <Button type="submit">Try it</Button>
      </AppForm>
      {result && (
        <>
          <Banner
            tone={broken === 0 ? 'good' : 'bad'}
            title={broken === 0 ? 'Every rule holds for this draw.' : `${broken} of the rules do not hold for this draw.`}
          >
            <p>The second computation gives {result.solved} as the answer.</p>
          </Banner>
          <article className="card stack">
            <h3 className="title-3">The question for “{typed.seed.trim()}”</h3>
            <Solution solution={result.solution} />
          </article>
          <h3>Checked just now</h3>
          <ul className="checks prose">
            {result.verdicts.map(({ promise, problem }) => (
              <li key={promise} className={problem === null ? undefined : 'broken'}>
                <span>
                  {promise}
                  {problem !== null && <strong> Not here: {problem}.</strong>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
