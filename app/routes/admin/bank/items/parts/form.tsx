import { LETTERS } from '~/exam/core/item/item'
import { DIFFICULTIES, LEVELS, WRONG_ANSWER_TYPES } from '~/exam/core/levels'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { AppForm } from '~/forms/app-form'
import { FieldErrors } from '~/forms/fields/field-frame'
import { Radio, radioId } from '~/forms/fields/radio-cards'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { optionsOf } from '~/forms/options'
import { SubmitButton } from '~/forms/submit-button'
import { type Form, useForm } from '~/forms/use-form'
import { AUTHORED_KINDS, ITEM_FIELDS, NUMBER_STRANDS } from '~/models/bank/authored/fields'
import { ExaminedQuestion } from '~/routes/admin/bank/parts/examined-question'
import type { ItemAnswer } from './submission.server'

const SUBJECTS = ['mathematics_achievement', 'quantitative_reasoning', 'quantitative', 'verbal_reasoning', 'verbal'] as const

interface ItemFormProps {
  action: string
  /** What an edit was made on; absent for a new item. */
  version?: number
  stored?: Partial<Record<keyof typeof ITEM_FIELDS, string>>
  answer?: ItemAnswer
}

export function ItemForm({ action, version, stored, answer }: ItemFormProps) {
  const form = useForm('item', ITEM_FIELDS, answer, stored)
  return (
    <AppForm form={form} action={`${action}#preview`}>
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <fieldset className="card">
        <legend className="hidden">What it is</legend>
        <div className="grid">
          <Select field={form.level} label="Level" options={optionsOf(LEVELS, LEVEL_NAMES)} placeholder="Choose" />
          <Select field={form.subject} label="Section" options={optionsOf(SUBJECTS, SUBJECT_NAMES)} placeholder="Choose" />
          <Select field={form.kind} label="Kind" options={optionsOf(AUTHORED_KINDS)} placeholder="Choose" />
          <Select
            field={form.strand}
            label="Strand"
            hint="For questions with numbers."
            options={optionsOf(NUMBER_STRANDS)}
            placeholder="None"
          />
          <TextField field={form.skill} label="Skill" hint="As reports call it: Adding fractions." />
          <Select field={form.difficulty} label="Difficulty" options={optionsOf(DIFFICULTIES)} placeholder="Choose" />
        </div>
      </fieldset>
      <QuestionFields form={form} />
      <ChoiceFields form={form} />
      <div className="card stack">
        <TextArea field={form.steps} label="Worked steps" hint="One per line, at least two. One of the last two states the answer." />
        <TextArea field={form.hints} label="Hints" hint="One per line, at least one. None gives the answer away." />
      </div>
      {answer?.preview && (
        <section className="card stack" aria-labelledby="preview-title" id="preview">
          <h2 id="preview-title">Preview, not saved yet</h2>
          <ExaminedQuestion question={answer.preview} />
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
    </AppForm>
  )
}

interface PartProps {
  form: Form<typeof ITEM_FIELDS>
}

function QuestionFields({ form: { stem, columnA, columnB } }: PartProps) {
  return (
    <div className="card stack">
      <TextArea
        field={stem}
        label="Question"
        hint="Put formulas between dollar signs, as in $\frac{3}{4}$, $x^2$, $\sqrt{2}$, $\times$, $\div$, $\leq$. A dollar is \$."
      />
      <details open={[columnA, columnB].some(({ initialValue, errors }) => initialValue || errors)}>
        <summary>Columns of a comparison</summary>
        <div className="grid">
          <TextField field={columnA} label="Column A" />
          <TextField field={columnB} label="Column B" />
        </div>
        <p className="small soft">A comparison has its four fixed choices; only the mistakes below are read.</p>
      </details>
    </div>
  )
}

function ChoiceFields({ form }: PartProps) {
  return (
    <fieldset className="card stack">
      <legend className="hidden">Choices</legend>
      <p className="small soft">The ISEE prints four choices, the SSAT five. Every wrong choice has its mistake in one sentence.</p>
      <FieldErrors id={form.answer.id} errors={form.answer.errors} />
      {LETTERS.map((letter, index) => (
        <fieldset className="stack tight" key={letter}>
          <legend>
            <strong>Choice {letter}</strong>
          </legend>
          <div className="check">
            <Radio field={form.answer} value={String(index)} isFirst={index === 0} />
            <label htmlFor={radioId(form.answer, String(index), index === 0)}>{letter} is the right one</label>
          </div>
          <div className="grid">
            <TextField field={form[`text${letter}`]} label={`Text of ${letter}`} />
            <Select
              field={form[`type${letter}`]}
              label={`Mistake behind ${letter}`}
              options={optionsOf(WRONG_ANSWER_TYPES)}
              placeholder="None"
            />
            <TextField field={form[`says${letter}`]} label={`What goes wrong in ${letter}`} />
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}
