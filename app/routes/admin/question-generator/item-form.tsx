/** The form of an item written by hand. Nothing is kept until it is saved; the preview shows it printed and examined. */
import type { SubmissionResult } from '@conform-to/react'
import { Select, TextArea, TextField } from '~/components/form/field'
import { FormErrors } from '~/components/form/form-errors'
import { SubmitButton } from '~/components/form/submit-button'
import { LETTERS } from '~/exam/core/item'
import { DIFFICULTIES, LEVELS, WRONG_ANSWER_TYPES } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { AUTHORED_KINDS, LIMITS, NUMBER_STRANDS } from '~/models/authored-item-fields'
import type { ExaminedItem } from './examined-item.server'
import { ExaminedQuestion } from './examined-question'

const ID = 'item'
const SUBJECTS = ['mathematics_achievement', 'quantitative_reasoning', 'quantitative', 'verbal_reasoning', 'verbal'] as const

interface TypedItem {
  [field: string]: unknown
  choices?: { text?: string; type?: string; says?: string }[]
}

interface ItemFormProps {
  action: string
  /** What an edit was made on; absent for a new item. */
  version?: number
  typed: TypedItem
  errors: NonNullable<SubmissionResult['error']>
  preview?: ExaminedItem
}

const options = (values: readonly string[], names?: Record<string, string>) =>
  values.map((value) => ({ value, label: names?.[value] ?? value.replaceAll('_', ' ') }))

export function ItemForm({ action, version, typed, errors, preview }: ItemFormProps) {
  const of = (name: string) => ({
    name,
    id: `${ID}-${name}`,
    defaultValue: typeof typed[name] === 'string' ? typed[name] : undefined,
    errors: errors[name] ?? undefined,
  })
  return (
    <form method="post" action={`${action}#preview`} className="form" noValidate>
      <FormErrors form={{ id: ID, allErrors: errors }} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <fieldset className="card">
        <legend className="hidden">What it is</legend>
        <div className="grid">
          <Select {...of('level')} label="Level" options={options(LEVELS, LEVEL_NAMES)} placeholder="Choose" required />
          <Select {...of('subject')} label="Section" options={options(SUBJECTS, SUBJECT_NAMES)} placeholder="Choose" required />
          <Select {...of('kind')} label="Kind" options={options(AUTHORED_KINDS)} placeholder="Choose" required />
          <Select
            {...of('strand')}
            label="Strand"
            hint="For questions with numbers."
            options={options(NUMBER_STRANDS)}
            placeholder="None"
          />
          <TextField {...of('skill')} label="Skill" hint="As reports name it: Adding fractions." maxLength={LIMITS.skill} required />
          <Select {...of('difficulty')} label="Difficulty" options={options(DIFFICULTIES)} placeholder="Choose" required />
        </div>
      </fieldset>
      <div className="card stack">
        <TextArea
          {...of('stem')}
          label="Question"
          hint="Formulas stand between dollar signs, as in $\frac{3}{4}$, $x^2$, $\sqrt{2}$, $\times$, $\div$, $\leq$. A dollar is \$."
          maxLength={LIMITS.text}
        />
        <details open={Boolean(typed.columnA || typed.columnB || errors.columnA || errors.columnB)}>
          <summary>Columns of a comparison</summary>
          <div className="grid">
            <TextField {...of('columnA')} label="Column A" isOptional maxLength={LIMITS.column} />
            <TextField {...of('columnB')} label="Column B" isOptional maxLength={LIMITS.column} />
          </div>
          <p className="small soft">A comparison has its four fixed choices; only the mistakes below are read.</p>
        </details>
      </div>
      <ChoiceFields typed={typed} errors={errors} />
      <div className="card stack">
        <TextArea {...of('steps')} label="Worked steps" hint="One a line, two at least. One of the last two states the answer." />
        <TextArea {...of('hints')} label="Hints" hint="One a line, one at least. None gives the answer away." />
      </div>
      {preview && (
        <section className="card stack" aria-labelledby="preview-title" id="preview">
          <h2 id="preview-title">Preview, not saved yet</h2>
          <ExaminedQuestion question={preview} />
        </section>
      )}
      <div className="cluster">
        <SubmitButton name="intent" value="save" pending="Saving...">
          Save as draft
        </SubmitButton>
        <SubmitButton name="intent" value="preview" pending="Loading..." look="quiet">
          Preview and check
        </SubmitButton>
      </div>
    </form>
  )
}

function ChoiceFields({ typed, errors }: Pick<ItemFormProps, 'typed' | 'errors'>) {
  return (
    <fieldset className="card stack">
      <legend className="hidden">Choices</legend>
      <p className="small soft">The ISEE prints four choices, the SSAT five. Every wrong choice has its mistake in one sentence.</p>
      {LETTERS.map((letter, index) => {
        const field = (name: 'text' | 'type' | 'says') => ({
          name: `choices[${index}].${name}`,
          id: `${ID}-choices[${index}].${name}`,
          defaultValue: typed.choices?.[index]?.[name],
          errors: errors[`choices[${index}].${name}`] ?? undefined,
        })
        return (
          <fieldset className="stack tight" key={letter}>
            <legend>
              <strong>Choice {letter}</strong>
            </legend>
            <div className="check">
              <input
                type="radio"
                name="answer"
                value={index}
                id={index ? `${ID}-answer-${index}` : `${ID}-answer`}
                defaultChecked={String(typed.answer) === String(index)}
              />
              <label htmlFor={index ? `${ID}-answer-${index}` : `${ID}-answer`}>{letter} is the right one</label>
            </div>
            <div className="grid">
              <TextField {...field('text')} label={`Text of ${letter}`} maxLength={LIMITS.choice} />
              <Select {...field('type')} label={`Mistake behind ${letter}`} options={options(WRONG_ANSWER_TYPES)} placeholder="None" />
              <TextField {...field('says')} label={`What goes wrong in ${letter}`} maxLength={LIMITS.says} />
            </div>
          </fieldset>
        )
      })}
    </fieldset>
  )
}
