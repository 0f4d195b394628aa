/** The tools, each one line and one link. */
import { BookOpen, CalendarDays, ClipboardCheck, FileText, Languages, MessagesSquare, PenLine, Play } from 'lucide-react'
import { AppLink } from '~/components/layout/app-link'
import { paths } from '~/paths'

const TOOLS = [
  { to: paths.practiceTests(), label: 'Full practice tests', icon: ClipboardCheck },
  { to: paths.sectionalQuizzes(), label: 'Sectional quizzes', icon: FileText },
  { to: paths.aiTutor(), label: 'AI tutor, day and night', icon: MessagesSquare },
  { to: paths.essayWorkshop(), label: 'Essay workshop', icon: PenLine },
  { to: paths.readingComprehension(), label: 'Reading comprehension', icon: BookOpen },
  { to: paths.videoLessons(), label: 'Video lessons', icon: Play },
  { to: paths.vocabulary(), label: 'Vocabulary', icon: Languages },
  { to: paths.bootcamp(), label: '30-day boot camp', icon: CalendarDays },
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
