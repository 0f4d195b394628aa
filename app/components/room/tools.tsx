/** What was granted beside time, in the bar of a section. */
import { Calculator } from 'lucide-react'
import { paths } from '~/paths'

export interface RoomTools {
  largePrint: boolean
  calculator: boolean
  readAloud: boolean
  lineReader: boolean
}

/** Opens beside the test: the section's page stays as it is. */
export function CalculatorLink() {
  return (
    <a
      href={paths.learn.calculator()}
      target="_blank"
      rel="noopener"
      className="icon-button"
      aria-label="Calculator, opens in a new tab"
      title="Calculator"
    >
      <Calculator aria-hidden="true" />
    </a>
  )
}
