/** The drawn sheet: its questions, each with its swap, the neighboring seeds, and the exports. */
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import type { ExaminedItem } from './examined-item.server'
import { ExaminedQuestion } from './examined-question'

interface SheetProps {
  title: string
  note: string
  isByHand: boolean
  wanted: number
  search: string
  next: string | null
  previous: string | null
  /** The address before the last swap. */
  beforeSwap: string | null
  questions: (ExaminedItem & { isHidden: boolean; isSwapped: boolean })[]
}

export function Sheet({ title, note, isByHand, wanted, search, next, previous, beforeSwap, questions }: SheetProps) {
  if (questions.length === 0) {
    return (
      <EmptyState title="Nothing fits" action={isByHand ? <ButtonLink to={paths.admin.newItem()}>Write an item</ButtonLink> : undefined}>
        {isByHand
          ? 'There is no live item of this kind written by hand.'
          : 'The bank has nothing of this kind. Leave out the skill, the family or the difficulty.'}
      </EmptyState>
    )
  }
  return (
    <section className="stack" aria-labelledby="sheet-title">
      <div className="cluster between">
        <h2 id="sheet-title">{title}</h2>
        <div className="cluster">
          <ButtonLink to={paths.admin.generatedPdf(search)} look="quiet" size="slim">
            Save as PDF
          </ButtonLink>
          <ButtonLink to={paths.admin.generatedQti(search)} look="quiet" size="slim">
            Save as QTI 2.1
          </ButtonLink>
        </div>
      </div>
      <div className="cluster between">
        <p className="soft">
          {note}
          {questions.length < wanted && `. There are only ${questions.length} of this kind`}
        </p>
        {(beforeSwap || !isByHand) && (
          <nav className="cluster" aria-label="Other sheets">
            {beforeSwap && <AppLink to={paths.admin.questionGenerator(beforeSwap)}>Undo the last swap</AppLink>}
            {!isByHand && previous && <AppLink to={paths.admin.questionGenerator(previous)}>Previous seed</AppLink>}
            {!isByHand && next && <AppLink to={paths.admin.questionGenerator(next)}>Next seed</AppLink>}
          </nav>
        )}
      </div>
      <ol className="stack">
        {questions.map((question, index) => (
          <li className="card stack" key={question.id} id={`question-${index + 1}`}>
            <div className="cluster between">
              <Heading question={question} place={index + 1} />
              <Swap search={search} place={index + 1} />
            </div>
            <ExaminedQuestion question={question} />
            <Origin question={question} isByHand={isByHand} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type SheetQuestion = SheetProps['questions'][number]

function Heading({ question: { skill, difficulty, kind, isSwapped, isHidden }, place }: { question: SheetQuestion; place: number }) {
  return (
    <div className="cluster">
      <h3 className="title-3">
        {place}. {skill}
      </h3>
      <Badge>{difficulty}</Badge>
      <Badge>{kind.replaceAll('_', ' ')}</Badge>
      {isSwapped && <Badge tone="notice">swapped</Badge>}
      {isHidden && <Badge tone="bad">hidden</Badge>}
    </div>
  )
}

/** Posts to the sheet's own address, which says everything but the place. */
function Swap({ search, place }: { search: string; place: number }) {
  return (
    <form method="post" action={paths.admin.questionGenerator(search)}>
      <SubmitButton
        name="place"
        value={String(place)}
        pending="Swapping..."
        look="quiet"
        size="slim"
        aria-label={`Swap this question, number ${place}`}
      >
        Swap this question
      </SubmitButton>
    </form>
  )
}

/** Where the question comes from: its id, the public proof of its family, and the page that hides its source. */
function Origin({ question: { id, source, draw, isHidden }, isByHand }: { question: SheetQuestion; isByHand: boolean }) {
  return (
    <div className="cluster between small">
      <code>{id}</code>
      <span className="cluster">
        {draw && (
          <AppLink to={paths.public.proofOf(draw.family, { seed: draw.seed, level: draw.level, difficulty: draw.difficulty })}>
            Its proof
          </AppLink>
        )}
        {!isByHand && <AppLink to={paths.admin.hiddenSource(source)}>{isHidden ? 'Restore' : 'Hide'} its source</AppLink>}
      </span>
    </div>
  )
}
