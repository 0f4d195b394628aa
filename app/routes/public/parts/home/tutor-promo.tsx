/** What tutors get (specification 2.9). The button loads the page in full: tutors have their own sign-in. */
import { paths } from '~/paths'

export function TutorPromo() {
  return (
    <section className="band-board section">
      <div className="wrap split">
        <div className="stack">
          <p className="eyebrow">FOR TUTORS</p>
          <h2>Teach the hour. Leave the bookkeeping to us.</h2>
          <p>One dashboard for all your students, from the first invitation to the last review before the test.</p>
          <div className="cluster">
            <a href={paths.tutorRegister()} className="button">
              Get Tutor Access Now
            </a>
          </div>
        </div>
        <ul className="ticks">
          <li>Manage several students and enroll them with invitation codes</li>
          <li>Assign targeted practice from the mistakes that repeat</li>
          <li>Follow each boot camp, day by day</li>
          <li>Review every wrong answer before the lesson starts</li>
          <li>Support your business: clear reports that parents can read</li>
        </ul>
      </div>
    </section>
  )
}
