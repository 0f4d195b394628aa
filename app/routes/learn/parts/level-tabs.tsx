/** The six levels as tabs, a row for each exam, so that a phone shows them all in two lines. */
import { Tabs } from '~/components/ui/tabs'
import { EXAMS, examOf, LEVELS, type Level } from '~/exam/core/levels'
import { LEVEL_NAMES } from '~/exam/core/names'

export function LevelTabs({ here, to }: { here: Level; to: (level: Level) => string }) {
  return (
    <div className="stack tight">
      {EXAMS.map((exam) => {
        const levels = LEVELS.filter((level) => examOf(level) === exam)
        const tabs = levels.map((level) => ({ to: to(level), label: LEVEL_NAMES[level].replace(/^\S+ /, ''), isHere: level === here }))
        return <Tabs key={exam} label={`${exam.toUpperCase()} levels`} group={exam.toUpperCase()} tabs={tabs} />
      })}
    </div>
  )
}
