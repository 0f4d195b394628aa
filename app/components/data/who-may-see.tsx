/** On the student's own profile: who may look at the account, and since when. */
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

interface WhoMaySeeProps {
  people: { name: string; kind: 'parent' | 'tutor'; since: string }[]
}

const SEES = {
  parent: 'a parent: results, practice, notes on mistakes, and writings',
  tutor: 'a tutor: results, mistakes without your notes, plan, lessons, words, and what you share',
}

export function WhoMaySee({ people }: WhoMaySeeProps) {
  return (
    <section className="card stack tight" id="who-may-see">
      <h2 className="title-3">Who may see your work</h2>
      {people.length === 0 ? (
        <p>Only you.</p>
      ) : (
        <ul>
          {people.map(({ name, kind, since }) => (
            <li key={`${kind} ${name}`}>
              <strong>{name}</strong>, {SEES[kind]}. Since {since}.
            </li>
          ))}
        </ul>
      )}
      <p>
        <AppLink to={paths.learn.myTutors()}>My tutors</AppLink>
      </p>
    </section>
  )
}
