/** The form that starts a session: sections or the one skill, how hard, and how many questions. */
import { AppLink } from '~/components/links/app-link'
import { DIFFICULTIES, type Level, type Subject } from '~/exam/core/levels'
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import type { FormRules } from '~/forms/rules'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { paths } from '~/paths'

interface PlanFormProps {
  level: Level
  subjects: { subject: Subject; name: string; hint?: string; isChosen: boolean }[]
  chosen: { skill: string | null; subject: Subject | null; section: string; difficulty: string; questions: number }
  range: { least: number; most: number }
  /** "1 of 3 used so far"; null where nothing is counted. */
  use: string | null
  answer: FormAnswer | undefined
}

export function PlanForm({ level, subjects, chosen, range, use, answer }: PlanFormProps) {
  const { skill, subject, section, difficulty, questions } = chosen
  const form = useForm('practice', rules(range), answer, { difficulty, questions: String(questions) })
  return (
    <AppForm form={form} action={paths.learn.practice({ level })} className="card stack">
      {skill && subject ? (
        <div className="stack tight">
          <p className="eyebrow">{section}</p>
          <h2 className="title-3">{`Practice ${skill}`}</h2>
          <input type="hidden" name="subject" value={subject} />
          <input type="hidden" name="skill" value={skill} />
          <p className="small">
            <AppLink to={paths.learn.practice({ level })}>Practice whole sections instead</AppLink>
          </p>
        </div>
      ) : (
        <fieldset className="stack tight">
          <legend>
            <h2 className="title-3">What do you want to practice?</h2>
          </legend>
          {subjects.map((one) => (
            <Checkbox
              key={one.subject}
              label={one.name}
              hint={one.hint}
              id={`subject-${one.subject}`}
              name="subject"
              value={one.subject}
              defaultChecked={one.isChosen}
            />
          ))}
        </fieldset>
      )}
      <div className="plan">
        <Select field={form.difficulty} label="How hard" placeholder="Just right for me" options={optionsOf(DIFFICULTIES, NAMES)} />
        <TextField field={form.questions} label="How many questions" hint={`${range.least} to ${range.most}`} />
      </div>
      <div className="cluster">
        <SubmitButton pending="Loading...">Start practicing</SubmitButton>
        {use && <span className="small soft">{use}</span>}
      </div>
    </AppForm>
  )
}

const NAMES = { easy: 'Easy', medium: 'Medium', hard: 'Hard' }

function rules({ least, most }: PlanFormProps['range']) {
  return {
    difficulty: { type: 'choice', choices: DIFFICULTIES, message: 'Please choose one of the list', isOptional: true },
    questions: { type: 'number', min: least, max: most, message: `Please choose ${least} to ${most} questions` },
  } satisfies FormRules
}
