/** The eye beside a password: with scripts it shows what was typed until the form is sent. */
import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'

export function ShowPassword({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="password">
      {children}
      <span className="with-scripts">
        <button type="button" className="icon-button" data-show-password aria-pressed="false" aria-controls={id}>
          <Eye size={20} aria-hidden="true" />
          <EyeOff size={20} aria-hidden="true" />
          <span className="hidden">Show password</span>
        </button>
      </span>
    </div>
  )
}
