/** Messages from the contact form, by where they stand. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { listAdmins, listMessages } from '~/models/site/contact.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { InboxNav } from './parts/inbox-nav'
import { inboxTabs, readMessageList } from './parts/list.server'

export const meta = pageMeta('Inbox')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const list = readMessageList(request)
  const [{ messages, next }, tabs, admins] = await Promise.all([listMessages(list), inboxTabs(list.state), listAdmins()])
  return {
    ...list,
    ...{ next, tabs },
    admins: admins.map(({ id: value, username: label }) => ({ value, label })),
    messages: messages.map(({ id, name, email, message, createdAt, assignee }) => ({
      ...{ id, name, email, message },
      when: dayTime(createdAt, zone),
      answers: assignee?.username ?? null,
    })),
  }
}

export default function Messages() {
  const { state, assigneeId, search, after, next, tabs, admins, messages } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Inbox"
      lead="What families and visitors wrote to us. Each message is erased a year after it came."
      navigation={<InboxNav tabs={tabs} />}
      search={{ label: 'Name or email', value: search }}
      kept={{ state }}
      filters={[{ name: 'assignee', label: 'Who answers', all: 'Anybody', value: assigneeId ?? '', options: admins }]}
      to={paths.admin.inbox}
      exportTo={paths.admin.inboxExport}
      empty={{ title: 'No messages', text: 'Messages in this state appear here, newest first.' }}
      after={after}
      next={next}
    >
      {messages.map(({ id, name, email, message, when, answers }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.message(id)}>{name}</AppLink>
          </h2>
          <p className="small soft">
            {email}, {when}
            {answers && `, ${answers} answers`}
          </p>
          <p className="clip">{message}</p>
        </li>
      ))}
    </ListPage>
  )
}
