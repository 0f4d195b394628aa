/**
 * The one message that the last action left behind. It is HTML in the page, read out by screen readers; with scripts it floats
 * as a toast that enhance.js can dismiss.
 */
import { CircleAlert, CircleCheck, X } from 'lucide-react'

export interface FlashMessage {
  kind: 'success' | 'problem'
  title: string
  text: string
}

export function FlashRegion({ message }: { message: FlashMessage | null }) {
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
