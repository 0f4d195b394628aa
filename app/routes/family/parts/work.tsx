/** A child's work on the parent's page: results, practice, and everything that was written. */
import { Table } from '~/components/ui/table'

interface ResultsProps {
  count: number
  list: { id: string; about: string; score: string; on: string }[]
}

export function Results({ count, list }: ResultsProps) {
  return (
    <section className="stack tight">
      <h2>Results</h2>
      {list.length === 0 ? (
        <p>No quiz has been finished yet.</p>
      ) : (
        <Table
          caption="The newest first"
          columns={[{ label: 'What' }, { label: 'Right' }, { label: 'On' }]}
          rows={list.map(({ id, about, score, on }) => ({ key: id, cells: [about, score, on] }))}
        />
      )}
      <Rest count={count} shown={list.length} />
    </section>
  )
}

export function Practice({ answers, mistakes, mastered }: { answers: number; mistakes: number; mastered: number }) {
  return (
    <section className="card stack tight">
      <h2>Practice</h2>
      <p>
        {answers === 1 ? 'One question' : `${answers} questions`} answered in practice without a clock.{' '}
        {mistakes === 1 ? 'One mistake' : `${mistakes} mistakes`} in the notebook; for {mastered} of them, two new questions on different
        days were answered right.
      </p>
    </section>
  )
}

interface TextsProps {
  count: number
  list: { id: string; about: string; text: string }[]
}

export function Notes(props: TextsProps) {
  return <Texts title="Notes on mistakes" none="No note has been written." {...props} />
}

export function Writings(props: TextsProps) {
  return <Texts title="Writings" none="Nothing has been written." {...props} />
}

export function Talks(props: TextsProps) {
  return (
    <>
      <Texts title="Talks with the AI tutor" none="Nothing has been asked." {...props} />
      <p className="small soft">
        When a child writes of danger or distress, a fixed text of ours answers and sends the child to a grown-up. Such words and that
        answer are not shown here.
      </p>
    </>
  )
}

export function OwnPoems(props: TextsProps) {
  return <Texts title="Own poems" none="No poem has been written." {...props} />
}

export function PassageNotes(props: TextsProps) {
  return <Texts title="Notes on passages" none="No note has been written." {...props} />
}

export function MainIdeas(props: TextsProps) {
  return <Texts title="Main ideas of passages" none="None has been written." {...props} />
}

function Texts({ title, none, count, list }: TextsProps & { title: string; none: string }) {
  return (
    <section className="card stack tight">
      <h2>{title}</h2>
      {list.length === 0 && <p>{none}</p>}
      {list.map(({ id, about, text }) => (
        <details key={id}>
          <summary>{about}</summary>
          <p className="written">{text}</p>
        </details>
      ))}
      <Rest count={count} shown={list.length} />
    </section>
  )
}

/** Where there are more than are shown. */
function Rest({ count, shown }: { count: number; shown: number }) {
  if (count <= shown) return null
  return (
    <p className="small soft">
      The newest {shown} of {count}. The download has all of them.
    </p>
  )
}
