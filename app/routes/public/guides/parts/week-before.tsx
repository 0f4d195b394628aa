/** The text of the example guide. */
import type { Part } from '~/components/layout/document-page'
import { AppLink } from '~/components/links/app-link'
import { paths } from '~/paths'

export const WEEK_BEFORE: Part[] = [
  {
    id: 'rehearsal',
    title: 'Seven days before: one rehearsal',
    body: (
      <>
        <p>
          Sit four sections in a row, at the hour of the real test, at a table with nothing on it but pencils and paper. Take the breaks,
          and no others. It is not for learning. It is for finding out how the third hour feels.
        </p>
        <p>Score it, write down the two topics that cost the most points, and put it away.</p>
      </>
    ),
  },
  {
    id: 'repairs',
    title: 'Six, five and four days before: two repairs',
    body: (
      <>
        <p>Two topics, not ten. For each of them, in this order:</p>
        <ol>
          <li>Redo one miss slowly, and find the exact step where it broke.</li>
          <li>
            Do five <AppLink to={paths.learn.practice()}>new questions</AppLink> of the same kind, without a clock.
          </li>
          <li>Do five more at the pace of the test.</li>
        </ol>
        <p>
          An hour a day is enough. If a topic does not give in by the third day, leave it: the same hour brings more points somewhere
          easier.
        </p>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'Three days before: the rules of the room',
    body: (
      <>
        <p>Read your confirmation once more, together. Then know these by heart:</p>
        <ul>
          <li>
            <strong>Guessing.</strong> On the ISEE nothing is taken off for a wrong answer, so leave no question blank. On the SSAT, Middle
            and Upper, a wrong answer costs a quarter of a point: answer when you can strike out at least one choice, and leave it
            otherwise.
          </li>
          <li>
            <strong>Time.</strong> A section that is over is closed. Nobody may go back, and nobody may go ahead.
          </li>
          <li>
            <strong>Things.</strong> Phones, smart watches, calculators, books and your own paper stay outside. What you may bring stands in
            your confirmation.
          </li>
          <li>
            <strong>At home.</strong> Install the program today, not on the morning, and do its practice session on the same computer in the
            same room.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'light',
    title: 'Two days before: light work',
    body: (
      <p>
        Twenty words that you like, five problems that you can do, one passage for pleasure. Stop while it still goes well. Nothing that is
        learned today will decide the test; tiredness can.
      </p>
    ),
  },
  {
    id: 'evening',
    title: 'The evening before',
    body: (
      <ul>
        <li>Lay out the confirmation, four sharpened pencils, an eraser, a sweater, water, and a snack for the breaks.</li>
        <li>Look up the way, and add twenty minutes.</li>
        <li>Go to bed at the usual time. Much earlier only means lying awake.</li>
      </ul>
    ),
  },
  {
    id: 'morning',
    title: 'The morning, and the room',
    body: (
      <>
        <p>
          Eat what you always eat. On the way, read a page of something easy, so that the first passage is not the first thing you read.
        </p>
        <p>When a question will not open: mark it, leave it, breathe out, go on. It is worth one point, and so is the next one.</p>
        <p>In the breaks, stand up, drink, eat, and do not talk about the questions.</p>
      </>
    ),
  },
  {
    id: 'parents',
    title: 'For parents',
    body: (
      <>
        <p>
          What helps: the ride, the breakfast, and one sentence, such as “We will have pizza tonight, whatever happens.” What does not: last
          advice at the door.
        </p>
        <p>
          Afterward, ask “How do you feel?” before “How was it?” Hard tests feel hard also when they went well: both are made so that nearly
          nobody gets everything right.
        </p>
      </>
    ),
  },
  {
    id: 'next',
    title: 'What next',
    body: (
      <p>
        More than a week left? The <AppLink to={paths.public.bootcamp()}>30-Day Boot Camp</AppLink> fills a month. To see where you stand
        tonight, take a <AppLink to={paths.learn.quizzes()}>sectional quiz</AppLink>: 20 questions, with a score that shows its work.
      </p>
    ),
  },
]
