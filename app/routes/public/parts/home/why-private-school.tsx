/** Why a family might want a private school, and what to look for. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

export function WhyPrivateSchool() {
  return (
    <section className="section">
      <div className="wrap stack loose">
        <div className="stack tight">
          <p className="eyebrow">Before the test</p>
          <h2>Why private school?</h2>
          <p className="lead">It is not the right step for every child. Three things are worth a visit.</p>
        </div>
        <ul className="grid points">
          <li>
            <h3>A room to speak in</h3>
            <p className="soft">Many private schools keep classes small. Sit in one, and count how often each student speaks.</p>
          </li>
          <li>
            <h3>A school with a choice behind it</h3>
            <p className="soft">
              Arts, languages, faith, a way of teaching: schools differ, and you choose.{' '}
              <AppLink to={paths.public.schools()}>Find schools in your state</AppLink>.
            </p>
          </li>
          <li>
            <h3>A price to ask about</h3>
            <p className="soft">
              Most aid depends on need and comes from the school itself.{' '}
              <AppLink to={paths.public.article('financial-aid')}>How financial aid works</AppLink>.
            </p>
          </li>
        </ul>
      </div>
    </section>
  )
}
