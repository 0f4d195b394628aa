/** What adaptive practice says about a student's skills, in plain words; never a loss. */
import type { Difficulty } from '~/exam/core/levels'
import { ENOUGH_ANSWERS, type Movement, type Standing } from '~/exam/scoring/rating'

const STANDING_NAMES: Record<Standing, string> = { 'getting-there': 'Getting there', solid: 'Solid', strong: 'Strong' }

/** "Solid, 4 answers", "Not enough answers yet: 1 of 3". */
export function standingText(standing: Standing, answers: number): string {
  return answers < ENOUGH_ANSWERS
    ? `Not enough answers yet: ${answers} of ${ENOUGH_ANSWERS}`
    : `${STANDING_NAMES[standing]}, ${answers} answers`
}

const WHY: Record<Standing, string> = {
  'getting-there': 'You are getting there with',
  solid: 'You are solid in',
  strong: 'You are strong in',
}

interface Why {
  skill: string
  difficulty: Difficulty
  standing: Standing
  answers: number
  isTwin: boolean
  /** One of its skill was missed a little before. */
  isReturn: boolean
  /** The student chose the skill, or how hard the questions are. */
  isSkillChosen: boolean
  isDifficultyChosen: boolean
}

/** Why this question and no other. */
export function whyText({ skill, difficulty, standing, answers, isTwin, isReturn, isSkillChosen, isDifficultyChosen }: Why): string {
  if (isTwin) return `A twin of the last question: ${skill} again, so that you can use what you have just read.`
  if (isReturn) return `You missed ${skill} a little while ago. Here it is again.`
  if (isDifficultyChosen) return `${skill}. You asked for ${difficulty} questions.`
  if (isSkillChosen) return `You chose ${skill}. This one is ${difficulty}.`
  if (answers === 0)
    return `${skill} is new here, so we start with ${difficulty === 'easy' ? 'an' : 'a'} ${difficulty} one, as your other skills suggest.`
  if (answers < ENOUGH_ANSWERS) return `${skill} has come up ${answers === 1 ? 'once' : 'twice'} so far. This one is ${difficulty}.`
  return `${WHY[standing]} ${skill}. This one is ${difficulty}: near your edge, where practice helps most.`
}

/** What an answer did to the estimate of its skill. */
export function movementText(movement: Movement, skill: string): string {
  switch (movement) {
    case 'up':
      return `Your estimate for ${skill} moved up.`
    case 'slightly-up':
      return `Your estimate for ${skill} moved up a little: an answer counts for less when hints helped, or when a question was easy for you.`
    case 'same':
      return `Your estimate for ${skill} stays where it was: with several hints an answer is for learning.`
    case 'easier':
      return `One miss never undoes your work. The next question on ${skill} starts a little easier.`
  }
}

/** The same for a whole session, in the table of its summary. */
export const MOVEMENT_NAMES: Record<Movement, string> = {
  up: 'Moved up',
  'slightly-up': 'Moved up a little',
  same: 'About where it was',
  easier: 'Starts a little easier next time',
}
