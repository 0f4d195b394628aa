/** Starts a set of twins: of what is due, of one mistake, of all that one sitting brought, or of what was left blank in it. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import type { Level } from '~/exam/core/levels'
import { readForm } from '~/forms/parse.server'
import { examLevel } from '~/models/bank/stored-level'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { startDue, startSkipped, startTwins, type TwinsOutcome } from '~/models/practice/twins/start.server'
import { paths } from '~/paths'
import { readFilter } from '~/routes/learn/mistakes/parts/search'
import { flashHeaders } from '~/utils/http/flash.server'

export function loader() {
  return redirect(paths.learn.mistakes())
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)

  const result = await start(form, { studentId: student.id, level: examLevel(student.profile.level) })

  if (result.outcome === 'started') {
    const { sittingId, position } = result
    return redirect(position ? paths.learn.twin(sittingId, position) : paths.learn.twinSet(sittingId), 303)
  }
  const { to, title, text } =
    result.outcome === 'full' ? { to: paths.learn.twinSet(result.sittingId), ...FULL } : { to: paths.learn.mistakes(), ...NOTHING }
  return redirect(to, { status: 303, headers: await flashHeaders({ kind: 'problem', title, text }) })
}

async function start(form: FormData, student: { studentId: string; level: Level }): Promise<TwinsOutcome> {
  const sittingId = form.get('sitting')
  if (form.has('due')) return startDue({ ...student, filter: readFilter(form) })
  if (typeof sittingId !== 'string') return startTwins({ ...student, mistakeIds: form.getAll('mistake').map(String) })
  if (form.has('skipped')) return startSkipped({ ...student, sittingId })
  return startTwins({ ...student, mistakeIds: await mistakesOfSitting({ studentId: student.studentId, sittingId }) })
}

const FULL = {
  title: 'Finish this one first',
  text: 'Five sets of practice questions are open. This is the oldest one: finish it, then start another.',
}
const NOTHING = { title: 'Nothing to practice yet', text: 'Choose at least one mistake whose question is still in our bank.' }
