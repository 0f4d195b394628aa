/** The tools, each one line and one link. */
import {
  BadgeCheck,
  BookA,
  BookOpenText,
  CalendarDays,
  FileText,
  Lightbulb,
  MonitorPlay,
  NotebookPen,
  RotateCcw,
  Timer,
} from 'lucide-react'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

const TOOLS = [
  { to: paths.learn.tests(), label: 'Practice tests', icon: NotebookPen },
  { to: paths.learn.quizzes(), label: 'Sectional quizzes', icon: FileText },
  { to: paths.learn.practice(), label: 'Interactive quiz', icon: Lightbulb },
  { to: paths.learn.passages(), label: 'Reading comprehension', icon: BookOpenText },
  { to: paths.learn.pacing(), label: 'Pacing trainer', icon: Timer },
  { to: paths.learn.lessons(), label: 'Video lessons', icon: MonitorPlay },
  { to: paths.learn.mistakes(), label: 'My mistakes', icon: RotateCcw },
  { to: paths.public.vocabulary(), label: 'Vocabulary', icon: BookA },
  { to: paths.public.bootcamp(), label: '30-Day Boot Camp', icon: CalendarDays },
  { to: paths.public.proof(), label: 'Every question proved', icon: BadgeCheck },
]

export function Tools() {
  return (
    <section className="band-tint section">
      <div className="wrap stack loose">
        <h2>One desk, every tool</h2>
        <ul className="grid tools">
          {TOOLS.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <AppLink to={to}>
                <Icon size={22} aria-hidden="true" />
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
