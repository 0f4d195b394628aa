/** The four lines of the rubric, each with its mark and a comment. */
import { MARKS, RUBRIC, RUBRIC_LINES } from '~/exam/essays/rubric'
import { Select } from '~/forms/fields/select'
import { TextArea } from '~/forms/fields/text-area'
import { optionsOf } from '~/forms/options'
import type { Form } from '~/forms/use-form'
import type { MARKING_FIELDS } from '~/models/marking/fields'

export function RubricFields({ form }: { form: Form<typeof MARKING_FIELDS> }) {
  return (
    <>
      {RUBRIC_LINES.map((line) => {
        const { name, asks, marks } = RUBRIC[line]
        return (
          <fieldset key={line} className="field">
            <legend>{name}</legend>
            <p className="hint">{asks}</p>
            <Select
              field={form[`${line}Mark`]}
              label="Mark"
              placeholder="No mark"
              options={optionsOf(MARKS, Object.fromEntries(MARKS.map((mark) => [mark, `${mark}: ${marks[mark]}`])))}
            />
            <TextArea field={form[`${line}Comment`]} label="Comment" />
          </fieldset>
        )
      })}
    </>
  )
}
