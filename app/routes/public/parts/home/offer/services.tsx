/** The eight cards and the two side blocks (specification 2.9). Results stand as goals. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

const FEATURES = [
  {
    title: 'Excellence-Centered Approach',
    text: 'Every question teaches something: worked steps, and a reason for each wrong choice as well as for the right one.',
  },
  {
    title: 'Taming the ISEE & SSAT Beast',
    text: 'All six levels with their own sections, timing and scoring. After a few rehearsals, the real test holds few surprises.',
  },
  {
    title: 'Pacing Mastery',
    text: 'Pacing drills at the speed of the real section, with a small celebration when you find your rhythm.',
  },
  {
    title: 'Tutors Love Us!',
    text: 'A tutor sees which mistakes repeat, and starts each lesson where it is needed.',
  },
  {
    title: 'AI-Powered Learning',
    text: 'The AI begins with your own work: what you chose, and what you wrote.',
  },
  {
    title: 'Progress Tracking',
    text: 'Progress analytics and reports: what is solid, what is shaky, and what to do next.',
  },
  {
    title: 'Comprehensive Content Library',
    text: 'A video library, word lists, passages, poems and prompts. All of it is original.',
  },
  {
    title: 'Guaranteed Results',
    text: 'Our goal for you is 92% achievement and 15 points or more. A goal is not a promise; what we guarantee stands below.',
  },
]

export function Services() {
  return (
    <section id="features" className="band-tint section">
      <div className="wrap stack loose">
        <div className="stack tight">
          <p className="eyebrow">Services</p>
          <h2>Everything You Need to Succeed</h2>
        </div>
        <ul className="grid points">
          {FEATURES.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className="grid wide">
          <section className="card stack tight">
            <h3>Personalized Learning Journey</h3>
            <p className="soft">
              Tell us the test, the level and the date. The plan works backward from test day and changes as you learn.
            </p>
            <p>
              <AppLink to={paths.public.personalizationDemo()}>Try five questions that adapt to you</AppLink>
            </p>
          </section>
          <section className="card stack tight">
            <h3>Tutor-on-Demand</h3>
            <p className="soft">Stuck at nine in the evening? Ask about the very question, and work it out step by step.</p>
          </section>
        </div>
      </div>
    </section>
  )
}
