/** What is left to say after the prices. */
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

export function Closing() {
  return (
    <section className="section closing">
      <div className="wrap stack">
        <h2>Begin with one question</h2>
        <p>Answer the one at the top of this page and read why. If that helps, there is a desk waiting with the rest.</p>
        <p className="cluster">
          <ButtonLink to={paths.account.register()}>Start Free Trial</ButtonLink>
          <a href={paths.public.trying()}>Back to the question</a>
        </p>
      </div>
    </section>
  )
}
