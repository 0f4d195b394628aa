/** Pieces of a school's page that say what is known, and whom to ask about what is not. */
import type { ReactNode } from 'react'

/** Stands where nothing is known: nothing is ever made up. */
export function AskTheSchool() {
  return <span className="soft">Ask the school</span>
}

export function Facts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  return (
    <dl className="facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="fact">
          <dt>{name}</dt>
          <dd>{value || <AskTheSchool />}</dd>
        </div>
      ))}
    </dl>
  )
}

export function FactList({ title, entries }: { title: string; entries: ReactNode[] }) {
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      {entries.length > 0 ? (
        <ul className="points">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, whose lines may be alike
            <li key={index}>{entry}</li>
          ))}
        </ul>
      ) : (
        <p>
          <AskTheSchool />
        </p>
      )}
    </section>
  )
}

export function Fact({ title, text }: { title: string; text?: string }) {
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      <p>{text || <AskTheSchool />}</p>
    </section>
  )
}
