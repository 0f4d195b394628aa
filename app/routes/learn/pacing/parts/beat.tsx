/**
 * The beat: a bar that fills once in the seconds of a question, again and again. A CSS animation runs it from the server's time, so it needs
 * no script; whoever wants no motion has a bar that fills in quarters. public/pace.js lets it be heard.
 */
import { useNonce } from '~/components/links/document'
import { Button } from '~/components/ui/button'

interface BeatProps {
  /** Seconds of a question, and those that this one has had. */
  pace: number
  gone: number
  /** Milliseconds until the time of the whole drill is over. */
  left: number
}

export function Beat({ pace, gone, left }: BeatProps) {
  const nonce = useNonce()
  return (
    <div className="pace-beat no-print" data-beat={pace} data-gone={gone} data-left={left}>
      <style nonce={nonce}>{`.exam{--pace:${pace}s;--gone:${gone}s}`}</style>
      <span className="pace-bar" aria-hidden="true">
        <span className="pace-fill" />
      </span>
      <span className="small soft pace-words">
        <span>{roundedSeconds(pace)} a question</span>
        <span className="pace-over" aria-hidden="true">
          over the beat
        </span>
      </span>
      <HearIt />
    </div>
  )
}

/** public/pace.js wakes it. */
function HearIt() {
  return (
    <span className="with-scripts">
      <Button look="quiet" size="slim" data-sound="" disabled aria-pressed="false">
        Hear the beat
      </Button>
    </span>
  )
}

/** The seconds alone, where the beat is not to be seen: it may be heard, and the button that skips reads them too. */
export function SilentBeat({ pace, gone, left, isAsking }: BeatProps & { isAsking: boolean }) {
  const nonce = useNonce()
  return (
    <div className="pace-beat no-print" data-beat={pace} data-gone={gone} data-left={left}>
      <style nonce={nonce}>{`.exam{--pace:${pace}s;--gone:${gone}s}`}</style>
      {isAsking && <HearIt />}
    </div>
  )
}

/** "35 seconds", "56.8 seconds" */
export function roundedSeconds(seconds: number): string {
  return `${Math.round(seconds * 10) / 10} seconds`
}
