/** A worked example of a guide, which keeps the answers to the others and leads to the next. */
import { TryCard } from '~/components/question/tried/try-card'
import type { ExampleQuestion } from './page.server'

/** Every guide has so many. */
const EXAMPLES = 3

interface ExampleCardProps {
  example: ExampleQuestion
  /** What was answered on the page so far and how its list is narrowed, by the names of the fields. */
  kept: Record<string, string>
}

export function ExampleCard({ example: { number, passageAt, ...example }, kept }: ExampleCardProps) {
  const others = Object.entries(kept).filter(([name]) => name !== example.field)
  return (
    <TryCard
      {...example}
      id={`example-${number}`}
      name={`Example ${number}`}
      passageAt={passageAt === null ? null : { href: `#example-${passageAt}`, name: `Example ${passageAt}` }}
      kept={Object.fromEntries(others)}
      next={
        number < EXAMPLES && (
          <a href={`#example-${number + 1}`} className="button quiet">
            Next example
          </a>
        )
      }
    />
  )
}
