/** Confirms and takes one step of an item written by hand: reviewed, live, or back to draft. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { ITEM_MOVES, ITEM_STATES } from '~/models/bank/authored/fields'
import { findAuthored, type MoveOutcome, moveItem } from '~/models/bank/authored/item.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { isVersion } from './parts/version'

export const meta = pageMeta('Change its state')

const STEPS = {
  reviewed: {
    title: 'Approve this item?',
    text: 'You have worked it out yourself, every wrong choice is wrong, and each sentence about a mistake is true.',
    button: 'Approve',
    done: 'It is reviewed and can go live.',
  },
  live: {
    title: 'Make this item live?',
    text: 'The generator and its exports will offer it. Sectional quizzes do not use items written by hand yet.',
    button: 'Make it live',
    done: 'It is live.',
  },
  draft: {
    title: 'Take this item back to draft?',
    text: 'It is no longer offered, and needs another review.',
    button: 'Back to draft',
    done: 'It is a draft again.',
  },
} as const

const REFUSALS: Record<Exclude<MoveOutcome, 'moved'>, string> = {
  changed: 'Someone has changed it in the meantime. Please read it again.',
  'own item': 'It is yours; someone else has to review it.',
  broken: 'It fails a check. Please fix it first.',
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireAdmin(request)
  const to = ITEM_STATES.find((state) => state === new URL(request.url).searchParams.get('to'))
  const found = await findAuthored(params.itemId ?? '')
  if (!found || !to) throw notFound()

  // Taken already, or out of turn: the item's page says how it stands.
  if (!ITEM_MOVES[to].from.some((state) => state === found.state)) throw redirect(paths.admin.item(found.id))
  return { id: found.id, version: found.version, skill: found.item.skill, to }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { itemId: id = '' } = params
  const form = await readForm(request)
  const to = ITEM_STATES.find((state) => state === form.get('to'))
  const version = Number(form.get('version'))
  if (!to || !isVersion(version)) throw notFound()

  const outcome = await moveItem({ actorId: admin.id, id, version, to })

  const isMoved = outcome === 'moved'
  const headers = await flashHeaders({
    kind: isMoved ? 'success' : 'problem',
    title: isMoved ? 'Done' : 'Nothing changed',
    text: isMoved ? STEPS[to].done : REFUSALS[outcome],
  })
  return redirect(paths.admin.item(id), { status: 303, headers })
}

export default function ItemStep() {
  const { id, version, skill, to } = useLoaderData<typeof loader>()
  const { title, text, button } = STEPS[to]
  return (
    <PageDialog title={title}>
      <p>
        <strong>{skill}</strong>
      </p>
      <p>{text}</p>
      <form method="post" action={paths.admin.itemState(id)} className="cluster">
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="version" value={version} />
        <SubmitButton pending="Saving...">{button}</SubmitButton>
        <AppLink to={paths.admin.item(id)}>Cancel</AppLink>
      </form>
    </PageDialog>
  )
}
