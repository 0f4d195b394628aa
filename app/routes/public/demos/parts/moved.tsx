/** The end of the demo: each skill that was asked, and where its estimate stands. */
import type { ReactNode } from 'react'
import { Table } from '~/components/ui/table'

interface MovedProps {
  skills: { name: string; right: number; asked: number; medium: number }[]
  children: ReactNode
}

export function Moved({ skills, children }: MovedProps) {
  return (
    <section className="stack" id="end" aria-labelledby="end-heading">
      <h2 id="end-heading">After five questions</h2>
      <Table
        caption="Where each skill stands"
        columns={[{ label: 'Skill' }, { label: 'Right', isNumber: true }, { label: 'A medium question would be right', isNumber: true }]}
        rows={skills.map(({ name, right, asked, medium }) => ({ key: name, cells: [name, `${right} of ${asked}`, `${medium} in 100`] }))}
      />
      <p>
        Five answers are a first guess, no more. With an account the estimates are kept from day to day, quizzes and whole tests count too,
        and each number says how many answers stand behind it.
      </p>
      <p>{children}</p>
    </section>
  )
}
