/** What stands beside a passage: its questions, its main idea, the student's notes and its words. */
import { AppLink } from '~/components/links/app-link'
import { Button, ButtonLink } from '~/components/ui/button'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import { AddWords } from '~/routes/learn/parts/add-words'

interface QuestionsCardProps {
  sittingId: string
  questions: { position: number; isRight: boolean | null }[]
  next: number | null
  /** How fast it was read, or why that does not count. */
  speed: string
}

export function QuestionsCard({ sittingId, questions, next, speed }: QuestionsCardProps) {
  const answered = questions.filter(({ isRight }) => isRight !== null)
  const right = questions.filter(({ isRight }) => isRight).length
  return (
    <section className="card stack tight" aria-labelledby="questions">
      <h2 id="questions" className="title-3">
        Questions
      </h2>
      {next === null ? (
        <p>
          {right} of {questions.length} right.
        </p>
      ) : (
        <p className="soft">{questions.length} questions, one at a time, each explained at once with the line that proves it.</p>
      )}
      <p className="small">{speed}</p>
      {answered.length > 0 && (
        <ul>
          {answered.map(({ position, isRight }) => (
            <li key={position}>
              <AppLink to={paths.learn.readingQuestion(sittingId, position)}>Question {position}</AppLink>: {isRight ? 'right' : 'missed'}
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <p>
          <ButtonLink to={paths.learn.readingQuestion(sittingId, next)}>
            {answered.length > 0 ? `Go on with question ${next}` : 'Answer the questions'}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

export function IdeaCard({ sittingId, idea }: { sittingId: string; idea: string | null }) {
  return (
    <section className="card stack tight" aria-labelledby="idea">
      <h2 id="idea" className="title-3">
        The main idea in one sentence
      </h2>
      {idea ? <p className="written">{idea}</p> : <p className="soft">Say it in your own words, and put it beside ours.</p>}
      <p>
        <AppLink to={paths.learn.readingIdea(sittingId)}>{idea ? 'Compare it with ours' : 'Write your sentence'}</AppLink>
      </p>
    </section>
  )
}

interface NotesCardProps {
  sittingId: string
  notes: { id: string; line: number; text: string }[]
  /** The form of the highlights, while they are ticked: the way to the notes keeps them. */
  keeps?: string
}

export function NotesCard({ sittingId, notes, keeps }: NotesCardProps) {
  const label = notes.length > 0 ? 'Add or delete a note' : 'Write a note beside a line'
  return (
    <section className="card stack tight" aria-labelledby="notes">
      <h2 id="notes" className="title-3">
        Your notes
      </h2>
      {notes.length > 0 && (
        <ul>
          {notes.map(({ id, line, text }) => (
            <li key={id}>
              <a href={`#line-${line}`}>Line {line}</a>: {text}
            </li>
          ))}
        </ul>
      )}
      <p>
        {keeps ? (
          <Button type="submit" form={keeps} name="intent" value="notes" look="quiet" size="slim">
            {label}
          </Button>
        ) : (
          <AppLink to={paths.learn.readingNotes(sittingId)}>{label}</AppLink>
        )}
      </p>
    </section>
  )
}

export function WordsCard({ sittingId, words }: { sittingId: string; words: { word: string; meaning: string }[] }) {
  if (words.length === 0) return null
  return (
    <details className="card">
      <summary>Words of the passage</summary>
      <dl className="passage-words">
        {words.map(({ word, meaning }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <AddWords from="passage" name={sittingId}>
        <div>
          <SubmitButton pending="Adding..." look="quiet" size="slim">
            Add this passage’s words to mine
          </SubmitButton>
        </div>
      </AddWords>
    </details>
  )
}
