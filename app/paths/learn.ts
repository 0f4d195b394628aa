/** The students' room. */
import type { Level, Subject } from '~/exam/core/levels'
import type { Shown } from '~/exam/scoring/look'
import { withQuery } from './shared'
import { tutorTalkPaths } from './tutor-talks'
import { myTutorPaths } from './tutoring'

const AIMS = { question: '#question', passage: '#passage', highlight: '?highlight=1#passage' }

export const learnPaths = {
  ...tutorTalkPaths,
  ...myTutorPaths,
  dashboard: () => '/dashboard',
  tools: () => '/premium/dashboard',
  /** What tutors have given. */
  assignments: () => '/premium/assignments',
  assignment: (id: string) => `/premium/assignments/${id}`,
  quizzes: (level?: Level) => (level ? `/premium/sectional-quizzes?level=${level}` : '/premium/sectional-quizzes'),
  quiz: (subject: Subject, number: number, level?: Level) =>
    `/premium/sectional-quiz/${subject}/${number}${level ? `?level=${level}` : ''}`,
  writing: (essayId: string) => `/premium/writing/${essayId}`,
  writingSubmission: (essayId: string) => `/premium/writing/${essayId}/submission`,
  /** Small saves of its text, for pages with scripts. */
  writingText: (essayId: string) => `/api/writings/${essayId}/text`,
  essayWorkshop: (search: Record<string, string> = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `/premium/essay-workshop?${query}` : '/premium/essay-workshop'
  },
  /** A prompt with room for a plan; writing begins there. */
  essayPrompt: (promptId: string) => `/premium/essay-workshop/prompts/${promptId}`,
  essaySamples: (promptId: string) => `/premium/essay-workshop/samples/${promptId}`,
  /** A text that is over, with what was said of it. */
  essay: (essayId: string) => `/premium/essay-workshop/essays/${essayId}`,
  essaySubmission: (essayId: string) => `/premium/essay-workshop/essays/${essayId}/submission`,
  essayPdf: (essayId: string) => `/premium/essay-workshop/essays/${essayId}/pdf`,
  essayDeletion: (essayId: string) => `/premium/essay-workshop/essays/${essayId}/deletion`,
  writingAbandonment: (essayId: string) => `/premium/writing/${essayId}/abandonment`,
  /** `pane`: the question is in sight, or its passage, or the passage's sentences are boxes to tick as well. */
  question: (sittingId: string, position: number, pane?: 'question' | 'passage' | 'highlight') =>
    `/premium/sittings/${sittingId}/questions/${position}${pane ? AIMS[pane] : ''}`,
  /** All questions at once and small saves, for pages with scripts. */
  section: (sittingId: string) => `/api/sittings/${sittingId}/section`,
  review: (sittingId: string) => `/premium/sittings/${sittingId}/review`,
  /** The rest of a section on paper: printing it, and bringing the answers back. */
  onPaper: (sittingId: string) => `/premium/sittings/${sittingId}/paper`,
  onPaperFile: (sittingId: string, print?: 'large') => `/premium/sittings/${sittingId}/paper/file${print ? `?print=${print}` : ''}`,
  onPaperAnswers: (sittingId: string, by?: 'table') => `/premium/sittings/${sittingId}/paper/answers${by ? `?by=${by}` : ''}`,
  pause: (sittingId: string) => `/premium/sittings/${sittingId}/pause`,
  abandonment: (sittingId: string) => `/premium/sittings/${sittingId}/abandonment`,
  submission: (sittingId: string) => `/premium/sittings/${sittingId}/submission`,
  /** `shown` narrows the list of questions. */
  result: (sittingId: string, shown?: Shown) => `/premium/sittings/${sittingId}/result${shown && shown !== 'look' ? `?show=${shown}` : ''}`,
  /** The whole tests of a level. */
  tests: (level?: Level) => (level ? `/premium/practice-tests?level=${level}` : '/premium/practice-tests'),
  /** The cover of one; `choice` shows the times of what is chosen. */
  testCover: (number: number, level?: Level, choice?: URLSearchParams) => {
    const query = choice ?? (level ? new URLSearchParams({ level }) : undefined)
    return query ? `/premium/practice-test/${number}?${query}` : `/premium/practice-test/${number}`
  },
  /** Leads to the exact place of a whole test that is under way. */
  test: (sittingId: string) => `/premium/tests/${sittingId}`,
  testAbandonment: (sittingId: string) => `/premium/tests/${sittingId}/abandonment`,
  /** Opens beside a test. */
  calculator: () => '/premium/calculator',
  /** Its writing on paper: prompt and time, and afterwards the form to type it in. */
  testWriting: (sittingId: string) => `/premium/tests/${sittingId}/writing`,
  /** What the student might want to practice, as the page then proposes it. */
  practice: (search: { level?: Level; subject?: Subject; skill?: string } = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `/premium/interactive-quiz?${query}` : '/premium/interactive-quiz'
  },
  practiceQuestion: (sittingId: string, choice?: number) =>
    `/premium/interactive-quiz/${sittingId}${choice === undefined ? '' : `?choice=${choice}`}`,
  practiceSummary: (sittingId: string) => `/premium/interactive-quiz/${sittingId}/summary`,
  mistakes: (search: Record<string, string> = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `/premium/mistakes?${query}` : '/premium/mistakes'
  },
  mistake: (id: string) => `/premium/mistakes/${id}`,
  /** "Something is wrong with this question": of a solved one, by its place; `part` is a section of a whole test. */
  questionMark: (sittingId: string, position: number, part?: string) =>
    `/premium/question-marks/${sittingId}/${position}${part ? `?part=${part}` : ''}`,
  twins: () => '/premium/twins',
  /** Where a set of twins goes on. */
  twinSet: (sittingId: string) => `/premium/twins/${sittingId}`,
  twin: (sittingId: string, position: number) => `/premium/twins/${sittingId}/questions/${position}`,
  twinSummary: (sittingId: string) => `/premium/twins/${sittingId}/summary`,
  /** What a whole test came to. */
  testReport: (sittingId: string) => `/premium/tests/${sittingId}/report`,
  /** The questions of one of its sections, explained; `part` is the blueprint's name of it. */
  testSection: (sittingId: string, part: string, shown?: Shown) =>
    `/premium/tests/${sittingId}/report/${part}${shown && shown !== 'look' ? `?show=${shown}` : ''}`,
  /** All whole tests of a level on one page. */
  scores: (level?: Level) => (level ? `/premium/reports/scores?level=${level}` : '/premium/reports/scores'),
  /** Progress reports: all of them, the mail of each week, one of them, and that one as a PDF. */
  reports: (after?: string) => (after ? `/premium/reports?after=${after}` : '/premium/reports'),
  reportMail: () => '/premium/reports/mail',
  report: (reportId: string) => `/premium/reports/${reportId}`,
  reportFile: (reportId: string) => `/premium/reports/${reportId}/file`,
  scoresFile: () => '/premium/reports/scores/file',
  /** What to drill, as the page then proposes it: the blueprint's name of a section, and the habit that the drill is for. */
  pacing: (search: { level?: Level; section?: string; for?: string } = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `/premium/pacing-trainer?${query}` : '/premium/pacing-trainer'
  },
  /** What is on the screen of a drill. */
  drill: (sittingId: string) => `/premium/pacing-trainer/${sittingId}`,
  drillResult: (sittingId: string) => `/premium/pacing-trainer/${sittingId}/result`,
  /** The library of poems; `search` narrows it. */
  poems: (search: Record<string, string> = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `/premium/poetry-corner?${query}` : '/premium/poetry-corner'
  },
  /** What the words of poetry mean; `term` leads to one of them. */
  poetryTerms: (term?: string) => `/premium/poetry-corner/terms${term ? `#${term}` : ''}`,
  /** A poem; `lines`, the first and the last, are marked in it and scrolled to. */
  poem: (poemId: string, lines?: readonly [number, number]) =>
    `/premium/poetry-corner/${poemId}${lines ? `?lines=${lines[0]}-${lines[1]}#line-${lines[0]}` : ''}`,
  /** Asks before its answers go. */
  poemAgain: (poemId: string) => `/premium/poetry-corner/${poemId}?again=1`,
  /** A step of its guided reading, from 1. */
  poemReading: (poemId: string, step: number) => `/premium/poetry-corner/${poemId}/reading/${step}`,
  poemQuestion: (poemId: string, number: number) => `/premium/poetry-corner/${poemId}/questions/${number}`,
  /** What the student writes like it. */
  ownPoem: (poemId: string) => `/premium/poetry-corner/${poemId}/own`,
  ownPoemDeletion: (poemId: string) => `/premium/poetry-corner/${poemId}/own/deletion`,
  /** The library of video lessons; `search` narrows it. */
  lessons: (search: Record<string, string> = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `/premium/video-lessons?${query}` : '/premium/video-lessons'
  },
  /** A lesson: its cover, or one of its scenes, from 1. */
  lesson: (lessonId: string, scene?: number) => `/premium/video-lessons/${lessonId}${scene === undefined ? '' : `?scene=${scene}`}`,
  /** All that is said and shown in it, to read and to print. */
  lessonTranscript: (lessonId: string) => `/premium/video-lessons/${lessonId}/transcript`,
  lessonQuestion: (lessonId: string, number: number) => `/premium/video-lessons/${lessonId}/questions/${number}`,
  /** What its player writes of the time that it was watched. */
  lessonWatching: (lessonId: string) => `/api/video-lessons/${lessonId}/watching`,
  /** The passages to read; `search` narrows them. */
  passages: (search: Record<string, string> = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `/premium/reading-comprehension?${query}` : '/premium/reading-comprehension'
  },
  readingStrategies: () => '/premium/reading-comprehension/strategies',
  readingStrategy: (category: string) => `/premium/reading-comprehension/strategies/${category}`,
  /** Speed and accuracy over time. */
  readingRecord: () => '/premium/reading-comprehension/record',
  /** The cover of a passage, before it is opened. */
  passage: (passageId: string, level?: Level) => `/premium/reading-comprehension/passages/${passageId}${level ? `?level=${level}` : ''}`,
  /** A passage that the student has opened; `mark`: its sentences are boxes to tick. */
  reading: (sittingId: string, pane?: 'mark') => `/premium/readings/${sittingId}${pane ? '?mark=1#passage' : ''}`,
  /** Asks before all highlights go. */
  readingClearing: (sittingId: string) => `/premium/readings/${sittingId}?clear=1`,
  readingQuestion: (sittingId: string, position: number) => `/premium/readings/${sittingId}/questions/${position}`,
  readingNotes: (sittingId: string) => `/premium/readings/${sittingId}/notes`,
  /** Asks before a note goes. */
  readingNoteDeletion: (sittingId: string, id: string) => `/premium/readings/${sittingId}/notes?delete=${encodeURIComponent(id)}`,
  /** The study plan, what it is made from, and one of its days ("2026-11-23"). */
  plan: () => '/premium/plan',
  planSettings: () => '/premium/plan/settings',
  planDay: (day: string) => `/premium/plan/days/${day}`,
  /** How to go on when the day of the test has passed. */
  planAfterTest: () => '/premium/plan/after-test',
  /** The address for calendar programs, to be opened and revoked; and that address. */
  planCalendar: () => '/premium/plan/calendar',
  planFeed: (token: string) => `/calendar/plan.ics?token=${token}`,
  /** The boot camp: its month, the form that begins one, one of its days, a session of that day, and the evening. `camp` names an earlier one, to read. */
  camp: (camp?: string) => withQuery('/premium/bootcamp', { camp }),
  campStart: () => '/premium/bootcamp/start',
  campDay: (day: number, camp?: string) => withQuery(`/premium/bootcamp/days/${day}`, { camp }),
  campSession: (day: number, session: string, camp?: string) => withQuery(`/premium/bootcamp/days/${day}/sessions/${session}`, { camp }),
  campReview: (day: number, camp?: string) => withQuery(`/premium/bootcamp/days/${day}/review`, { camp }),
  campLeaving: () => '/premium/bootcamp/leaving',
  /** Of the newest boot camp, or of this one. */
  campCertificate: (camp?: string) => withQuery('/premium/bootcamp/certificate', { camp }),
  campCalendar: () => '/premium/bootcamp/calendar',
  campFeed: (token: string) => `/calendar/bootcamp.ics?token=${token}`,
  readingIdea: (sittingId: string) => `/premium/readings/${sittingId}/main-idea`,
  /** The tests on paper of a level. */
  papers: (level?: Level) => (level ? `/premium/pdf-downloads?level=${level}` : '/premium/pdf-downloads'),
  paper: (paperId: string) => `/premium/pdf-downloads/${paperId}`,
  paperFile: (paperId: string, print?: 'large') => `/premium/pdf-downloads/${paperId}/file${print ? `?print=${print}` : ''}`,
  answerKeys: () => '/premium/answer-keys',
  answerKeyFile: (paperId: string, print?: 'large') => `/premium/answer-keys/${paperId}/file${print ? `?print=${print}` : ''}`,
  /** Words toward the test. */
  words: () => '/premium/vocabulary',
  /** What is due; an answer that was just given is shown above it. */
  wordReview: (search: Record<string, string> = {}) => {
    const query = new URLSearchParams(search).toString()
    return query ? `/premium/vocabulary/review?${query}` : '/premium/vocabulary/review'
  },
  /** The student's words, all of them or one list; words are added here as well. */
  wordList: (list?: string) => (list ? `/premium/vocabulary/words?${new URLSearchParams({ list })}` : '/premium/vocabulary/words'),
  wordRemoval: (word: string) => `/premium/vocabulary/words/${encodeURIComponent(word)}/removal`,
  /** The words of the week, on a sheet of paper. */
  wordsOfWeek: () => '/premium/vocabulary/week',
}
