/** Eight questions about the child and the schools, answered by a plain GET form: the address of the advice can be shared. */
import { Button } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { RadioCards } from '~/forms/fields/radio-cards'
import type { FieldRule } from '~/forms/rules'
import { useForm } from '~/forms/use-form'
import { paths } from '~/paths'
import { AdviceView } from './advice'
import type { ChooserPage } from './answers.server'

export function ChooserForm({ questions, answers, missing, advice }: ChooserPage) {
  const rules = Object.fromEntries(
    questions.map(({ id, asks, choices }, index): [string, FieldRule] => [
      id,
      { type: 'choice', choices: choices.map(({ value }) => value), message: messageFor(index, asks) },
    ]),
  )
  const error = Object.fromEntries(
    questions.flatMap(({ id, asks }, index) => (missing.includes(id) ? [[id, [messageFor(index, asks)]]] : [])),
  )
  const form = useForm('chooser', rules, { result: { initialValue: answers, error } })
  return (
    <div className="stack loose">
      {advice && <AdviceView advice={advice} />}
      <AppForm form={form} method="get" action={`${paths.public.guide('isee-or-ssat')}#questions`} className="stack loose">
        <input type="hidden" name="asked" value="1" />
        {questions.map(({ id, asks, why, choices }, index) => {
          const field = form[id]
          return field && <RadioCards key={id} field={field} legend={`${index + 1}. ${asks}`} hint={why} options={choices} />
        })}
        <div className="cluster">
          <Button type="submit">{advice ? 'Ask again' : 'Show what fits'}</Button>
          {advice && <a href={paths.public.guide('isee-or-ssat')}>Start over</a>}
        </div>
      </AppForm>
    </div>
  )
}

/** Says which question it is about: the box above the form lists those of all. */
const messageFor = (index: number, asks: string) => `Please answer question ${index + 1}: “${asks}”`
