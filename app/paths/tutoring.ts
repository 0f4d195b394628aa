/** The tutors’ dashboard, and a student’s tutors. */
import { withQuery, withToken } from './shared'

const HOME = '/tutor-dashboard'

function withSearch(path: string, search: string): string {
  return search ? `${path}?${search}` : path
}

/** The read-only pages of a student, below the address at which an onlooker has their students. */
function seenPaths(base: string) {
  return {
    student: (studentId: string) => `${base}/${studentId}`,
    studentResults: (studentId: string) => `${base}/${studentId}/results`,
    studentResult: (studentId: string, sittingId: string, shown?: string) =>
      `${base}/${studentId}/results/${sittingId}${shown && shown !== 'look' ? `?show=${shown}` : ''}`,
    studentTest: (studentId: string, sittingId: string) => `${base}/${studentId}/tests/${sittingId}`,
    studentTestSection: (studentId: string, sittingId: string, part: string, shown?: string) =>
      `${base}/${studentId}/tests/${sittingId}/${part}${shown && shown !== 'look' ? `?show=${shown}` : ''}`,
    studentMistakes: (studentId: string, search: Record<string, string> = {}) => withQuery(`${base}/${studentId}/mistakes`, search),
    studentMistake: (studentId: string, mistakeId: string) => `${base}/${studentId}/mistakes/${mistakeId}`,
    studentPlan: (studentId: string) => `${base}/${studentId}/plan`,
    studentLearning: (studentId: string) => `${base}/${studentId}/learning`,
    studentReports: (studentId: string, after?: string) => withQuery(`${base}/${studentId}/reports`, { after }),
    studentReport: (studentId: string, reportId: string) => `${base}/${studentId}/reports/${reportId}`,
    studentShared: (studentId: string) => `${base}/${studentId}/shared`,
    studentSharedWork: (studentId: string, sharedId: string) => `${base}/${studentId}/shared/${sharedId}`,
  }
}

export const tutoringPaths = {
  ...seenPaths(`${HOME}/students`),
  dashboard: () => HOME,
  profile: () => `${HOME}/profile`,
  students: (search: Record<string, string | undefined> = {}) => withQuery(`${HOME}/students`, search),
  studentNotes: (studentId: string) => `${HOME}/students/${studentId}/notes`,
  studentNoteDeletion: (studentId: string, noteId: string) => `${HOME}/students/${studentId}/notes/${noteId}/deletion`,
  /** Ends the work with a student, from the tutor's side. */
  endStudent: (studentId: string) => `${HOME}/students/${studentId}/end`,
  groups: () => `${HOME}/groups`,
  /** Its students a page at a time, from 1. */
  group: (groupId: string, page = 1) => withQuery(`${HOME}/groups/${groupId}`, { page: page > 1 ? String(page) : undefined }),
  groupDeletion: (groupId: string) => `${HOME}/groups/${groupId}/deletion`,
  invitations: (after?: string) => withQuery(`${HOME}/invitations`, { after }),
  /** The slip to print. */
  invitation: (invitationId: string) => `${HOME}/invitations/${invitationId}`,
  invitationRevocation: (invitationId: string) => `${HOME}/invitations/${invitationId}/revocation`,
}

/** What tutors give, make and mark. */
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

const MINE = '/my-tutors'

/** A student’s own tutors. */
export const myTutorPaths = {
  myTutors: () => MINE,
  tutorCode: () => `${MINE}/code`,
  /** What a tutor will see; with the code in the link of an invitation. */
  tutorAgreement: (code?: string) => withToken(`${MINE}/agreement`, code),
  myTutor: (tutorId: string) => `${MINE}/${tutorId}`,
  sharedWithTutor: (tutorId: string) => `${MINE}/${tutorId}/shared`,
  leaveTutor: (tutorId: string) => `${MINE}/${tutorId}/leaving`,
}
