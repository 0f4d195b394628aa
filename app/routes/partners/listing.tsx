/** A tutor's own profiles in the directory: the one that says it belongs to this account, and those that may. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { stateOf } from '~/content/schools/states'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { LinkingSchema, linkListing, ownListings, unlinkListing } from '~/models/directory/listings/own.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Your profile in the directory')

const STATES = { pending: 'Waiting', approved: 'Public', rejected: 'Declined', suspended: 'Hidden' } as const

export async function loader({ request }: LoaderFunctionArgs) {
  const tutor = await requireApproved(request, 'tutor')
  const listings = await ownListings(tutor)
  return {
    email: tutor.email,
    listings: listings.map(({ id, name, city, state, slug, status, tutorId }) => {
      const { name: stateName, slug: stateSlug } = stateOf(state)
      return {
        ...{ id, name, status },
        place: `${city}, ${stateName}`,
        profile: status === 'approved' && slug ? paths.public.listing('tutor', stateSlug, slug) : null,
        isLinked: tutorId === tutor.id,
      }
    }),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const tutor = await requireApproved(request, 'tutor')
  const { value, refusal } = parseFormData(await readForm(request), LinkingSchema)
  if (refusal) throw new Response(null, { status: 400 })

  const change = value.step === 'link' ? linkListing : unlinkListing
  const isDone = await change(tutor, value.listing)

  const headers = await flashHeaders(
    isDone
      ? { kind: 'success', title: 'Saved', text: MADE[value.step] }
      : { kind: 'problem', title: 'Nothing changed', text: 'The profile has changed since you opened this page.' },
  )
  return redirect(paths.tutor.listing(), { status: 303, headers })
}

const MADE = {
  link: 'Families see on your profile that you have an approved account.',
  unlink: 'Your profile no longer mentions your account.',
}

export default function OwnListing() {
  const { email, listings } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.tutor.dashboard()}>Your dashboard</AppLink>
      </p>
      <h1>Your profile in the directory</h1>
      <p>Profiles with the address of your account, {email}, can say that you have an approved account at Stanine.</p>
      {listings.length === 0 ? (
        <EmptyState title="No profile yet" action={<ButtonLink to={paths.public.newListing('tutor')}>Apply to be listed</ButtonLink>}>
          Apply with the address of your account, and the profile appears here.
        </EmptyState>
      ) : (
        <ul className="stack">
          {listings.map((listing) => (
            <OwnCard key={listing.id} {...listing} />
          ))}
        </ul>
      )}
    </div>
  )
}

type Own = ReturnType<typeof useLoaderData<typeof loader>>['listings'][number]

function OwnCard({ id, name, place, status, profile, isLinked }: Own) {
  return (
    <li className="card stack">
      <div className="cluster">
        <h2 className="title-3">{profile ? <AppLink to={profile}>{name}</AppLink> : name}</h2>
        <Badge tone={status === 'approved' ? 'good' : 'notice'}>{STATES[status]}</Badge>
      </div>
      <p>{place}</p>
      {(isLinked || status === 'approved') && (
        <form method="post" action={paths.tutor.listing()} className="stack tight">
          <input type="hidden" name="listing" value={id} />
          <input type="hidden" name="step" value={isLinked ? 'unlink' : 'link'} />
          <p className="small soft">
            {isLinked ? 'It says that you have an approved account at Stanine.' : 'It does not mention your account.'}
          </p>
          <p>
            <SubmitButton pending="Saving...">{isLinked ? 'Unlink it from my account' : 'Link it to my account'}</SubmitButton>
          </p>
        </form>
      )}
    </li>
  )
}
