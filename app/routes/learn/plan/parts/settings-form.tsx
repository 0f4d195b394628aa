/** The form of a plan's settings. */
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { FieldErrors } from '~/forms/fields/field-frame'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { SubmitButton } from '~/forms/submit-button'
import { type FormAnswer, useForm } from '~/forms/use-form'
import { type GOAL_FIELDS, MINUTES_NAMES, PLAN_FIELDS, WEEKDAYS } from '~/models/plan/fields'
import { paths } from '~/paths'

type GoalField = (typeof GOAL_FIELDS)[keyof typeof GOAL_FIELDS]

interface SettingsFormProps {
  isNew: boolean
  stored: Partial<Record<keyof typeof PLAN_FIELDS, string>>
  /** The season of the ISEE to take it in, as a sentence; null for the SSAT. */
  season: string | null
  /** Days to come that are on our list. */
  dates: { day: string; on: string; registerBy: string | null; source: string; readOn: string }[]
  /** How long a whole test takes this student. */
  testTime: string
  ranges: { value: string; label: string }[]
  sections: { field: GoalField; name: string }[]
  answer: FormAnswer | undefined
}

const DATES_ID = 'known-dates'
const TEST_DAYS = [{ value: 'none', label: 'No day: section by section' }, ...optionsOf(WEEKDAYS)]

export function SettingsForm({ isNew, stored, season, dates, testTime, ranges, sections, answer }: SettingsFormProps) {
  const form = useForm('plan', PLAN_FIELDS, answer, stored)
  return (
    <AppForm form={form} action={paths.learn.planSettings()}>
      <TextField
        field={form.testDate}
        label="Day of your test"
        hint={`Without one the plan runs for twelve weeks.${season ? ` The ISEE may be taken once in a season. ${season}` : ''}`}
        list={dates.length > 0 ? DATES_ID : undefined}
      />
      {dates.length > 0 && <KnownDates dates={dates} />}
      <Select field={form.minutes} label="Time on a usual day" options={optionsOf(PLAN_FIELDS.minutes.choices, MINUTES_NAMES)} />
      <fieldset className="field">
        <legend>Days off</legend>
        <div className="week-boxes">
          {WEEKDAYS.map((name) => {
            const field = form[`off${name}`]
            return (
              <Checkbox key={name} id={field.id} name={field.name} value="yes" label={name} defaultChecked={field.initialValue === 'yes'} />
            )
          })}
        </div>
        <FieldErrors id={form.offSunday.id} errors={form.offSunday.errors} />
      </fieldset>
      <Select
        field={form.testWeekday}
        label="A day with time for a whole practice test"
        hint={`It takes ${testTime} with its breaks. At least 13 days lie between two of them.`}
        options={TEST_DAYS}
      />
      <details className="stack" open={sections.some(({ field }) => stored[field]) || undefined}>
        <summary>Goals (you may leave them out)</summary>
        <p className="small soft">
          A section with a goal comes up more often until a practice test shows that you are there. It orders the work. No plan can promise
          a score.
        </p>
        {sections.map(({ field, name }) => (
          <Select key={field} field={form[field]} label={name} placeholder="No goal" options={ranges} />
        ))}
      </details>
      <SubmitButton pending="Saving...">{isNew ? 'Make the plan' : 'Save'}</SubmitButton>
    </AppForm>
  )
}

function KnownDates({ dates }: Pick<SettingsFormProps, 'dates'>) {
  return (
    <details className="stack tight">
      <summary>Days on which the test is given</summary>
      <ul>
        {dates.map(({ day, on, registerBy, source, readOn }) => (
          <li key={day}>
            {on}
            {registerBy && `, register by ${registerBy}`}.{' '}
            <span className="small soft">
              From <a href={source}>{new URL(source).host}</a>, read on {readOn}. Please check it there.
            </span>
          </li>
        ))}
      </ul>
      <datalist id={DATES_ID}>
        {dates.map(({ day }) => (
          <option key={day} value={day} />
        ))}
      </datalist>
    </details>
  )
}
