/** For tutors (specification 2.9): what they get, and the way to apply. */
import { Card } from '~/components/ui/card'
import { paths } from '~/paths'

export function ForTutors() {
  return (
    <section className="section">
      <div className="wrap stack loose">
        <div className="stack tight">
          <p className="eyebrow">FOR TUTORS</p>
          <h2>Teach with us</h2>
        </div>
        <div className="grid wide">
          <Card title="How you join">
            <ul>
              <li>Apply with what you teach and your experience</li>
              <li>Confirm your email address</li>
              <li>We read every application ourselves</li>
            </ul>
          </Card>
          <Card title="Support your business">
            <p className="soft">Families who look for a tutor want to know who you are. Your profile says it in your own words.</p>
            <p>
              {/* A full page load, as the specification has it. */}
              <a className="button" href={paths.tutor.register()}>
                Get Tutor Access Now
              </a>
            </p>
          </Card>
        </div>
      </div>
    </section>
  )
}
