/** One listing: what was written, what it would replace, how it stands, and the decision. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { stateOf } from '~/content/schools/states'
import { parseFormData, readForm } from '~/forms/parse.server'
import { nameOf } from '~/models/admins/admin-names.server'
import { decideListing } from '~/models/directory/listings/decision.server'
import { findForReview } from '~/models/directory/listings/list.server'
import { DecisionSchema } from '~/models/partners/decision.server'
import type { Step } from '~/models/partners/decision-fields'
import { seenText, stepsFrom } from '~/models/partners/steps'
import { paths } from '~/paths'
import { DIRECTORIES, FORMAT_NAMES, levelsText } from '~/routes/public/listings/parts/directories'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { DecisionForm } from '../parts/decision-form'
import { decisionMessage, STATE_NAMES } from '../parts/decisions.server'

export const meta = pageMeta('Listing')

const STEP_NAMES: Record<Step, string> = {
  approve: 'Approve: everybody may read it',
  reject: 'Reject',
  suspend: 'Suspend: take it out of the directory',
  restore: 'Restore',
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const listing = await findForReview(params.listingId ?? '')
  if (!listing) throw notFound()

  const { id, kind, name, status, slug, present, createdAt, decidedAt, decidedBy, decisionReason } = listing
  const state = stateOf(listing.state)
  const { email, city, headline, about, experience, credentials, phone, website } = listing
  return {
    ...{ id, name, status, present, decisionReason },
    isSample: listing.isSample,
    stateName: STATE_NAMES[status],
    decided: decidedAt && [momentText(decidedAt, zone), await nameOf(decidedBy)].filter(Boolean).join(' by '),
    profile: status === 'approved' && slug ? paths.public.listing(kind, state.slug, slug) : null,
    facts: [
      ['Applies as', DIRECTORIES[kind].one],
      ['Applied', momentText(createdAt, zone)],
      ['Email', email],
      ['Telephone', phone],
      ['Website', website],
      ['Where', `${city}, ${state.name}`],
      ['How', FORMAT_NAMES[listing.format]],
      ['Levels', levelsText(listing.levels)],
      ['Offers', headline],
      ['About', about],
      ['Experience', experience],
      ['Degrees and certificates', credentials],
    ].flatMap(([label, value]) => (label && value ? [{ label, value }] : [])),
    seen: seenText({ status, decidedAt }),
    steps: stepsFrom(status).map((step) => ({ value: step, label: STEP_NAMES[step] })),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { value: decision, refusal } = parseFormData(await readForm(request), DecisionSchema)
  if (refusal) return refusal

  const { listingId: id = '' } = params
  const result = await decideListing({ id, actorId: admin.id, ...decision })
  if (result.outcome === 'missing') throw notFound()

  return redirect(paths.admin.listing(id), { status: 303, headers: await flashHeaders(decisionMessage(result)) })
}

export default function ListingPage() {
  const { id, name, status, stateName, isSample, present, profile, decided, decisionReason, facts, steps, seen } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap page stack loose">
      <p>
        <AppLink to={paths.admin.listings(`state=${status}`)}>All applications for the directories</AppLink>
      </p>
      <div className="cluster">
        <h1>{name}</h1>
        <Badge tone={status === 'approved' ? 'good' : status === 'pending' ? 'notice' : 'bad'}>{stateName}</Badge>
        {isSample && <Badge tone="notice">Sample</Badge>}
        {profile && <AppLink to={profile}>The profile</AppLink>}
      </div>
      {present && status === 'pending' && (
        <p>
          When approved, it takes the place of <AppLink to={paths.admin.listing(present.id)}>{present.name}</AppLink>, which has the same
          address.
        </p>
      )}
      <section className="card stack">
        <dl className="facts">
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
          {decided && <Fact label="Decided" value={decisionReason ? `${decided}: ${decisionReason}` : decided} />}
        </dl>
        {decided && (
          <p>
            <AppLink to={paths.admin.audit(`search=${id}`)}>In the audit log</AppLink>
          </p>
        )}
      </section>
      {steps.length > 0 && <DecisionForm action={paths.admin.listing(id)} steps={steps} seen={seen} answer={answer} />}
      <p>
        Its owner asked to have it taken down? <AppLink to={paths.admin.listingDeletion(id)}>Delete it</AppLink>
      </p>
    </div>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="written">{value}</dd>
    </>
  )
}
