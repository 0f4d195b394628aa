/** What a whole test is made of, step by step, with standard and own time. */
import { Table } from '~/components/ui/table'
import type { structureOf } from './structure.server'

type Structure = ReturnType<typeof structureOf>

export function StructureTable({ lines, isOwn, total, base }: Structure) {
  return (
    <div className="stack tight">
      <Table
        caption="The test, step by step"
        columns={[
          { label: 'Step' },
          { label: 'Standard', isNumber: true },
          ...(isOwn ? [{ label: 'Yours', isNumber: true }] : []),
          { label: 'Holds' },
        ]}
        rows={lines.map(({ id, name, holds, base: standard, own }) => ({
          key: id,
          cells: [name, standard, ...(isOwn ? [own] : []), holds],
        }))}
      />
      <p>
        {total ? (
          <>
            <strong>In all {total}</strong>, if you begin now.
          </>
        ) : (
          <strong>No clock.</strong>
        )}
        {isOwn && ` The standard test takes ${base}.`}
      </p>
    </div>
  )
}
