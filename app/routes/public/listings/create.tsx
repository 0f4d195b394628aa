/** Applying to be listed as a consultant or tutor; anybody may. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { type MetaFunction, useActionData, useLoaderData } from '@remix-run/react'
import { addressOf, countTry } from '~/auth/limits.server'
import { MESSAGES } from '~/auth/messages'
import { isTrapped } from '~/forms/fields/honeypot'
import { keptValues, parseFormData, readForm, refuseForm, refuseForNow } from '~/forms/parse.server'
import { applyForListing, ListingSchema } from '~/models/directory/listings/application.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'
import { DIRECTORIES, kindAt } from './parts/directories'
import { ListingForm } from './parts/listing-form'

export const meta: MetaFunction<typeof loader> = (args) => {
  const { one, many } = DIRECTORIES[args.data?.kind ?? 'tutor']
  const description = `Write your own profile for our directory of ${many}: it costs nothing, needs no account, and is shown once we have read it.`
  return pageMeta(`Apply to be listed as a ${one}`, description)(args)
}

const FAILED = { title: MESSAGES.listingFailedTitle }

export function loader({ request }: LoaderFunctionArgs) {
  return { kind: kindAt(request) }
}

export async function action({ request }: ActionFunctionArgs) {
  const kind = kindAt(request)
  const form = await readForm(request)
  if (isTrapped(form)) return refuseForm(keptValues(form), { ...FAILED, text: MESSAGES.listingTrapped })
  const { value: application, refusal } = parseFormData(form, ListingSchema)
  if (refusal) return refusal
  const retryAfter = await countTry('listing address', addressOf(request))
  if (retryAfter !== null) return refuseForNow(keptValues(form), { ...FAILED, text: MESSAGES.messagesLimited }, retryAfter)

  const limit = await applyForListing(kind, application)
  if (limit) return refuseForNow(keptValues(form), { ...FAILED, text: MESSAGES.listingMailLimited }, limit.retryAfter)

  const headers = await flashHeaders({ kind: 'success', title: MESSAGES.listingSentTitle, text: MESSAGES.listingSent })
  return redirect(paths.public.listings(kind), { status: 303, headers })
}

export default function NewListing() {
  const { kind } = useLoaderData<typeof loader>()
  const { one, many } = DIRECTORIES[kind]
  return (
    <div className="wrap sidebar page">
      <section className="card stack">
        <h1 className="title-2">Apply to be listed as a {one}</h1>
        <ListingForm kind={kind} answer={useActionData<typeof action>()} />
      </section>
      <aside className="stack">
        <h2 className="title-3">What happens next</h2>
        <ol className="stack tight">
          <li>We send a link to your address. It works for 24 hours.</li>
          <li>You open it, so that we know the address is yours. Only then do we read what you wrote.</li>
          <li>We write to you when we have decided. Your profile is then in our directory of {many}, for everybody to read.</li>
        </ol>
        <p className="small soft">
          To change your profile later, apply again with the same address. To have it taken down,{' '}
          <a href={paths.public.contact()}>write to us</a>.
        </p>
      </aside>
    </div>
  )
}
