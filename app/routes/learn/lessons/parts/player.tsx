/** The controls of the player, for browsers with scripts (public/lessons.js). It plays when somebody asks, and never by itself. */
import { Button } from '~/components/ui/button'

const SPEEDS = ['0.75', '1', '1.25', '1.5', '2']

export function Player({ end }: { end: number }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields that are sent
    <div className="player with-scripts" role="group" aria-label="Player" data-player="">
      <div className="cluster">
        {/* Its script wakes the buttons: on a slow line a press before it would do nothing. */}
        <Button data-do="play" disabled>
          Play
        </Button>
        <Button look="quiet" size="slim" data-do="back" disabled>
          Previous sentence
        </Button>
        <Button look="quiet" size="slim" data-do="on" disabled>
          Next sentence
        </Button>
        <label className="cluster">
          Speed
          <select className="input" data-speed="" defaultValue="1">
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed} ×
              </option>
            ))}
          </select>
        </label>
        <label className="cluster">
          <input type="checkbox" data-captions="" defaultChecked /> Captions
        </label>
        <span data-voiced="">
          <label className="cluster">
            <input type="checkbox" data-voice="" defaultChecked /> Voice
          </label>
        </span>
      </div>
      <progress className="meter" aria-label="Time in this scene" data-time="" value={0} max={end} />
      <p className="small soft" role="status" data-told="" />
      <details className="small">
        <summary>Keys</summary>
        <p>
          With the player in focus: K plays and pauses, the left and right arrows go a sentence back and on, P and N a scene, and C shows or
          hides the captions.
        </p>
      </details>
    </div>
  )
}
