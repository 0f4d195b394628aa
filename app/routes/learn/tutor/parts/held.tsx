/** In place of what was said, while it is about something that stands in an open test. */
import { Banner } from '~/components/ui/banner'

export function Held() {
  return (
    <Banner tone="notice" title="This talk waits until your test is over">
      <p>What it is about stands in a test or quiz that is open. Everything that was said is kept, and you can read it again afterwards.</p>
    </Banner>
  )
}
