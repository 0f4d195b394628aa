/** The way to a question of each other kind. */
import { KINDS, type Kind } from '~/exam/core/levels'
import { KIND_NAMES } from '~/exam/core/strand-names'
import { paths } from '~/paths'

/** Words first, as in the tests. */
const ORDER = KINDS.toReversed()

export function KindLinks({ shown }: { shown: Kind }) {
  return (
    <p className="small kinds">
      Try another kind:
      {ORDER.filter((kind) => kind !== shown).map((kind) => (
        <a key={kind} href={paths.public.trying(kind)}>
          {KIND_NAMES[kind]}
        </a>
      ))}
    </p>
  )
}
