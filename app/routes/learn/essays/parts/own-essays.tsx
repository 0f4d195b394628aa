/** The student's own essays, newest first. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'

interface OwnEssaysProps {
  own: {
    id: string
    to: string
    prompt: string
    draft: number
    about: string
    state: 'writing' | 'time is up' | 'submitted'
    hasFeedback: boolean
  }[]
  older: string | null
}

const STATES = { writing: 'Not finished', 'time is up': 'Time is up: not submitted', submitted: 'Submitted' }

export function OwnEssays({ own, older }: OwnEssaysProps) {
  return (
    <section className="stack" aria-labelledby="own">
      <h2 id="own">Your essays</h2>
      {own.length === 0 && <p className="soft">None yet. Choose a prompt below; a first draft may be short.</p>}
      <ul className="shelf">
        {own.map(({ id, to, prompt, draft, about, state, hasFeedback }) => (
          <li key={id} className="stack tight">
            <p>
              <AppLink to={to}>{prompt}</AppLink>
            </p>
            <p className="cluster small">
              {draft > 1 && <Badge>Draft {draft}</Badge>}
              <Badge tone={state === 'submitted' ? 'good' : 'notice'}>{STATES[state]}</Badge>
              {hasFeedback && <Badge tone="good">Feedback</Badge>}
              <span className="soft">{about}</span>
            </p>
          </li>
        ))}
      </ul>
      {older && (
        <p>
          <AppLink to={older}>Older essays</AppLink>
        </p>
      )}
    </section>
  )
}
