/** Shows that a client-side navigation or submission is under way. Quick ones stay silent, so that nothing flickers. */
import { useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'

const PATIENCE_MS = 150

export function PendingBar() {
  const { state } = useNavigation()
  const [isSlow, setIsSlow] = useState(false)

  // A timer is the browser's alone: the server never renders a navigation in progress.
  useEffect(() => {
    if (state === 'idle') return setIsSlow(false)
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <div role="status">
      {isSlow && (
        <div className="pending-bar">
          <span className="hidden">Loading...</span>
        </div>
      )}
    </div>
  )
}
