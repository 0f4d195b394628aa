/** The size of sectional quizzes, apart from the bank itself, which must never reach the browser. */

/** Numbers 1 to this one exist for each level and subject. */
export const QUIZ_NUMBERS = 10
/** Questions of a quiz; reading quizzes have four passages with theirs instead. */
export const QUIZ_QUESTIONS = 20
export const QUIZ_PASSAGES = 4
