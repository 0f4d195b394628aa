/** How long a session of adaptive practice is; twins come on top. */

/** Unless the student chose otherwise. */
export const SESSION_QUESTIONS = 10
/** How many a student may choose. */
export const QUESTION_RANGE = { least: 5, most: 30 }
