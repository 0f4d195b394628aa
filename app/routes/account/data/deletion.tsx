/** Deleting one's account: what goes, what stays, and the password. It waits seven days, and can be undone until then. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerLeaving } from '~/auth/flows/leaving.server'
import { requireSignedIn } from '~/auth/guards/partner-guards.server'
import { endSession } from '~/auth/session.server'
import { Periods, WhatGoes } from '~/components/data/what-goes'
import { WhatPartnersLose } from '~/components/data/what-partners-lose'
import { useDoor } from '~/components/links/use-door'
import { Banner } from '~/components/ui/banner'
import { AppForm } from '~/forms/app-form'
import { parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { CURRENT_PASSWORD_FIELDS } from '~/models/accounts/fields'
import { findObstacle, type Obstacle, scheduleDeletion } from '~/models/accounts/personal-data/deletion.server'
import { CurrentPasswordSchema } from '~/models/accounts/profile/password.server'
import { findOwnPlan } from '~/models/money/own-plan.server'
import { paths } from '~/paths'
import { DOORS } from '~/paths/doors'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { ProfilePage } from '../parts/frame'
import { proveOwner } from '../parts/own-password.server'
import { CurrentPasswordField } from '../parts/password-fields'
import { OBSTACLES } from './parts/obstacles'

export const meta = pageMeta('Delete your account')

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireSignedIn(request)
  const hasPlan = account.audience === 'student' && (await findOwnPlan(account.id)) !== null
  return { audience: account.audience, email: account.email, hasPlan, obstacle: await findObstacle(account) }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireSignedIn(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, CurrentPasswordSchema)
  if (refusal) return refusal
  const proof = await proveOwner(account, form, value.currentPassword)
  if (proof.refusal) return proof.refusal

  const result = await scheduleDeletion({ account, askedBy: 'account', recipient: account.email })
  if (result.outcome === 'obstacle') return refuseForm({}, OBSTACLES[result.obstacle], 409)
  const text = `Your account will be deleted on ${dayText(result.dueAt, profileTimeZone(account))}. To keep it, log in before then.`
  const cookie = await endSession(request, account.audience)
  // From home only students find the way back in.
  const to = account.audience === 'student' ? undefined : DOORS[account.audience].login()
  return answerLeaving({ cookies: [cookie], title: 'You are logged out', text, to })
}

export default function Deletion() {
  const { audience, email, hasPlan, obstacle } = useLoaderData<typeof loader>()
  const door = useDoor()
  const form = useForm('deletion', CURRENT_PASSWORD_FIELDS, useActionData<typeof action>())
  return (
    <ProfilePage title="Delete your account">
      <p>
        You have seven days to change your mind: we email {email} a link to keep the account, and logging in offers the same. After that
        nobody can bring it back. You may want to <a href={door.dataExport()}>download your data</a> first.
      </p>
      {hasPlan && (
        <p>
          Your plan stops renewing today and ends with the account. Within 30 days of your first payment you may want to{' '}
          <a href={paths.account.planRefund()}>get your money back</a> first.
        </p>
      )}
      {audience === 'student' ? <WhatGoes whose="your" /> : <WhatPartnersLose audience={audience} />}
      {obstacle ? (
        <InTheWay obstacle={obstacle} />
      ) : (
        <section className="card stack">
          <h2>Delete it</h2>
          <AppForm form={form} action={door.deletion()}>
            <CurrentPasswordField field={form.currentPassword} />
            <SubmitButton look="danger" pending="Deleting...">
              Delete my account
            </SubmitButton>
          </AppForm>
        </section>
      )}
      <Periods hasParents={audience === 'student'} />
    </ProfilePage>
  )
}

function InTheWay({ obstacle }: { obstacle: Obstacle }) {
  const { title, text, link } = OBSTACLES[obstacle]
  return (
    <Banner tone="notice" title={title}>
      <p>
        {text} {link && <a href={link.to}>{link.label}</a>} <a href={paths.public.contact()}>Write to us</a>
      </p>
    </Banner>
  )
}
