/** Words, buttons, notices, tables and the other pieces. */
import { Form } from '@remix-run/react'
import { BookOpen } from 'lucide-react'
import { ScoreScale } from '~/components/charts/score-scale'
import { StanineScale } from '~/components/charts/stanine-scale'
import { PaceCard } from '~/components/results/pace-card'
import { Badge } from '~/components/ui/badge'
import { Banner } from '~/components/ui/banner'
import { Button, ButtonLink } from '~/components/ui/button'
import { Card } from '~/components/ui/card'
import { EmptyState } from '~/components/ui/empty-state'
import { PageDialog } from '~/components/ui/page-dialog'
import { Progress } from '~/components/ui/progress'
import { Table } from '~/components/ui/table'
import { Tabs } from '~/components/ui/tabs'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

const RESULTS = [
  { key: 'numbers', cells: ['Numbers', 8, '7'] },
  { key: 'algebra', cells: ['Algebra', 13, '8'] },
]

const QUESTIONS = [
  { position: 1, skill: 'Ratios', outcome: 'right', seconds: 22 },
  { position: 2, skill: 'Angles', outcome: 'wrong', seconds: 41 },
  { position: 3, skill: 'Averages', outcome: 'omitted', seconds: 9 },
  { position: 4, skill: 'Sequences', outcome: 'right', seconds: 118 },
] as const

export function PieceSamples() {
  return (
    <>
      <section className="prose">
        <p className="eyebrow">Eyebrow</p>
        <h2>Heading of a part</h2>
        <p className="lead">A lead says in two lines what the page is for.</p>
        <p>
          Text with <a href={paths.public.faq()}>questions and answers</a>, <strong>weight</strong> and <mark>a mark</mark>.{' '}
          <span className="soft small">Small and soft.</span>
        </p>
        <h3>Heading of a paragraph</h3>
      </section>
      <div className="cluster">
        <Button>Solid</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <ButtonLink to={paths.public.home()} look="quiet" size="slim">
          Slim link
        </ButtonLink>
        <Badge>Plain</Badge>
        <Badge tone="good">Good</Badge>
        <Badge tone="notice">Premium</Badge>
        <Badge tone="bad">Over</Badge>
      </div>
      <Form method="post" className="cluster">
        <SubmitButton pending="Sending..." name="kind" value="success">
          Leave a message
        </SubmitButton>
        <SubmitButton pending="Sending..." name="kind" value="problem" look="quiet">
          Report a problem
        </SubmitButton>
      </Form>
      <Banner title="A plain notice">Something to know, nothing to do.</Banner>
      <Banner
        tone="good"
        title="Welcome Gift: 1d 4h of Unlimited Access Remaining"
        action={<ButtonLink to={paths.public.pricing()}>View Premium Plans</ButtonLink>}
      />
      <Banner
        tone="notice"
        title="Your free trial has ended"
        action={<ButtonLink to={paths.public.pricing()}>View Premium Plans</ButtonLink>}
      >
        <p>The weekly allowance starts again on Monday.</p>
      </Banner>
      <Banner tone="bad" title="3/3 used" />
      <div className="grid">
        <Card title="A card" icon={<BookOpen aria-hidden="true" />}>
          <p className="soft">With an icon, a title and a line or two.</p>
        </Card>
        <a className="card stack tight" href={paths.learn.dashboard()}>
          <h3>A card that is a link</h3>
          <p className="soft">It lifts when pointed at.</p>
        </a>
        <Card>
          <Progress label="Getting started" value={1} max={5} />
        </Card>
      </div>
      <Tabs
        label="School"
        tabs={[
          { to: paths.public.styleguide(), label: 'Overview', isHere: true },
          { to: paths.public.proof(), label: 'Admissions', isHere: false },
          { to: paths.public.contact(), label: 'Tuition & Fees', isHere: false },
        ]}
      />
      <div className="sidebar">
        <Table
          caption="By topic"
          columns={[{ label: 'Topic' }, { label: 'Asked', isNumber: true }, { label: 'Right', isNumber: true }]}
          rows={RESULTS}
        />
        <Card title="Scales">
          <StanineScale stanine={6} band={{ low: 5, high: 7 }} earlier={[5, 4, 4]} label="Stanine 6, likely between 5 and 7" />
          <StanineScale band={{ low: 3, high: 4 }} label="Roughly stanine 3 to 4" />
          <ScoreScale
            ends={{ low: 500, high: 800 }}
            scaled={662}
            band={{ low: 631, high: 693 }}
            earlier={[640, 610]}
            label="About 662, likely between 631 and 693"
          />
        </Card>
        <PaceCard questions={QUESTIONS} pace={30} />
      </div>
      <EmptyState title="No mistakes to review" action={<ButtonLink to={paths.learn.quizzes()}>Take a quiz</ButtonLink>}>
        Questions that you miss wait here until they hold.
      </EmptyState>
      <PageDialog title="Delete this essay?">
        <p>A confirmation is a page with an address of its own.</p>
        <div className="cluster">
          <Button look="danger">Delete</Button>
          <Button look="quiet">Keep it</Button>
        </div>
      </PageDialog>
    </>
  )
}
