/** What is hidden from new questions, why, since when and by whom. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Table } from '~/components/ui/table'
import { listHidden } from '~/models/bank/hidden-source.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { AdminTabs } from './parts/admin-tabs'

export const meta = pageMeta('Hidden sources')

export async function loader({ request }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const timeZone = profileTimeZone(admin)
  const hidden = await listHidden()
  return { hidden: hidden.map(({ hiddenAt, ...source }) => ({ ...source, on: dayText(hiddenAt, timeZone) })) }
}

export default function HiddenSources() {
  const { hidden } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="stack tight">
        <h1>Hidden sources</h1>
        <p className="lead">These families and entries make no new questions. What students have seen stays as it was.</p>
      </header>
      <AdminTabs here="hidden" />
      {hidden.length === 0 ? (
        <EmptyState title="Nothing is hidden" action={<ButtonLink to={paths.admin.questionGenerator()}>Go to the generator</ButtonLink>}>
          A question in the generator leads to the page that hides its family or entry.
        </EmptyState>
      ) : (
        <Table
          caption="Hidden now, newest first"
          columns={['Source', 'Why', 'By', 'Since', 'Change'].map((label) => ({ label }))}
          rows={hidden.map(({ name, title, reason, hiddenBy, on }) => ({
            key: name,
            cells: [
              title,
              reason,
              hiddenBy,
              on,
              <AppLink key="restore" to={paths.admin.hiddenSource(name)} aria-label={`Restore ${title}`}>
                Restore
              </AppLink>,
            ],
          }))}
        />
      )}
    </div>
  )
}
