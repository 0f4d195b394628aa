/** The audit log: what every admin did, by action, by who did it, or by what it was done to. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { auditChoices, listAudit } from '~/models/admins/audit.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { momentText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { readAuditList } from './parts/list.server'
import { inWords } from './parts/words.server'

export const meta = pageMeta('Audit log')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const list = readAuditList(request)
  const [{ entries, next, names }, { actions, actors }] = await Promise.all([listAudit(list), auditChoices()])
  return {
    ...list,
    next,
    actions: actions.map((action) => ({ value: action, label: action })),
    actors: actors.map(({ id, name }) => ({ value: id, label: name })),
    entries: entries.map(({ id, actor, action, target, before, after, createdAt }) => ({
      ...{ id, actor, action, target },
      before: inWords(before, names),
      after: inWords(after, names),
      on: momentText(createdAt, zone),
    })),
  }
}

export default function Audit() {
  const { action, actorId, target, after, next, actions, actors, entries } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Audit log"
      lead="What every admin did, to what, and what it was before and after."
      search={{ label: 'Id or name of what was changed', value: target }}
      filters={[
        { name: 'action', label: 'Action', all: 'All actions', value: action ?? '', options: actions },
        { name: 'by', label: 'Admin', all: 'All admins', value: actorId ?? '', options: actors },
      ]}
      to={paths.admin.audit}
      exportTo={paths.admin.auditExport}
      empty={{ title: 'Nothing here', text: 'What admins do appears here, newest first.' }}
      after={after}
      next={next}
    >
      {entries.map(({ id, actor, action: done, target: what, before, after: since, on }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">{done}</h2>
          <p className="clip">{what}</p>
          {before && <p className="small clip">Before: {before}</p>}
          {since && <p className="small clip">After: {since}</p>}
          <p className="small soft">
            {actor}, {on}
          </p>
        </li>
      ))}
    </ListPage>
  )
}
