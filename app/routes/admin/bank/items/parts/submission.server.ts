/** What a form of an item says: an item to save, or an answer that shows the form again, printed and examined where it could be read. */
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { Item } from '~/exam/core/item/item'
import { readForm } from '~/forms/parse.server'
import type { FormAnswer } from '~/forms/use-form'
import { AuthoredItemSchema } from '~/models/bank/authored/schema.server'
import { type ExaminedItem, printExamined } from '~/routes/admin/bank/parts/examined-item.server'

export interface ItemAnswer extends FormAnswer {
  preview?: ExaminedItem
}

export async function readItem(request: Request) {
  const form = await readForm(request)
  const [intent, version] = [form.get('intent'), Number(form.get('version'))]
  for (const name of ['intent', 'version']) form.delete(name)

  const submission = parseWithZod(form, { schema: AuthoredItemSchema })
  if (submission.status !== 'success') return { version, answer: answer({ result: submission.reply() }, 400) }
  if (intent === 'preview') {
    return { version, answer: answer({ result: submission.reply(), preview: printExamined(submission.value) }, 200) }
  }
  return {
    version,
    item: submission.value satisfies Item,
    keep: (problem: FormAnswer['problem']) => answer({ result: submission.reply(), problem }, 409),
  }
}

const answer = (body: ItemAnswer, status: number) => data(body, { status })
