/** Opens a pool of free seats at the house's cost. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { randomToken } from '~/crypto/tokens.server'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { MOST_SEATS, SEAT_PRICE } from '~/models/groups/fields'
import { POOL_FIELDS } from '~/models/scholarship/fields'
import { openHousePool, PoolSchema } from '~/models/scholarship/pools.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { moneyText } from '~/utils/text/money'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Open a pool')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAdmin(request)
  return { attempt: randomToken() }
}

export async function action({ request }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { value, refusal } = parseFormData(await readForm(request), PoolSchema)
  if (refusal) return refusal

  const seats = Number(value.seats)
  const id = await openHousePool({ actorId: admin.id, seats, attempt: value.attempt })

  const headers = await flashHeaders({
    ...{ kind: 'success', title: 'The pool is open' },
    text: `It cost the house ${moneyText(seats * SEAT_PRICE)} and stands in the public ledger and the audit log.`,
  })
  return redirect(paths.admin.scholarshipPool(id), { status: 303, headers })
}

export default function NewPool() {
  const { attempt } = useLoaderData<typeof loader>()
  const form = useForm('pool', POOL_FIELDS, useActionData<typeof action>(), { seats: '10' })
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.admin.scholarshipPools()}>All pools</AppLink>
      </p>
      <h1>Open a pool</h1>
      <p className="soft">
        The house buys seats at {moneyText(SEAT_PRICE)} each, the list price, and they last a year from today. The purchase stands in the
        books and in the public ledger.
      </p>
      <AppForm form={form} action={paths.admin.newScholarshipPool()}>
        <input type="hidden" name={form.attempt.name} value={attempt} />
        <TextField field={form.seats} label="Seats" hint={`1 to ${MOST_SEATS}`} inputMode="numeric" autoComplete="off" />
        <SubmitButton pending="Opening...">Open the pool</SubmitButton>
      </AppForm>
    </div>
  )
}
