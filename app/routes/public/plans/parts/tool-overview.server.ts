/** Every tool of the plans as the public pages tell of it: what it does, and what the free tier gives of it. */
import { freeUses } from '~/models/membership/entitlements'
import { paths } from '~/paths'

export interface ToolLine {
  title: string
  text: string
  /** Of the free tier: "3 a week". */
  free: string
  /** Where it is, for whoever is logged in. */
  to: string
}

export const TOOLS: readonly ToolLine[] = [
  {
    title: 'Practice tests',
    text: 'Whole tests with every section, the breaks, and a report that says what to do next.',
    free: freeUses('practice_tests'),
    to: paths.learn.tests(),
  },
  {
    title: 'Sectional quizzes',
    text: 'One section, 20 questions, the pace of the real test. Then your score, and how it was worked out.',
    free: freeUses('sectional_quizzes'),
    to: paths.learn.quizzes(),
  },
  {
    title: 'Interactive quiz',
    text: 'Questions that move with you: harder after a right answer, easier after a miss, with hints and worked steps.',
    free: freeUses('interactive_quiz'),
    to: paths.learn.practice(),
  },
  {
    title: 'Timed writing',
    text: 'A prompt, a blank page, and the minutes of the real test. It counts as a sectional quiz.',
    free: freeUses('sectional_quizzes'),
    to: paths.learn.quizzes(),
  },
  {
    title: 'Reading comprehension',
    text: 'Passages to read in peace, the line that proves each answer, and strategies for the six kinds of questions.',
    free: freeUses('reading_comprehension'),
    to: paths.learn.passages(),
  },
  {
    title: 'My mistakes',
    text: 'Every miss is kept with the reason it tempted you, and comes back with new numbers until it holds.',
    free: 'No limit',
    to: paths.learn.mistakes(),
  },
  {
    title: 'Pacing trainer',
    text: 'Short drills that teach your hand what thirty seconds feel like.',
    free: freeUses('pacing_trainer'),
    to: paths.learn.pacing(),
  },
  {
    title: 'Video lessons',
    text: 'One idea a lesson, drawn step by step, with two questions at its end and every word to read as well.',
    free: freeUses('video_lessons'),
    to: paths.learn.lessons(),
  },
  {
    title: 'Tests on paper',
    text: 'PDF practice tests with answer keys, to print and sit at a table, in large print too.',
    free: freeUses('pdf_downloads'),
    to: paths.learn.papers(),
  },
  {
    title: 'Essay workshop',
    text: 'Feedback that quotes your own sentences, and a second draft beside the first.',
    free: freeUses('essay_workshop'),
    to: paths.learn.essayWorkshop(),
  },
  {
    title: 'AI tutor',
    text: 'It reads your work first, then asks the question that moves you forward. It does not hand out answers.',
    free: freeUses('ai_tutor'),
    to: paths.learn.talks(),
  },
  {
    title: 'Poetry corner',
    text: 'Poems to read slowly, with the questions that the SSAT asks about them.',
    free: 'No limit',
    to: paths.learn.poems(),
  },
  {
    title: 'Vocabulary',
    text: 'Words that come back on the day you would forget them, and how many of them you will know on the morning of the test.',
    free: 'No limit',
    to: paths.learn.words(),
  },
  {
    title: '30-Day Boot Camp',
    text: 'Four short sessions a day and an evening review, for the last month before the test.',
    free: freeUses('bootcamp'),
    to: paths.learn.camp(),
  },
]
