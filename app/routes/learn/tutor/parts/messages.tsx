/** What was said in a talk. */
import { MathText } from '~/components/question/math-text'
import { Button } from '~/components/ui/button'

export interface ShownMessage {
  id: string
  isStudent: boolean
  isCare: boolean
  /** What the student typed; a tutor's words stand in `html`. */
  text: string
  html: string[]
  note: string | null
}

interface MessagesProps {
  messages: ShownMessage[]
  voice: { voice: string; language: string; rate: number; pitch: number }
}

export function Messages({ messages, voice }: MessagesProps) {
  return (
    <ol className="talk" data-voice={voice.voice} data-language={voice.language} data-rate={voice.rate} data-pitch={voice.pitch}>
      {messages.map((message) => (
        <li key={message.id} className={message.isStudent ? 'said mine' : message.isCare ? 'said care' : 'said'}>
          <Message {...message} />
        </li>
      ))}
    </ol>
  )
}

function Message({ isStudent, isCare, text, html, note }: ShownMessage) {
  if (isStudent) {
    return (
      <>
        <p className="small soft">You</p>
        <p className="written">{text}</p>
      </>
    )
  }
  return (
    <>
      <p className="small soft">{isCare ? 'From the people at Stanine' : 'Tutor'}</p>
      <div className="stack tight" data-words="">
        {html.map((one) => (
          <MathText key={one} html={one} as="p" />
        ))}
      </div>
      {note && <p className="small soft">{note}</p>}
      <span className="with-scripts no-print">
        <Button look="quiet" size="slim" data-speak="" hidden>
          Read aloud
        </Button>
      </span>
    </>
  )
}
