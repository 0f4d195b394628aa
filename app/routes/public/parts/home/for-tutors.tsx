/** For tutors (specification 2.9): what they can do, how they join, and the way to apply. */
import { paths } from '~/paths'

export function ForTutors() {
  return (
    <section className="section">
      <div className="wrap stack loose">
        <div className="stack tight">
          <p className="eyebrow">FOR TUTORS</p>
          <h2>Teach with us</h2>
        </div>
        <div className="grid trio">
          <section className="stack tight">
            <h3>Your students</h3>
            <ul className="ticks">
              <li>Manage several students in one dashboard</li>
              <li>Enroll them with invitation codes</li>
              <li>Assign targeted practice</li>
              <li>Track boot camp progress</li>
              <li>Review each student’s wrong answers</li>
            </ul>
          </section>
          <section className="stack tight">
            <h3>How you join</h3>
            <ul className="ticks">
              <li>Apply with what you teach and your experience</li>
              <li>Confirm your email address</li>
              <li>We read every application ourselves</li>
            </ul>
          </section>
          <section className="card stack tight">
            <h3>Support your business</h3>
            <p className="soft">Families who look for a tutor want to know who you are. Your profile says it in your own words.</p>
            <p>
              {/* A full page load, as the specification has it. */}
              <a className="button" href={paths.tutor.register()}>
                Get Tutor Access Now
              </a>
            </p>
          </section>
        </div>
      </div>
    </section>
  )
}
