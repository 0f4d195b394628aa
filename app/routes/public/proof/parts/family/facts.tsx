/** What a family draws, where it is asked, and what its last proof found. */
import { Fragment } from 'react'
import { Card } from '~/components/ui/card'
import type { describeFamily } from './page.server'

type Facts = Pick<Awaited<ReturnType<typeof describeFamily>>, 'strand' | 'skill' | 'kind' | 'version' | 'parameters' | 'sections' | 'proof'>

export function FamilyFacts({ family: { strand, skill, kind, version, parameters, sections, proof } }: { family: Facts }) {
  return (
    <div className="family-facts">
      <Card title="What is drawn" heading="h2">
        <p>For each question the seed decides on:</p>
        <ul className="points">
          {parameters.map((says) => (
            <li key={says}>{says}</li>
          ))}
        </ul>
      </Card>
      <Card title="Where it is asked" heading="h2">
        <dl className="facts">
          <dt>Strand</dt>
          <dd>{strand}</dd>
          <dt>Skill</dt>
          <dd>{skill}</dd>
          <dt>Kind</dt>
          <dd>{kind}</dd>
          {sections.map(({ level, subjects }) => (
            <Fragment key={level}>
              <dt>{level}</dt>
              <dd>{subjects.join(', ')}</dd>
            </Fragment>
          ))}
        </dl>
      </Card>
      <Card title="The last proof" heading="h2">
        {proof ? (
          <ProofFacts proof={proof} version={version} />
        ) : (
          <p>
            Version {version} of this family has not been through the long proof yet. The short one of 1,000 draws runs with every change.
          </p>
        )}
      </Card>
    </div>
  )
}

function ProofFacts({ proof, version }: { proof: NonNullable<Facts['proof']>; version: number }) {
  return (
    <dl className="facts">
      <dt>Day</dt>
      <dd>
        <time dateTime={proof.date}>{dayInWords(proof.date)}</time>, version {version}
      </dd>
      <dt>Draws tried</dt>
      <dd>
        {whole(proof.seeds)}, over {proof.contexts} pairs of level and difficulty
      </dd>
      <dt>Checks passed</dt>
      <dd>
        {whole(proof.checks)} of {whole(proof.checks)}
      </dd>
      <dt>Different questions</dt>
      <dd>{whole(proof.distinctQuestions)}</dd>
      <dt>Place of the key</dt>
      <dd>
        {proof.letters
          ? `each letter ${proof.letters.least} to ${proof.letters.most} times as often as an even share, at every level`
          : 'the four choices always stand in the same order, as in the real test'}
      </dd>
    </dl>
  )
}

const whole = (count: number) => count.toLocaleString('en')

function dayInWords(date: string): string {
  return new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
