/** The same two weeks on paper, with a box to tick beside each start. */
import type { ShownPlan } from './shown-plan.server'

export function FridgeSheet({ days }: { days: ShownPlan['close'] }) {
  return (
    <table className="table fridge">
      <caption className="hidden">The next two weeks</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, name, date, kind, steps }) => (
          <tr key={day}>
            <th scope="row">
              {name}, {date}
            </th>
            <td>
              {kind === 'off' && 'Free'}
              {steps.map(({ title, time }) => (
                <div key={title}>
                  <span className="tick-box" aria-hidden="true" /> {title}
                  {time && `, ${time}`}
                </div>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
