/** The slim bar of a running section, practice or writing: what it is, how far, the time, pause and help. It takes the place of the site's header. */
import { useRouteLoaderData } from '@remix-run/react'
import { CircleHelp, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { AccessibilityPanel, DEFAULT_SETTINGS } from '~/components/layout/accessibility-panel'
import type { loader as frameLoader } from '~/root'

interface RoomBarProps {
  title: string
  /** "3 of 20" */
  place?: string
  progress?: { value: number; max: number }
  /** The countdown, or its end in words. */
  clock?: ReactNode
  pause?: ReactNode
  /** What helps here, as list items. */
  help: ReactNode
}

export function RoomBar({ title, place, progress, clock, pause, help }: RoomBarProps) {
  const settings = useRouteLoaderData<typeof frameLoader>('root')?.settings ?? DEFAULT_SETTINGS
  return (
    <div className="room-bar">
      <strong className="room-title">{title}</strong>
      {place && <span className="soft small">{place}</span>}
      <span className="room-tools">
        {clock}
        {pause}
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
      {progress && <progress className="room-progress" {...progress} aria-label="Questions answered" />}
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
