/** Ending a boot camp before its last day: asked first, because it cannot be taken back. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { SubmitButton } from '~/forms/submit-button'
import { leaveCamp } from '~/models/bootcamp/enroll.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { requireCamp } from './parts/page-camp.server'

export const meta = pageMeta('End this boot camp?')

export async function loader({ request }: LoaderFunctionArgs) {
  const { camp } = await requireCamp(request)
  if (!camp.isOpen) throw redirect(paths.learn.camp())
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const left = await leaveCamp(student)
  const headers = left ? await flashHeaders({ kind: 'success', title: 'The boot camp is ended', text: SAID[left] }) : undefined
  return redirect(paths.learn.camp(), { status: 303, headers })
}

const SAID = {
  finished: 'You did nearly all of its days, so it counts as finished. Your certificate is here.',
  left: 'What you worked on stays here to read.',
} as const

export default function CampLeaving() {
  return (
    <PageDialog title="End this boot camp?">
      <p>
        No more days open, and its calendar stops. What you have done stays here to read. You can begin a new boot camp, from its first day.
      </p>
      <form method="post" action={paths.learn.campLeaving()} className="cluster">
        <SubmitButton pending="Ending..." look="danger">
          End the boot camp
        </SubmitButton>
        <ButtonLink to={paths.learn.camp()} look="quiet">
          Go on with it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
