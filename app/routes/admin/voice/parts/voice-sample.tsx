/** A sentence to hear with the saved settings; public/tutor.js plays it when somebody asks. */
import { Button } from '~/components/ui/button'
import type { VoiceSettings } from '~/models/voice/settings'

export function VoiceSample({ settings: { voice = '', language, rate, pitch } }: { settings: VoiceSettings }) {
  return (
    <section className="card stack tight">
      <h2 className="title-3">How it sounds</h2>
      <ol className="talk" data-voice={voice} data-language={language} data-rate={rate / 100} data-pitch={pitch / 100}>
        <li className="said">
          <p data-words="">Let us look at the next step together. What do the three numbers add up to?</p>
          <span className="with-scripts">
            <Button look="quiet" size="slim" data-speak="" hidden>
              Play the sample
            </Button>
          </span>
        </li>
      </ol>
    </section>
  )
}
