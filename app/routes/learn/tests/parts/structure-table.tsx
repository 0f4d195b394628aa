/** What a whole test is made of, step by step, with standard and own time; on a phone a list. */
import type { structureOf } from './structure.server'

type Structure = ReturnType<typeof structureOf>

interface StructureTableProps extends Structure {
  /** The test is under way: when it would end if it began now is of no use. */
  isUnderWay: boolean
}

export function StructureTable({ lines, isOwn, total, until, base, isUnderWay }: StructureTableProps) {
  return (
    <div className="stack tight">
      <table className="table test-steps">
        <caption>The test, step by step</caption>
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">What it holds</th>
            <th scope="col">{isOwn ? 'Standard time' : 'Time'}</th>
            {isOwn && <th scope="col">Your time</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, holds, base: standard, own }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{holds}</td>
              <td>
                {isOwn && <span className="of-step">Standard: </span>}
                {standard}
              </td>
              {isOwn && (
                <td>
                  <span className="of-step">Yours: </span>
                  {own}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {total ? (
          <>
            <strong>In all about {total}</strong>
            {isUnderWay ? '.' : `, until ${until}, if you begin now.`}
          </>
        ) : (
          <strong>No clock.</strong>
        )}
        {isOwn && ` The standard test takes ${base}.`}
      </p>
    </div>
  )
}
