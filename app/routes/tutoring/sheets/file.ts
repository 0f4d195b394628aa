/** A tutor's sheet as a PDF: the questions with an answer sheet, or the key apart. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { LEVEL_NAMES } from '~/exam/core/names'
import { counted } from '~/exam/families/kit/wording'
import type { Booklet } from '~/exam/papers/booklet'
import { penaltyRule } from '~/exam/papers/compose.server'
import { printedItem } from '~/exam/papers/printed-item'
import { pdfAnswer } from '~/routes/learn/papers/parts/pdf.server'
import { bookletSource } from '~/services/pdf/paper/booklet.server'
import { keySource } from '~/services/pdf/paper/key.server'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { sheetSearch } from './parts/choice'
import { chosenSheet, sheetOf, sheetTitle } from './parts/choice.server'

export const action = getOnly

export async function loader({ request }: LoaderFunctionArgs) {
  const tutor = await requireApproved(request, 'tutor')
  const { pathname, searchParams } = new URL(request.url)
  const choice = chosenSheet(searchParams)
  const items = await sheetOf(choice)
  if (!items || items.length === 0) throw notFound()

  const isKey = pathname.replace(/\.data$/, '').endsWith('/key')
  const booklet: Booklet = {
    eyebrow: LEVEL_NAMES[choice.level],
    title: sheetTitle(choice),
    facts: [['Questions', String(items.length)]],
    rules: ['Mark each answer on the answer sheet at the end: fill the circle of its letter.', penaltyRule(choice.level)],
    small: [],
    parts: [
      {
        kind: 'questions',
        name: 'Questions',
        about: counted(items.length, 'question'),
        questions: items.map((item, index) => ({ number: index + 1, item: printedItem(item), isScored: true })),
      },
    ],
  }
  const print = { isLarge: searchParams.get('print') === 'large' }
  return pdfAnswer({
    userId: tutor.id,
    fileName: isKey ? `sheet-${choice.seed}-key` : `sheet-${choice.seed}`,
    name: ['tutor-sheet', isKey, print.isLarge, sheetSearch(choice), ...items.map(({ id }) => id)].join(),
    compose: () => (isKey ? keySource(booklet, print) : bookletSource(booklet, print)),
  })
}
