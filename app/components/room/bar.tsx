/** The slim bar of a running section, practice or writing: what it is, how far, the time, pause and help. It takes the place of the site's header. */
import { useRouteLoaderData } from '@remix-run/react'
import { CircleHelp, Flag, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { AccessibilityPanel } from '~/components/accessibility/panel'
import type { loader as frameLoader } from '~/root'
import { DEFAULT_SETTINGS } from '~/utils/accessibility/settings'

interface RoomBarProps {
  title: string
  /** The same for a narrow bar, where it would be cut. */
  shortTitle?: string
  /** "3 of 20"; what the amber line below draws. */
  place?: string
  /** What the place counts, where there is room for it: "answered". */
  unit?: string
  progress?: { value: number; max: number }
  /** The countdown, or its end in words. */
  clock?: ReactNode
  flag?: ReactNode
  pause?: ReactNode
  /** What was granted beside time. */
  tools?: ReactNode
  /** What helps here, as list items. */
  help: ReactNode
}

export function RoomBar({ title, shortTitle, place, unit, progress, clock, flag, pause, tools, help }: RoomBarProps) {
  const settings = useRouteLoaderData<typeof frameLoader>('root')?.settings ?? DEFAULT_SETTINGS
  return (
    <div className="room-bar">
      <p className="room-name">
        <strong className="room-title">
          <span className="whole">{title}</span>
          {shortTitle && (
            <span className="short" aria-hidden="true">
              {shortTitle}
            </span>
          )}
        </strong>
        {place && (
          <span className="soft small">
            {place}
            {unit && <span className="place-unit"> {unit}</span>}
          </span>
        )}
      </p>
      <span className="room-tools">
        {clock}
        {flag}
        {pause}
        {tools}
        <details className="menu">
          <summary aria-label="Help">
            <CircleHelp aria-hidden="true" />
          </summary>
          <section className="menu-panel room-help stack tight" aria-label="Help">
            <ul className="small">{help}</ul>
          </section>
        </details>
        <AccessibilityPanel settings={settings} isInBar />
      </span>
      {progress && <progress className="room-progress" {...progress} aria-label={unit ? `${place} ${unit}` : place} />}
    </div>
  )
}

/** The button that pauses; the form it belongs to is named, or surrounds it. */
export function PauseButton({ form }: { form?: string }) {
  return (
    <button type="submit" form={form} name="intent" value="pause" className="icon-button" aria-label="Pause" title="Pause">
      <Pause aria-hidden="true" />
    </button>
  )
}

/** The button that flags the question, or takes its flag away; of the form that is named. */
export function FlagButton({ form, isFlagged }: { form: string; isFlagged: boolean }) {
  const name = isFlagged ? 'Remove flag' : 'Flag'
  return (
    <button
      type="submit"
      form={form}
      name="intent"
      value={isFlagged ? 'unflag' : 'flag'}
      className={isFlagged ? 'icon-button flagged' : 'icon-button'}
      aria-label={name}
      title={name}
    >
      <Flag aria-hidden="true" />
    </button>
  )
}
