/** The profile of one consultant or tutor, and how to reach them. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { Badge } from '~/components/ui/badge'
import { stateNamed } from '~/content/schools/states'
import { findListing } from '~/models/directory/listings/shown.server'
import { paths } from '~/paths'
import { BackLink } from '~/routes/public/directory/parts/back-link'
import { leadToCanonical } from '~/utils/http/canonical.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { breadcrumbs } from '~/utils/text/structured'
import { DIRECTORIES, FORMAT_NAMES, kindAt, levelsText } from './parts/directories'
import { ProfileFacts } from './parts/profile-facts'

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return pageMeta('Page Not Found')(args)
  const { kind, state, path, listing } = args.data
  const { title, one } = DIRECTORIES[kind]
  const trail = [
    { name: title, path: paths.public.listings(kind) },
    { name: state.name, path: paths.public.listingsIn(kind, state.slug) },
    { name: listing.name, path },
  ]
  const description = `${listing.name} in ${listing.city}, ${state.name}: levels, experience and how to reach this ${one}. ${listing.headline}`
  return pageMeta(`${listing.name}, ${listing.city}`, description, (appUrl) => [breadcrumbs(appUrl, trail)])(args)
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const kind = kindAt(request)
  const state = stateNamed(params.state ?? '')
  const slug = params.listing?.toLowerCase() ?? ''
  const listing = state && (await findListing(kind, state, slug))
  if (!listing) throw notFound()
  const path = paths.public.listing(kind, state.slug, slug)
  leadToCanonical(request, path)
  return { kind, path, listing, state: { name: state.name, slug: state.slug } }
}

export default function Profile() {
  const { kind, state, listing } = useLoaderData<typeof loader>()
  const { name, headline, city, format, levels, experience, credentials, about, email, phone, website } = listing
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <BackLink to={paths.public.listingsIn(kind, state.slug)} label={`${DIRECTORIES[kind].title} in ${state.name}`} />
        <h1>{name}</h1>
        <p className="lead">{headline}</p>
        {(listing.isSample || listing.hasAccount) && (
          <p className="cluster">
            {listing.isSample && <Badge tone="notice">Sample</Badge>}
            {listing.hasAccount && <Badge tone="good">Has an approved tutor account at Stanine</Badge>}
          </p>
        )}
      </header>
      {listing.isSample && <p>This profile is made up for the demo: nobody offers this.</p>}
      <div className="sidebar">
        <div className="stack loose">
          <Text title="About" text={about} />
          <Text title="Experience" text={experience} />
          {credentials && <Text title="Degrees and certificates" text={credentials} />}
        </div>
        <aside className="card stack">
          <ProfileFacts
            {...{ email, phone, website }}
            place={`${city}, ${state.name}`}
            format={FORMAT_NAMES[format]}
            levels={levelsText(levels)}
          />
        </aside>
      </div>
      <p className="small soft">
        {!listing.isSample && `${name} wrote this profile; we read it before it was shown, and checked no reference. `}
        ISEE is a trademark of ERB and SSAT of EMA; neither endorses anybody listed here.
      </p>
    </div>
  )
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <section className="stack tight">
      <h2 className="title-3">{title}</h2>
      <p className="written">{text}</p>
    </section>
  )
}
