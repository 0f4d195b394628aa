/**
 * The one message that the last action left behind. It is HTML in the page, read out by screen readers; with scripts it floats
 * as a toast that enhance.js can dismiss.
 */
import { useLocation } from '@remix-run/react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useState } from 'react'

export interface FlashMessage {
  kind: 'success' | 'problem'
  title: string
  text: string
  /** The page may celebrate it. */
  isCheer?: boolean
}

export function FlashRegion({ message: left }: { message: FlashMessage | null }) {
  const message = useMessageHere(left)
  return (
    <div role="status">
      {message && (
        <div className={`flash ${message.kind}`} key={`${message.title}${message.text}`}>
          {message.kind === 'success' ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          <div>
            <strong>{message.title}</strong>
            <p>{message.text}</p>
          </div>
          <button type="button" className="icon-button with-scripts" data-dismiss aria-label="Dismiss this message">
            <X size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}

/** The message at the address that it came to: going from question to question fetches no frame, and would keep it for the whole section. */
function useMessageHere(message: FlashMessage | null): FlashMessage | null {
  const { pathname } = useLocation()
  const [came, setCame] = useState<{ message: FlashMessage | null; pathname: string | null }>({ message, pathname })
  if (came.message !== message) {
    setCame({ message, pathname })
    return message
  }
  if (came.pathname === pathname) return message
  // Spent, also for whoever goes back.
  if (came.pathname !== null) setCame({ message, pathname: null })
  return null
}
