/** The parts of the inbox, and within each its states. */
import { Tabs } from '~/components/ui/tabs'
import type { inboxTabs } from './list.server'

export function InboxNav({ tabs: { messages, testimonials, talks } }: { tabs: Awaited<ReturnType<typeof inboxTabs>> }) {
  return (
    <div className="split top">
      <div className="stack tight">
        <p className="eyebrow">Messages</p>
        <Tabs label="Messages" tabs={messages} />
      </div>
      <div className="stack tight">
        <p className="eyebrow">Testimonials</p>
        <Tabs label="Testimonials" tabs={testimonials} />
      </div>
      <div className="stack tight">
        <p className="eyebrow">Reported talks</p>
        <Tabs label="Reported talks" tabs={talks} />
      </div>
    </div>
  )
}
