/** The eight promises and the two side blocks (specification 2.9). */
import { Award, ChartLine, GraduationCap, Handshake, Library, Sparkles, Target, Timer } from 'lucide-react'
import { AppLink } from '~/components/links/app-link'
import { Card } from '~/components/ui/card'
import { paths } from '~/paths'

const FEATURES = [
  {
    title: 'Excellence-Centered Approach',
    icon: Award,
    text: 'Every question teaches something: worked steps, and a reason for each wrong choice as well as for the right one.',
  },
  {
    title: 'Taming the ISEE & SSAT Beast',
    icon: Target,
    text: 'All six levels with their own sections, timing and scoring. After a few rehearsals, the real test holds few surprises.',
  },
  {
    title: 'Pacing Mastery',
    icon: Timer,
    text: 'Drills at the pace of the real section, with a quiet clock and a small celebration when you find your rhythm.',
  },
  {
    title: 'Tutors Love Us!',
    icon: Handshake,
    text: 'Tutors see which mistakes repeat, assign practice for exactly those, and start each lesson where it is needed.',
  },
  {
    title: 'AI-Powered Learning',
    icon: Sparkles,
    text: 'An AI tutor for every section, at any hour. It reads your work first, then asks the question that moves you forward.',
  },
  {
    title: 'Progress Tracking',
    icon: ChartLine,
    text: 'Every answer adds to a clear picture: what is solid, what is shaky, and what to do next.',
  },
  {
    title: 'Comprehensive Content Library',
    icon: Library,
    text: 'Mathematics, verbal, reading and essay, with videos, vocabulary and poems. All of it original.',
  },
  {
    title: 'Guaranteed Results',
    icon: GraduationCap,
    text: 'Our goal is 92% achievement and 15 points or more. What the guarantee covers is explained in plain words below.',
  },
]

export function Features() {
  return (
    <section id="features" className="section">
      <div className="wrap stack loose">
        <div className="stack tight">
          <p className="eyebrow">Features</p>
          <h2>Everything You Need to Succeed</h2>
        </div>
        <div className="grid">
          {FEATURES.map(({ title, icon: Icon, text }) => (
            <Card key={title} title={title} icon={<Icon aria-hidden="true" />}>
              <p className="soft">{text}</p>
            </Card>
          ))}
        </div>
        <div className="grid wide">
          <Card title="Personalized Learning Journey">
            <p className="soft">
              Tell us the test, the level and the date. The plan works backward from test day and changes as you learn.
            </p>
            <p>
              <AppLink to={paths.public.personalizationDemo()}>Try five questions that adapt to you</AppLink>
            </p>
          </Card>
          <Card title="Tutor-on-Demand">
            <p className="soft">
              Stuck at nine in the evening? The AI tutor explains the question in front of you, step by step, and never just gives the
              answer.
            </p>
          </Card>
        </div>
      </div>
    </section>
  )
}
