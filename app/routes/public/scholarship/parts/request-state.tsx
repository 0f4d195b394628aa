/** How a family's newest request stands, in plain words. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { REASON_TEXTS } from '~/models/scholarship/fields'
import { paths } from '~/paths'

const STATES = {
  asked: { text: 'Asked', tone: 'notice' },
  granted: { text: 'Granted', tone: 'good' },
  declined: { text: 'Not granted', tone: '' },
  withdrawn: { text: 'Taken back', tone: '' },
  ended: { text: 'Ended', tone: '' },
} as const

interface Shown {
  exam: string
  state: keyof typeof STATES
  reason: keyof typeof REASON_TEXTS | null
  asked: string
  ends: string | null
}

export function RequestState({ request }: { request: Shown }) {
  const { exam, state, asked } = request
  const isOpen = state === 'asked' || state === 'granted'
  return (
    <section className="card stack tight">
      <h2 className="title-3">Your request</h2>
      <p className="cluster">
        <Badge tone={STATES[state].tone}>{STATES[state].text}</Badge>
        <span>
          {exam}, sent on {asked}
        </span>
      </p>
      <p>{textOf(request)}</p>
      {isOpen && (
        <p>
          <AppLink to={paths.account.scholarshipWithdrawal()}>{state === 'asked' ? 'Take the request back' : 'Give the seat back'}</AppLink>
        </p>
      )}
    </section>
  )
}

function textOf({ state, reason, ends }: Shown): string {
  switch (state) {
    case 'asked':
      return 'A person looks at it, usually within a week. We mail you when there is an answer.'
    case 'granted':
      return `Everything is open for you until ${ends}. Enjoy it.`
    case 'declined':
      return REASON_TEXTS[reason ?? 'not_now']
    case 'withdrawn':
      return 'You took this request back. You can ask again.'
    case 'ended':
      return `This seat ended on ${ends}. Your results and mistakes are all there, and you can ask again.`
  }
}
