/** The notebook’s entries as a page shows them. */
import { REASON_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { renderMath } from '~/exam/print/html.server'
import { isSlip, printMisconception } from '~/exam/print/item.server'
import { curlyQuotes } from '~/exam/print/quotes'
import { literal } from '~/exam/values/notation'
import { askedQuestions } from '~/models/mistakes/asked.server'
import type { MistakeFilter } from '~/models/mistakes/filter'
import { listMistakes } from '~/models/mistakes/list.server'
import { toldReason } from '~/models/mistakes/words/told-reason'
import type { PagePlace } from '~/utils/page-key'
import { dayText } from '~/utils/time/time-text'
import type { MistakeEntry } from './entry'
import { stateOf } from './state'

interface List {
  studentId: string
  filter: MistakeFilter
}

/** One page of a student’s entries, with why each wrong choice tempts. */
export async function readEntries(list: List, { place, timeZone }: { place: PagePlace; timeZone: string }, now: Date) {
  const { mistakes, newer, older } = await listMistakes(list, place, now)
  const askedFor = await askedQuestions(list.studentId, mistakes)
  const entries = mistakes.map((mistake): MistakeEntry => {
    const { id, subject, createdAt, note } = mistake
    const reason = toldReason(mistake)
    const asked = askedFor(mistake)
    const choices = asked?.item.choices
    const about = [SUBJECT_NAMES[subject], dayText(createdAt, timeZone), reason && REASON_NAMES[reason]]
    return {
      id,
      skill: mistake.skillArea,
      about: about.filter(Boolean).join(' · '),
      question: curlyQuotes(mistake.questionText),
      chosen: renderMath(choices?.[asked?.choice ?? -1]?.text ?? literal(mistake.studentAnswer)),
      right: renderMath(choices?.[asked?.item.answer ?? -1]?.text ?? literal(mistake.correctAnswer)),
      tempts: asked ? printMisconception(asked.item, asked.choice) : null,
      isSlip: asked ? isSlip(asked.item) : false,
      note,
      ...stateOf(mistake, now, timeZone),
    }
  })
  return { entries, newer, older }
}
