/** The questions of one section of a whole test, each explained. */
import { AppLink } from '~/components/links/app-link'
import type { ExplainedQuestionData } from '~/components/results/explained-question'
import { PaceCard } from '~/components/results/pace-card'
import { ToLookAt } from '~/components/results/to-look-at'
import { paths } from '~/paths'
import type { shownSection } from './shown-section.server'

interface SectionViewProps {
  section: Omit<ReturnType<typeof shownSection>, 'questions'> & { questions: ExplainedQuestionData[] }
}

export function SectionView({ section }: SectionViewProps) {
  const { sittingId, part, shown, test, title, on, unscored, hinted, pace, questions } = section
  return (
    <div className="wrap page stack loose result">
      <header className="stack tight">
        <p className="eyebrow">{test}</p>
        <h1>{title}</h1>
        <p className="soft">
          <AppLink to={paths.learn.testReport(sittingId)}>The report of this test</AppLink>, {on}
        </p>
        {unscored.length > 0 && (
          <p className="small soft">
            {unscored.length === questions.length
              ? 'Nothing in this section counts: the real test tries new questions in it.'
              : `${unscored.length === 1 ? 'Question' : 'Questions'} ${unscored.join(', ')} did not count: the real test mixes such questions in.`}
          </p>
        )}
        {hinted.length > 0 && (
          <p className="small soft">
            {hinted.length === 1 ? 'Question' : 'Questions'} {hinted.join(', ')} had a hint, and {hinted.length === 1 ? 'stays' : 'stay'}{' '}
            out of the estimate.
          </p>
        )}
      </header>
      <PaceCard questions={questions} pace={pace} />
      <ToLookAt shown={shown} questions={questions} pace={pace} addressOf={(name) => paths.learn.testSection(sittingId, part, name)} />
    </div>
  )
}
