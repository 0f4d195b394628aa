/** Back from the payment page without having paid. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { planNamed } from '~/models/money/plans/plans'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Nothing was charged')

export function loader({ request }: LoaderFunctionArgs) {
  return { plan: planNamed(new URL(request.url).searchParams.get('plan')) }
}

export default function PaymentCanceled() {
  const { plan } = useLoaderData<typeof loader>()
  return (
    <PageDialog title="Nothing was charged">
      <p>You came back before you paid. You can go on whenever you like; until then everything stays as it is.</p>
      <p className="cluster">
        <ButtonLink to={paths.public.checkout(plan ?? undefined)}>Back to the checkout</ButtonLink>
        <AppLink to={paths.public.pricing()}>Plans and prices</AppLink>
      </p>
    </PageDialog>
  )
}
