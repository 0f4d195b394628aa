/** What tutors give, make and mark, behind their dashboard. */
function withSearch(path: string, search: string): string {
  return search ? `${path}?${search}` : path
}

export const tutorWorkPaths = {
  assignments: (search = '') => withSearch('/tutor-dashboard/assignments', search),
  /** What is given, of which level and section, to whom at first, as the address says it. */
  newAssignment: (search: Record<string, string> | string = '') =>
    withSearch('/tutor-dashboard/assignments/new', typeof search === 'string' ? search : new URLSearchParams(search).toString()),
  assignment: (batchId: string) => `/tutor-dashboard/assignments/${batchId}`,
  assignmentExport: (batchId: string) => `/tutor-dashboard/assignments/${batchId}/export`,
  assignmentWithdrawal: (batchId: string) => `/tutor-dashboard/assignments/${batchId}/withdrawal`,
  /** A sheet by its choice, its questions as a PDF, and their key apart. */
  sheet: (search = '') => withSearch('/tutor-dashboard/sheets', search),
  sheetFile: (search: string) => withSearch('/tutor-dashboard/sheets/questions', search),
  sheetKey: (search: string) => withSearch('/tutor-dashboard/sheets/key', search),
  lessonMaker: (search = '') => withSearch('/tutor-dashboard/lesson-maker', search),
  printedLesson: (lessonId: string) => `/tutor-dashboard/lesson-maker/${lessonId}`,
  printedLessonFile: (lessonId: string) => `/tutor-dashboard/lesson-maker/${lessonId}/file`,
  printedLessonKey: (lessonId: string) => `/tutor-dashboard/lesson-maker/${lessonId}/key`,
  printedLessonDeletion: (lessonId: string) => `/tutor-dashboard/lesson-maker/${lessonId}/deletion`,
  marking: () => '/tutor-dashboard/marking',
  essayToMark: (essayId: string) => `/tutor-dashboard/marking/${essayId}`,
}
