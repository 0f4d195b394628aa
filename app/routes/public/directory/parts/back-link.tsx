/** The way back up in the directory. */
import { ArrowLeft } from 'lucide-react'
import { AppLink } from '~/components/links/app-link'

export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <AppLink to={to} className="back no-print">
      <ArrowLeft size={20} aria-hidden="true" />
      {label}
    </AppLink>
  )
}
