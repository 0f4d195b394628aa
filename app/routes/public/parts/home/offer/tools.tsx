/** The tools: three of them in pictures, all of them by name, and the proof that the questions are right. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'
import type { Picture } from '../../pictures'
import { ProductPicture } from '../../product-picture'

const PICTURES: { name: Picture; alt: string; caption: string }[] = [
  {
    name: 'question',
    alt: 'A question with a figure, its choices, the clock of the section and the other questions',
    caption: 'In the room: the clock, strike-outs and flags of test day.',
  },
  {
    name: 'mistake',
    alt: 'A missed question with the right answer, why the wrong one tempts, and worked steps',
    caption: 'After a miss: why that choice tempts, and the steps to the answer.',
  },
  {
    name: 'lesson',
    alt: 'A scene of a lesson: a board with a drawing and the words that go with it',
    caption: 'In a lesson: one idea, drawn step by step.',
  },
]

const TOOLS = [
  { to: paths.learn.tests(), label: 'Practice tests' },
  { to: paths.learn.quizzes(), label: 'Sectional quizzes' },
  { to: paths.learn.practice(), label: 'Interactive quiz' },
  { to: paths.learn.passages(), label: 'Reading comprehension' },
  { to: paths.learn.talks(), label: 'AI tutor' },
  { to: paths.learn.essayWorkshop(), label: 'Essay workshop' },
  { to: paths.learn.pacing(), label: 'Pacing trainer' },
  { to: paths.learn.lessons(), label: 'Video lessons' },
  { to: paths.learn.mistakes(), label: 'My mistakes' },
  { to: paths.learn.poems(), label: 'Poetry corner' },
  { to: paths.public.vocabulary(), label: 'Vocabulary' },
  { to: paths.public.bootcamp(), label: '30-Day Boot Camp' },
]

export interface ProvedFamily {
  id: string
  title: string
  draws: number
  checks: number
}

export function Tools({ proved }: { proved: ProvedFamily }) {
  return (
    <section className="band-tint section">
      <div className="wrap stack loose">
        <div className="stack tight">
          <p className="eyebrow">The tools</p>
          <h2>One desk, every tool</h2>
          <p className="lead">Authentic, test-like question banks for mathematics, verbal, quantitative and reading.</p>
        </div>
        <ul className="grid trio shots">
          {PICTURES.map(({ name, alt, caption }) => (
            <li key={name}>
              <figure>
                <ProductPicture name={name} alt={alt} />
                <figcaption>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <ul className="grid tools">
          {TOOLS.map(({ to, label }) => (
            <li key={to}>
              <AppLink to={to}>{label}</AppLink>
            </li>
          ))}
        </ul>
        <Proof {...proved} />
      </div>
    </section>
  )
}

function Proof({ id, title, draws, checks }: ProvedFamily) {
  return (
    <div className="card stack tight">
      <h3>Every question is proved</h3>
      <p className="soft">
        Take “{title}”. We drew it {draws.toLocaleString('en-US')} times, solved each draw a second way, and ran{' '}
        {checks.toLocaleString('en-US')} checks. All of them held.
      </p>
      <p>
        <AppLink to={paths.public.proofOf(id)}>Read this proof</AppLink>
      </p>
    </div>
  )
}
