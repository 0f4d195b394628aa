/** A card of the queue: a form whose buttons are the answers. */
import { Button } from '~/components/ui/button'
import type { AnalogyCard, Card, ChoiceCard, RecallCard } from '~/exam/words/deck/cards.server'
import { paths } from '~/paths'

const RATINGS = ['Not at all', 'Just about', 'Well', 'At once']

export function WordCard({ card }: { card: Card }) {
  if (card.kind === 'analogy') return card.crossed ? <Pairs card={card} crossed={card.crossed} /> : <Bridges card={card} />
  return (
    <form method="post" action={paths.learn.wordReview()} className="card stack tight" aria-label={card.title} data-card="">
      <Sent card={card} />
      <p className="cluster between">
        <span className="word-asked" data-say={card.title}>
          {card.title}
        </span>
        <span className="with-scripts">
          <Button look="quiet" size="slim" data-voice="" hidden aria-label={`Read ${card.title} aloud`}>
            Read aloud
          </Button>
        </span>
      </p>
      {card.kind === 'recall' ? <Recall card={card} /> : <Choices card={card} />}
    </form>
  )
}

function Sent({ card: { word, reviews } }: { card: Card }) {
  return (
    <>
      <input type="hidden" name="word" value={word} />
      <input type="hidden" name="seen" value={reviews} />
    </>
  )
}

function Recall({ card: { title, pos, definition, sentence, synonyms } }: { card: RecallCard }) {
  return (
    <>
      <p className="soft">Say what it means, then look.</p>
      <details>
        <summary aria-label={`Show the meaning of ${title}`}>Show the meaning</summary>
        <div className="stack tight">
          <p>
            {pos && <em>{pos}</em>} {definition}
          </p>
          <p>“{sentence}”</p>
          {synonyms && <p className="small">Near in meaning: {synonyms}</p>}
          <fieldset className="stack tight">
            <legend>How well did you know it?</legend>
            <Answers answers={RATINGS} isRated />
          </fieldset>
        </div>
      </details>
    </>
  )
}

function Choices({ card: { kind, word, sentence, choices } }: { card: ChoiceCard }) {
  return (
    <>
      {sentence && <p>“{sentence}”</p>}
      <fieldset className="stack tight">
        <legend>{kind === 'synonym' ? `Which is nearest in meaning to ${word}?` : `What does ${word} mean here?`}</legend>
        <Answers answers={choices} />
      </fieldset>
    </>
  )
}

/** The bridge is chosen by a GET form: nothing is stored until the pair is. */
function Bridges({ card }: { card: AnalogyCard }) {
  return (
    <form action={`${paths.learn.wordReview()}#queue`} className="card stack tight" aria-label={card.pair} data-card="">
      <input type="hidden" name="word" value={card.word} />
      <p className="word-asked">{card.pair}</p>
      <p className="soft">Say in a sentence how the two belong together.</p>
      <fieldset className="stack tight">
        <legend>Which comes nearest to your sentence?</legend>
        <Answers answers={card.bridges} name="bridge" />
      </fieldset>
    </form>
  )
}

function Pairs({ card, crossed }: { card: AnalogyCard; crossed: NonNullable<AnalogyCard['crossed']> }) {
  return (
    <form method="post" action={paths.learn.wordReview()} className="card stack tight" aria-label={card.pair} data-card="">
      <Sent card={card} />
      <input type="hidden" name="bridge" value={crossed.bridge} />
      <p className="word-asked">{card.pair} as</p>
      <p>
        {crossed.isRight ? 'Yes, that is the bridge.' : 'Another bridge holds better.'} {crossed.sentence}
      </p>
      <fieldset className="stack tight">
        <legend>Now find the pair that the same sentence fits.</legend>
        <Answers answers={crossed.pairs} />
      </fieldset>
    </form>
  )
}

function Answers({ answers, name = 'answer', isRated = false }: { answers: readonly string[]; name?: string; isRated?: boolean }) {
  return (
    <div className={isRated ? 'word-choices rated' : 'word-choices'}>
      {answers.map((text, index) => (
        <Button key={text} type="submit" look="quiet" name={name} value={index}>
          {index + 1}. {text}
        </Button>
      ))}
    </div>
  )
}
