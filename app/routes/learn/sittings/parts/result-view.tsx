/** The result of a section in three layers: what it means, what to look at, and the rest, folded. It prints on two or three pages. */
import type { ReactNode } from 'react'
import { AppLink } from '~/components/links/app-link'
import { EstimateCard } from '~/components/results/estimate-card'
import type { ExplainedQuestionData } from '~/components/results/explained-question'
import { PaceCard } from '~/components/results/pace-card'
import { ToLookAt } from '~/components/results/to-look-at'
import { TopicTable } from '~/components/results/topic-table'
import { WatchThis } from '~/components/results/watch-this'
import { LEVEL_NAMES } from '~/exam/core/names'
import { isShown, type Shown } from '~/exam/scoring/look'
import { paths } from '~/paths'
import type { shownResult } from './shown-result.server'

type ShownResult = Omit<ReturnType<typeof shownResult>, 'questions'> & { questions: (ExplainedQuestionData & Listed)[] }
type Listed = Pick<ReturnType<typeof shownResult>['questions'][number], 'choice' | 'isPrinted'>

const ESTIMATES = 'Scores are estimates. ISEE is a trademark of ERB, SSAT of EMA; neither endorses Stanine.'

interface ResultViewProps {
  result: ShownResult
  /** Where a practice of one skill begins, and the list with other questions. */
  addressOf: (shown: Shown) => string
  /** What the student can do next. */
  children?: ReactNode
}

export function ResultView({ result: shownResult, addressOf, children }: ResultViewProps) {
  const { sittingId, shown, level, subject, section, results, topics, lessons, pace, questions, ...head } = shownResult
  const isListed = new Set(questions.filter((question) => isShown('look', question, pace)).map(({ position }) => position))
  return (
    <div className="wrap page stack loose result">
      <header className="stack tight">
        <p className="eyebrow">{LEVEL_NAMES[level]}</p>
        <h1>{head.title}</h1>
        <p className="on-paper">{[head.student, head.on].filter(Boolean).join(', ')}</p>
        <p className="lead">
          {head.words}
          {head.isTimeOver && ' Time ran out before you finished.'}
        </p>
        {head.isHurried && (
          <p>The answers came in a few seconds each, which is too quick to read the questions. So this result says little yet.</p>
        )}
        {head.paperNote && <p>{head.paperNote}</p>}
        {/* device.js says what is left of this section on the device. */}
        <p hidden data-uncounted={sittingId} data-choices={questions.map(({ choice }) => choice ?? '').join()}>
          Not counted, because it reached us after time was up:{' '}
        </p>
      </header>
      <div className="report">
        <EstimateCard level={level} section={section} results={results} />
        <PaceCard questions={questions.filter(({ isPrinted }) => !isPrinted)} pace={pace} />
        <TopicTable
          topics={topics}
          addressOf={(position) => `${addressOf(isListed.has(position) ? 'look' : 'all')}#question-${position}`}
          practiceOf={(skill) => paths.learn.practice({ level, subject, skill })}
        />
      </div>
      <p className="on-paper small">{ESTIMATES}</p>
      {children}
      <WatchThis lessons={lessons} />
      <ToLookAt shown={shown} questions={questions} pace={pace} addressOf={addressOf} />
      <p className="small soft on-screen">
        Scores are estimates. <AppLink to={paths.learn.dashboard()}>Go to the dashboard</AppLink>
      </p>
    </div>
  )
}
