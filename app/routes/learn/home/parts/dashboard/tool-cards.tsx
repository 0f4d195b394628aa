/** The six tools of the specification. */
import { Badge } from '~/components/ui/badge'
import { TOOLS } from './tools'

export function ToolCards({ isPremium }: { isPremium: boolean }) {
  return (
    <section className="stack" aria-labelledby="tools">
      <h2 id="tools">Your tools</h2>
      <div className="grid">
        {TOOLS.map(({ title, text, to, isPremiumOnly }) => (
          <a className="card stack tight" href={to} key={title}>
            <span className="cluster between">
              <strong>{title}</strong>
              {isPremiumOnly && !isPremium && <Badge tone="amber">Premium</Badge>}
            </span>
            <span className="soft small">{text}</span>
          </a>
        ))}
      </div>
    </section>
  )
}
