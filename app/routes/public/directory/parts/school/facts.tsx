/** Pieces of a school's page that say what is known, and whom to ask about what is not. */
import type { ReactNode } from 'react'
import { Badge } from '~/components/ui/badge'
import { isOlderFigure } from '~/utils/time/school-year'

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

interface FactProps {
  title: string
  text?: string
  /** Of a figure, which may be older. */
  schoolYear?: number
}

export function Fact({ title, text, schoolYear }: FactProps) {
  const told = text && schoolYear ? <Figure text={text} schoolYear={schoolYear} /> : text
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      <p>{told || <AskTheSchool />}</p>
    </section>
  )
}

interface FigureProps {
  text: string
  /** Of which year it is, where the text does not say. */
  published?: string
  schoolYear: number
}

/** Families plan with it: one that is old says so. */
export function Figure({ text, published, schoolYear }: FigureProps) {
  return (
    <>
      {text} {isOlderFigure(published ?? text, schoolYear) && <Badge>Older figure</Badge>}
    </>
  )
}
