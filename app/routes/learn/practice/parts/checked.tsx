/** A checked question: right or not, what it changed, and the question explained. */
import type { ReactNode } from 'react'
import { Solution } from '~/components/question/solution'
import { Banner } from '~/components/ui/banner'
import type { PrintedSolution } from '~/exam/print/item.server'

interface CheckedProps {
  isRight: boolean
  solution: PrintedSolution
  /** Where one says that something is wrong with it; a question of a lesson stands in no sitting. */
  markTo?: string
  /** What the answer changed. */
  children: ReactNode
}

export function Checked({ isRight, solution, markTo, children }: CheckedProps) {
  return (
    <>
      <div role="status">
        <Banner tone={isRight ? 'good' : 'wrong'}>
          <h2 className="title-3">{isRight ? 'Right' : 'Not this time'}</h2>
          {children}
        </Banner>
      </div>
      <section className="card" aria-label="The question, explained">
        <Solution solution={solution} markTo={markTo} />
      </section>
    </>
  )
}
