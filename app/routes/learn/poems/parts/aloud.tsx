/** Reading aloud: the browser's voice when somebody asks for it (public/poems.js), and otherwise a person. And the way to paper. */
import { Button } from '~/components/ui/button'

export function Aloud() {
  return (
    <div className="cluster no-print">
      <span className="with-scripts cluster">
        <span className="cluster" data-voice="">
          <Button look="quiet" size="slim" data-aloud="start">
            Read it aloud
          </Button>
          <Button look="quiet" size="slim" data-aloud="stop" hidden>
            Stop
          </Button>
        </span>
        <Button look="quiet" size="slim" data-print="">
          Print
        </Button>
      </span>
      <span className="without-scripts small soft">Read it aloud, or let somebody read it to you. It prints on one page.</span>
    </div>
  )
}
