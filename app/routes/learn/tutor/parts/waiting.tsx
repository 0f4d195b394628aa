/** An answer that is on its way, or that failed and may be asked for again. */
import { AppLink } from '~/components/links/app-link'
import { Banner } from '~/components/ui/banner'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import type { Pending } from './pending.server'

export function Waiting({ talkId, pending: { state, why } }: { talkId: string; pending: Pending }) {
  if (state === 'failed') {
    return (
      <Banner tone="notice" title="No whole answer came">
        <p>{why} Your question is kept. If this talk has had no answer yet, it has cost you no session.</p>
        <form method="post" action={paths.learn.talk(talkId)} data-talk-form="">
          <input type="hidden" name="intent" value="again" />
          <SubmitButton pending="Asking...">Ask again</SubmitButton>
        </form>
        <p>
          <AppLink to={paths.learn.talks()}>Begin another talk</AppLink>
        </p>
      </Banner>
    )
  }
  return (
    <div className="said stack tight" data-answer={paths.learn.talkAnswer(talkId)} data-then={paths.learn.talk(talkId)}>
      <p className="small soft">Tutor</p>
      <div className="stack tight" data-live="" aria-live="polite" />
      <p className="soft" data-wait="">
        The tutor is thinking. This page looks again by itself.
      </p>
      <p className="small no-print" data-wait="">
        <AppLink to={paths.learn.talk(talkId)}>Look now</AppLink>
      </p>
    </div>
  )
}
