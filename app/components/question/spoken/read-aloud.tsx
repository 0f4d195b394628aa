/** Read aloud: the browser's voice where there are scripts, and otherwise a person, for whom the whole text is on the page. */
import { useEffect } from 'react'
import { Button } from '~/components/ui/button'
import { LETTERS } from '~/exam/core/item/item'
import type { PrintedQuestion } from '~/exam/print/item.server'
import { spokenText } from './spoken-text'

export function ReadAloud({ question }: { question: PrintedQuestion }) {
  const { stem, choices, passage } = question
  const columns = question.columns ? [`Column A: ${question.columns.a}.`, `Column B: ${question.columns.b}.`] : []
  const words = () => [stem, ...columns, ...choices.map((choice, index) => `${LETTERS[index]}: ${choice}.`)].map(spokenText)
  // What is being read belongs to a question that is no longer shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question stops the voice
  useEffect(() => () => speechSynthesis.cancel(), [question])

  function speak(texts: string[]): void {
    speechSynthesis.cancel()
    for (const text of texts) speechSynthesis.speak(new SpeechSynthesisUtterance(text))
  }

  return (
    <div className="read-aloud cluster no-print">
      <span className="with-scripts cluster">
        <Button look="quiet" size="slim" onClick={() => speak(words())}>
          Read the question
        </Button>
        {passage && (
          <Button look="quiet" size="slim" onClick={() => speak([passage.title, ...passage.lines.map(({ text }) => text)])}>
            Read the passage
          </Button>
        )}
        <Button look="quiet" size="slim" onClick={() => speechSynthesis.cancel()}>
          Stop
        </Button>
      </span>
      <span className="without-scripts small soft">A person may read this page aloud to you, word for word.</span>
    </div>
  )
}
