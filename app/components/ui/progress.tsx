/** Progress as a native meter in pencil amber, with its words beside it. */
import { useId } from 'react'

interface ProgressProps {
  label: string
  value: number
  max: number
  /** What stands at the end of the label; "3 of 5" unless told. */
  text?: string
}

export function Progress({ label, value, max, text = `${value} of ${max}` }: ProgressProps) {
  const id = useId()
  return (
    <div className="stack tight">
      <div className="cluster between small">
        <label htmlFor={id}>{label}</label>
        <span className="soft">{text}</span>
      </div>
      <progress id={id} className="meter" value={value} max={max} />
    </div>
  )
}
