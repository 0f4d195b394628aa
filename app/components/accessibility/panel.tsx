/**
 * The floating accessibility panel and its controls. One form that works by itself; enhance.js applies a switch on the spot and
 * saves it in the background, so that a half-answered question is not lost.
 */
import { useLocation } from '@remix-run/react'
import { PersonStanding } from 'lucide-react'
import { paths } from '~/paths'
import type { AccessibilitySettings } from '~/utils/accessibility/settings'

export const HIDE_CONFIRMATION =
  'Are you sure you want to hide the accessibility button? You will need to clear your browser cache or localStorage to restore it.'

/** It floats at the edge, or stands in the bar of a room. */
export function AccessibilityPanel({ settings, isInBar = false }: { settings: AccessibilitySettings; isInBar?: boolean }) {
  if (!settings.showButton) return null
  return (
    <details className={isInBar ? 'menu access' : 'menu access afloat'}>
      <summary aria-label="Accessibility">
        <PersonStanding aria-hidden="true" />
      </summary>
      <section className="menu-panel" aria-label="Accessibility">
        <h2>Accessibility</h2>
        <AccessibilityForm settings={settings} />
      </section>
    </details>
  )
}

function AccessibilityForm({ settings }: { settings: AccessibilitySettings }) {
  const { pathname, search } = useLocation()
  const returnTo = pathname === paths.public.accessibilityPanel() ? paths.public.home() : `${pathname}${search}`
  // The pages about all settings load again with what a switch changed.
  const isOnThem = [paths.public.accessibility(), paths.account.accessibility()].includes(pathname)
  return (
    <form method="post" action={paths.public.accessibilityPanel()} data-accessibility={isOnThem ? undefined : ''}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <Switch name="highContrast" label="High Contrast" isOn={settings.highContrast} />
      <Switch name="largeText" label="Larger Text" isOn={settings.text !== 'normal'} />
      <hr />
      {/* Without scripts this asks on a page of its own: the button turns the form into a GET. */}
      <button type="submit" name="confirm" value="hide" formMethod="get" className="nav-link" data-confirm={HIDE_CONFIRMATION}>
        Hide Button
      </button>
      <button type="submit" name="reset" value="yes" className="nav-link">
        Reset to Default
      </button>
    </form>
  )
}

function Switch({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <button type="submit" role="switch" aria-checked={isOn} name={name} value={isOn ? 'off' : 'on'} className="nav-link switch">
      {label}
    </button>
  )
}
