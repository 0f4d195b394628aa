/**
 * The countdown. A CSS animation runs it, so it needs no script; a <style nonce> of this one response says when it began. Screen readers
 * hear nothing each second: they have the end time in words and, with scripts, a notice at five minutes and at one.
 */
import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNonce } from '~/components/links/document'
import { firstByteAt } from '~/components/room/keeping/first-byte'

/** What is said at so many seconds before the end. */
const NOTICES: Record<number, string> = { 900: 'Fifteen minutes left.', 300: 'Five minutes left.', 60: 'One minute left.' }

interface CountdownProps {
  /** Seconds that the section gives. */
  secondsAllowed: number
  secondsLeft: number
  /** "ends at 10:42:00 AM, New York time" */
  endsAt: string
  /** Of a whole test: seconds before the end at which its room warns, in sight of everybody. */
  warnings?: readonly number[]
  /** Called once when the time is over, with scripts only. */
  onOver: () => void
}

export function Countdown({ secondsAllowed, secondsLeft, endsAt, warnings, onOver }: CountdownProps) {
  const nonce = useNonce()
  // The animation runs on by itself; a later render must not start it again.
  const [start] = useState({ secondsAllowed, elapsed: secondsAllowed - secondsLeft })
  const notice = useNotice({ secondsLeft, warnings }, onOver)
  return (
    <details className="countdown" open>
      {/* On a narrow bar its words are gone. */}
      <summary aria-label="Time left">
        <Timer size={18} aria-hidden="true" />
        <span className="soft small">Time left</span>
      </summary>
      <style nonce={nonce} suppressHydrationWarning>{`.room-bar{--section:${start.secondsAllowed};--elapsed:${start.elapsed}}`}</style>
      <span className="clock" aria-hidden="true" />
      <span className="ends soft small">{endsAt}</span>
      {warnings?.map((at) => (
        <span key={at} className={`room-warning at-${at}`} aria-hidden="true">
          {NOTICES[at]}
        </span>
      ))}
      <span className="hidden" role="status">
        {notice}
      </span>
    </details>
  )
}

/** Where no room says anything else. */
const USUAL: readonly number[] = [300, 60]

function useNotice({ secondsLeft, warnings = USUAL }: Pick<CountdownProps, 'secondsLeft' | 'warnings'>, onOver: () => void): string {
  const [notice, setNotice] = useState('')
  // Timers are the one thing here that only an effect can hold.
  useEffect(() => {
    // The page was on its way for a while since the server counted.
    const left = secondsLeft * 1000 - (performance.now() - firstByteAt())
    const coming = warnings.filter((at) => at * 1000 < left)
    const timers = coming.map((at) => setTimeout(() => setNotice(NOTICES[at] ?? ''), left - at * 1000))
    timers.push(setTimeout(onOver, left))
    return () => timers.forEach(clearTimeout)
  }, [secondsLeft, warnings, onOver])
  return notice
}
