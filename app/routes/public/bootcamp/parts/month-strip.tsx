/** The month as a drawing: thirty rising bars like those of the mark, the days of checks in outline. It repeats what the text says. */

const HEIGHT = 60
const STEP = 10

export function MonthStrip({ checkDays }: { checkDays: readonly number[] }) {
  const days = Array.from({ length: 30 }, (_, index) => index + 1)
  return (
    <svg className="month" viewBox={`0 0 ${30 * STEP - 3} ${HEIGHT}`} aria-hidden="true">
      {days.map((day) => {
        // The last two days are light work and rest.
        const height = day > 28 ? 12 : 14 + Math.round((day / 28) * 44)
        const className = checkDays.includes(day) ? 'check-day' : undefined
        return <rect key={day} x={(day - 1) * STEP} y={HEIGHT - height} width={STEP - 3} height={height} rx="2" className={className} />
      })}
    </svg>
  )
}
