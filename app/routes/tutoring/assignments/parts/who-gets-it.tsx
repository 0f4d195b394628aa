/** The students and groups to whom work is given. */
import { Checkbox } from '~/forms/fields/checkbox'

interface WhoGetsItProps {
  students: { id: string; name: string }[]
  groups: { id: string; name: string; count: number }[]
  picked: { students: string[]; groups: string[] }
  /** How many more students there are than fit on the page. */
  hidden: number
}

export function WhoGetsIt({ students, groups, picked, hidden }: WhoGetsItProps) {
  return (
    <fieldset className="field">
      <legend>Who gets it</legend>
      {groups.map(({ id, name, count }) => (
        <Checkbox
          key={id}
          id={`group-${id}`}
          name="group"
          value={id}
          label={`Group ${name}`}
          hint={count === 1 ? '1 student' : `${count} students`}
          defaultChecked={picked.groups.includes(id)}
        />
      ))}
      <div className="grid">
        {students.map(({ id, name }) => (
          <Checkbox key={id} id={`student-${id}`} name="student" value={id} label={name} defaultChecked={picked.students.includes(id)} />
        ))}
      </div>
      {hidden > 0 && <p className="hint">{hidden} more students do not fit here. Reach them by a group.</p>}
    </fieldset>
  )
}
