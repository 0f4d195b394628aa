/** What tutors give to their students, print for them, and mark. */
import { call, page } from '../page'

export const TUTOR_WORK = [
  page('tutor-dashboard/assignments', 'routes/tutoring/assignments/assignments.tsx'),
  page('tutor-dashboard/assignments/new', 'routes/tutoring/assignments/new-assignment.tsx'),
  page('tutor-dashboard/assignments/:batchId', 'routes/tutoring/assignments/assignment.tsx'),
  call('tutor-dashboard/assignments/:batchId/export', 'routes/tutoring/assignments/export.ts'),
  page('tutor-dashboard/assignments/:batchId/withdrawal', 'routes/tutoring/assignments/withdrawal.tsx'),
  page('tutor-dashboard/sheets', 'routes/tutoring/sheets/sheet.tsx'),
  call('tutor-dashboard/sheets/questions', 'routes/tutoring/sheets/file.ts', { id: 'routes/tutoring/sheets/questions' }),
  call('tutor-dashboard/sheets/key', 'routes/tutoring/sheets/file.ts', { id: 'routes/tutoring/sheets/key' }),
  page('tutor-dashboard/lesson-maker', 'routes/tutoring/lesson-maker/lessons.tsx'),
  page('tutor-dashboard/lesson-maker/:lessonId', 'routes/tutoring/lesson-maker/lesson.tsx'),
  call('tutor-dashboard/lesson-maker/:lessonId/file', 'routes/tutoring/lesson-maker/file.ts', {
    id: 'routes/tutoring/lesson-maker/handout',
  }),
  call('tutor-dashboard/lesson-maker/:lessonId/key', 'routes/tutoring/lesson-maker/file.ts', {
    id: 'routes/tutoring/lesson-maker/key',
  }),
  page('tutor-dashboard/lesson-maker/:lessonId/deletion', 'routes/tutoring/lesson-maker/deletion.tsx'),
  page('tutor-dashboard/marking', 'routes/tutoring/marking/queue.tsx'),
  page('tutor-dashboard/marking/:essayId', 'routes/tutoring/marking/essay.tsx'),
]
