/** The size of sectional quizzes, apart from the bank itself, which must never reach the browser. */

/** Numbers 1 to this one exist for each level and subject. */
export const QUIZ_NUMBERS = 10
export const QUIZ_QUESTIONS = 20
