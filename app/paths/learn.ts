/** The students' room. */
import type { Level, Subject } from '~/exam/core/levels'

export const learnPaths = {
  dashboard: () => '/dashboard',
  tools: () => '/premium/dashboard',
  quizzes: (level?: Level) => (level ? `/premium/sectional-quizzes?level=${level}` : '/premium/sectional-quizzes'),
  quiz: (subject: Subject, number: number, level?: Level) =>
    `/premium/sectional-quiz/${subject}/${number}${level ? `?level=${level}` : ''}`,
  writing: (essayId: string) => `/premium/writing/${essayId}`,
  writingAbandonment: (essayId: string) => `/premium/writing/${essayId}/abandonment`,
  question: (sittingId: string, position: number) => `/premium/sittings/${sittingId}/questions/${position}`,
  /** All questions at once and small saves, for pages with scripts. */
  section: (sittingId: string) => `/api/sittings/${sittingId}/section`,
  review: (sittingId: string) => `/premium/sittings/${sittingId}/review`,
  pause: (sittingId: string) => `/premium/sittings/${sittingId}/pause`,
  abandonment: (sittingId: string) => `/premium/sittings/${sittingId}/abandonment`,
  submission: (sittingId: string) => `/premium/sittings/${sittingId}/submission`,
  result: (sittingId: string) => `/premium/sittings/${sittingId}/result`,
  practice: (level?: Level) => (level ? `/premium/interactive-quiz?level=${level}` : '/premium/interactive-quiz'),
  practiceQuestion: (sittingId: string, choice?: number) =>
    `/premium/interactive-quiz/${sittingId}${choice === undefined ? '' : `?choice=${choice}`}`,
  practiceSummary: (sittingId: string) => `/premium/interactive-quiz/${sittingId}/summary`,
  mistakes: (status?: string, place: { before?: string; after?: string } = {}) =>
    `/premium/mistakes${status ? `?${new URLSearchParams({ status, ...place })}` : ''}`,
  mistake: (id: string) => `/premium/mistakes/${id}`,
  twins: () => '/premium/twins',
}
