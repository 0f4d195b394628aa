/** Testimonials, by whether they are shown. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { ListPage } from '~/components/admin/list-page'
import { AppLink } from '~/components/links/app-link'
import { listTestimonials } from '~/models/site/testimonials.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { InboxNav } from './parts/inbox-nav'
import { inboxTabs, readTestimonialList } from './parts/list.server'

export const meta = pageMeta('Testimonials')

export async function loader({ request }: LoaderFunctionArgs) {
  const zone = profileTimeZone(await requireAdmin(request))
  const list = readTestimonialList(request)
  const [{ testimonials, next }, tabs] = await Promise.all([listTestimonials(list), inboxTabs(list.status)])
  return {
    ...list,
    ...{ next, tabs },
    testimonials: testimonials.map(({ createdAt, reviewedAt: _, ...testimonial }) => ({ ...testimonial, sent: dayText(createdAt, zone) })),
  }
}

export default function Testimonials() {
  const { status, search, after, next, tabs, testimonials } = useLoaderData<typeof loader>()
  return (
    <ListPage
      title="Testimonials"
      lead="What families say of us. Only what one of us has approved is shown."
      navigation={<InboxNav tabs={tabs} />}
      search={{ label: 'Name', value: search }}
      kept={{ state: status }}
      filters={[]}
      to={paths.admin.testimonials}
      exportTo={paths.admin.testimonialsExport}
      empty={{ title: 'No testimonials', text: 'Testimonials in this state appear here, newest first.' }}
      after={after}
      next={next}
    >
      {testimonials.map(({ id, name, role, content, sent }) => (
        <li className="card stack tight" key={id}>
          <h2 className="title-3">
            <AppLink to={paths.admin.testimonial(id)}>{name}</AppLink>
          </h2>
          <p className="small soft">
            {role}, {sent}
          </p>
          <p className="clip">{content}</p>
        </li>
      ))}
    </ListPage>
  )
}
