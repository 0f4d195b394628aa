/** One question of the demo: why it was chosen, the question or its reasons, and what the answer moved. */
import { TryCard } from '~/components/question/tried/try-card'
import { Table } from '~/components/ui/table'
import type { PrintedQuestion, PrintedSolution } from '~/exam/print/item.server'

interface Step {
  number: number
  field: string
  section: string
  skill: string
  why: string
  question: PrintedQuestion
  solution: PrintedSolution | null
  isRight?: boolean
  expected?: number
  moved?: string
  chances?: { difficulty: string; before: number; after: number }[]
}

export function AskedStep({ step, level, kept }: { step: Step; level: string; kept: Record<string, string> }) {
  const { number, field, section, skill, why, question, solution, isRight, expected, moved, chances } = step
  return (
    <section className="stack" aria-labelledby={`why-${number}`}>
      <p id={`why-${number}`}>
        <strong>Why this question:</strong> {why}
      </p>
      <TryCard
        id={`question-${number}`}
        name={`Question ${number}`}
        level={level}
        skill={`${section}: ${skill}`}
        field={field}
        question={question}
        solution={solution}
        kept={kept}
      />
      {chances && (
        <div className="card stack tight">
          <p>
            <strong>What it moved:</strong> we expected a right answer here {expected} times in 100, and yours was{' '}
            {isRight ? 'right' : 'not right'}. {moved}
          </p>
          <Table
            caption={`How often we now expect you to be right in ${skill}`}
            columns={[{ label: 'A question that is' }, { label: 'Before', isNumber: true }, { label: 'Now', isNumber: true }]}
            rows={chances.map(({ difficulty, before, after }) => ({
              key: difficulty,
              cells: [difficulty, `${before} in 100`, `${after} in 100`],
            }))}
          />
        </div>
      )}
    </section>
  )
}
