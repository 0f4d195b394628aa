/** Starts practice with twins: of one mistake, of a chosen few, or of all that one sitting brought. */
import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { requireProfile } from '~/auth/guards.server'
import { readForm } from '~/forms/parse.server'
import { examLevel } from '~/models/bank/stored-level'
import { mistakesOfSitting } from '~/models/mistakes/mistakes.server'
import { startTwins } from '~/models/sittings/twins.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'

export function loader() {
  return redirect(paths.learn.mistakes())
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const sitting = form.get('sitting')
  const chosen = form.getAll('mistake').map(String)
  const mistakeIds = typeof sitting === 'string' ? await mistakesOfSitting({ studentId: student.id, sittingId: sitting }) : chosen

  const result = await startTwins({ studentId: student.id, mistakeIds, level: examLevel(student.profile.level) })

  if (result.outcome === 'started') return redirect(paths.learn.question(result.sittingId, 1), 303)
  const { to, title, text } =
    result.outcome === 'full' ? { to: paths.learn.review(result.sittingId), ...FULL } : { to: paths.learn.mistakes(), ...NOTHING }
  return redirect(to, { status: 303, headers: await flashHeaders({ kind: 'problem', title, text }) })
}

const FULL = {
  title: 'Finish this one first',
  text: 'Five sets of practice questions are open. This is the oldest: continue it or finish it, then start another.',
}
const NOTHING = { title: 'Nothing to practice yet', text: 'Choose at least one mistake whose question is still in our bank.' }
