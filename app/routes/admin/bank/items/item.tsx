/** One item written by hand: as it is printed, its checks, its state, and what can be done next. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { findAuthored } from '~/models/bank/authored/item.server'
import { paths } from '~/paths'
import { printExamined } from '~/routes/admin/bank/parts/examined-item.server'
import { ExaminedQuestion } from '~/routes/admin/bank/parts/examined-question'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Item by hand')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const found = await findAuthored(params.itemId ?? '')
  if (!found) throw notFound()

  const { id, item, state, author, authorId, reviewer, verdicts } = found
  return {
    id,
    state,
    author,
    reviewer,
    isOwn: authorId === admin.id,
    isSound: verdicts.every(({ problem }) => problem === null),
    place: `${LEVEL_NAMES[item.level]}, ${SUBJECT_NAMES[item.subject]}`,
    question: printExamined(item, verdicts),
  }
}

export default function AuthoredItem() {
  const { id, state, author, reviewer, isOwn, isSound, place, question } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.admin.items(`state=${state}`)}>Items by hand</AppLink>
      </p>
      <header className="stack tight">
        <h1>{question.skill}</h1>
        <div className="cluster">
          <Badge tone={state === 'live' ? 'good' : state === 'reviewed' ? 'notice' : ''}>{state}</Badge>
          <Badge>{question.difficulty}</Badge>
          <span className="small soft">
            {place}. Written by {author}
            {reviewer && `, reviewed by ${reviewer}`}.
          </span>
        </div>
      </header>
      <section className="card" aria-label="The question">
        <ExaminedQuestion question={question} />
      </section>
      <div className="cluster">
        {state === 'draft' && isSound && !isOwn && <ButtonLink to={paths.admin.itemState(id, 'reviewed')}>Approve after review</ButtonLink>}
        {state === 'reviewed' && <ButtonLink to={paths.admin.itemState(id, 'live')}>Make it live</ButtonLink>}
        <ButtonLink to={paths.admin.itemEdit(id)} look="quiet">
          Edit
        </ButtonLink>
        {state === 'draft' ? (
          <ButtonLink to={paths.admin.itemDeletion(id)} look="quiet">
            Delete
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.admin.itemState(id, 'draft')} look="quiet">
            Back to draft
          </ButtonLink>
        )}
      </div>
      {state === 'draft' && (
        <p className="small soft">
          {isSound ? 'Every check passes.' : 'A draft that fails a check cannot be reviewed.'}{' '}
          {isOwn && 'Someone else has to review it, because it is yours.'}
        </p>
      )}
    </div>
  )
}
