/** What a sentence says of the choices: that one is right, that one is wrong, or neither. */
import { LETTERS } from '~/exam/core/item/item'
import { type Facts, plainWords } from './facts'
import { digitText, normalText } from './formulas/normal'

const DENIES = /\b(?:not|no|never|cannot|can't|isn't|aren't|wasn't|doesn't|don't|won't|didn't|neither|nor|rather than|instead of|unlike)\b/i
const WRONG =
  /\b(?:wrong|incorrect|false|mistaken|eliminate|eliminated|cross(?:ed)? out|rule(?:d)? out|trap|opposite|fails?|off|worse|worst)\b/i
const RIGHT =
  /\b(?:right|correct|best|true|works?|fits?|answer is|answer:|is the answer|the answer|means?|meaning|same as|synonym|closest|select|pick|choose|go with|mark|must be|has to be|it's|it is|so)\b/i
const OF_STUDENT =
  /\b(?:you|your|you've|you're)\b[^.]*\b(?:chose|choose|picked|pick|choice|answer(?:ed)?|selected|marked|thought|said|wrote)\b/i
const LOOKS = /\b(?:look|compare|read|check|consider|think about|what about|try|test|put|explain|why)\b/i

export type Stance = 'right' | 'wrong' | 'neutral'

/** The stance of a clause toward what it names. */
export function stanceOf(clause: string): Stance {
  const isRight = RIGHT.test(clause)
  const isWrong = WRONG.test(clause)
  const isDenied = DENIES.test(clause)
  if (isWrong && !isRight) return isDenied ? 'right' : 'wrong'
  if (isRight) return isDenied || isWrong ? 'wrong' : 'right'
  return isDenied ? 'wrong' : 'neutral'
}

/** Why a sentence may not stand, by what it says of the choices; null when it may. */
export function wrongClaim(sentence: string, facts: Facts): string | null {
  const { item } = facts
  if (DENIES_ALL.test(sentence)) return 'denies the key'
  if (!item) return null
  const isQuestion = /\?["']?\s*$/.test(sentence)
  let last: number | undefined
  for (const clause of clausesOf(sentence)) {
    const named = namedIn(clause, facts)
    if (named.length === 0 && last !== undefined && POINTS_BACK.test(clause) && ofPointer(clause, last === item.answer)) {
      return last === item.answer ? 'denies the key' : 'calls another choice right'
    }
    last = named.at(-1) ?? last
    for (const index of named) {
      if (index >= item.choices.length) return 'names a choice that is not there'
      const problem = index === item.answer ? ofKey(clause, isQuestion) : ofOther(clause, { isQuestion, sentence })
      if (problem) return problem
    }
  }
  return item.kind === 'quantitative_comparison' ? ofColumns(sentence, facts, isQuestion) : null
}

/** "You chose D, and that is right": a verdict on what the clause before it named. */
const POINTS_BACK = /^\s*(?:(?:and|so|but|because|since)\s+)*(?:that|it|this|which)\b/i
const VERDICT = /\b(?:right|correct|works?|fits?|best|the answer|the key)\b/i

function ofPointer(clause: string, isKey: boolean): boolean {
  const stance = stanceOf(clause)
  return isKey ? stance === 'wrong' && (VERDICT.test(clause) || WRONG.test(clause)) : stance === 'right' && VERDICT.test(clause)
}

const DENIES_ALL =
  /\b(?:none of (?:the|these) (?:choices|answers|options)|no (?:right|correct) (?:answer|choice)|(?:answer key|the key|the solution|the explanation|the steps?) (?:is|are|has|must be)\b[^.]*\b(?:wrong|mistake|incorrect|error)|(?:two|both|all|several) (?:choices |answers |options )?(?:are|of them are) (?:right|correct))/i

/** The key may be named by anybody, and denied by nobody. */
function ofKey(clause: string, isQuestion: boolean): string | null {
  if (stanceOf(clause) !== 'wrong') return null
  // "Why is B not what you chose?" asks; "Isn't B wrong?" leads astray.
  return isQuestion && !WRONG.test(clause) ? null : 'denies the key'
}

/** Another choice may be ruled out, asked about, or named as what the student took. */
function ofOther(clause: string, { isQuestion, sentence }: { isQuestion: boolean; sentence: string }): string | null {
  const stance = stanceOf(clause)
  if (stance === 'wrong') return null
  if (OF_STUDENT.test(sentence) && !/\b(?:right|correct|best|fits?)\b/i.test(clause)) return null
  if (stance === 'neutral' && (isQuestion || LOOKS.test(clause))) return null
  return isQuestion && /^(?:what|how|why|where)\b/i.test(sentence.trim()) && !/\b(?:right|correct|best)\b/i.test(clause)
    ? null
    : 'calls another choice right'
}

/** The choices that a clause names, by letter or by what they say. */
function namedIn(clause: string, { item, isVerbal, words }: Facts): number[] {
  if (!item) return []
  const named = new Set<number>()
  for (const pattern of NAMED) for (const [, letter = ''] of clause.matchAll(pattern)) named.add(LETTERS.indexOf(letter as 'A'))
  const said = ` ${plainWords(clause)} `
  if (isVerbal || words.size > 0) {
    for (const [index, { text }] of item.choices.entries()) {
      const choice = plainWords(digitText(normalText(text)))
      const isName = isVerbal || /[a-z]{4}/.test(choice)
      if (isName && choice.length > 2 && (said.includes(` ${choice} `) || (choice.includes(' ') && isMostOf(choice, said))))
        named.add(index)
    }
  }
  named.delete(-1)
  return [...named]
}

/** Letters of choices: "choice B", "(B)", "B is right", "the answer is B". "Column A", "point B" and the word "a" are none. */
const NAMED = [
  /(?<!\b(?:column|quantity|point|angle|line|segment|vertex|side|figure)\s)\b(?:choice|choices|option|answer|letter|answer choice)\s*:?\s*\(?([A-Z])\b\)?/g,
  /\bchoices?\s+[A-Z]\s+(?:and|or)\s+([A-Z])\b/g,
  /(?<![\w)])\(([A-Z])\)/g,
  /\b(?:answer|key|choice|it|this|that|pick|choose|select|mark|chose|picked|go with|be|be:)(?:'s| is| should be| must be| was)?:?\s+(?:clearly |really |just |probably )?([B-Z])\b(?!\s*[-+×÷=<>])/gi,
  /\b(?:answer|key|choice|pick|choose|select|mark|chose|picked|go with)(?:'s| is| should be| must be| was)?:?\s+(A)(?=[\s.,;!?]*(?:$|[.,;!?]|because|since|here|not|instead))/g,
  /(?<!\b(?:column|quantity|point|angle|line|segment|vertex|side|figure)\s)\b([A-Z])\s+(?:is|isn't|was|must be|cannot be|can't be|looks|seems|works|fits)\b\s*(?:(?:the|not|a|also|actually|clearly|really|never)\s+)*(?:right|correct|wrong|incorrect|best|answer|true|false|key|out|it|trap)?/g,
  /^\s*(?:so|then|yes|no|therefore|thus)?,?\s*([B-Z])\b(?=\s*(?:$|[.,!]|it is|then))/gi,
]

/** Three of four of the words that carry a choice of several words. */
function isMostOf(choice: string, said: string): boolean {
  const carrying = choice.split(' ').filter((word) => word.length > 3)
  if (carrying.length < 3) return false
  return carrying.filter((word) => said.includes(` ${word} `)).length / carrying.length >= 0.75
}

const CLAUSE =
  /[,;:]\s+|\s+[-–—]\s+|\s+(?:because|but|while|whereas|although|though|since|and so)\s+|\s+and\s+(?=(?:it|that|this|which)\s)/i

function clausesOf(sentence: string): string[] {
  const clauses = sentence.split(CLAUSE).filter(Boolean)
  // "Not C, but B is right", "C, not B, is right": what is denied and what is said stand apart.
  return clauses.length > 1 ? clauses.map((clause, index) => (index > 0 && /^\s*(?:is|was|must)\b/.test(clause) ? '' : clause)) : clauses
}

const GREATER =
  /\b(?:column|quantity)\s+([AB])\b[^.?]*?\b(?:is|has|must be|will be|comes out)\b[^.?]*?\b(greater|larger|bigger|more|smaller|less)\b/i
const EQUAL = /\b(?:columns|quantities|two quantities|two columns|they)\b[^.?]*\b(?:are|must be)\b[^.?]*\b(?:equal|the same)\b/i
const OPEN = /\b(?:cannot|can't|not possible to)\b[^.?]*\b(?:tell|told|determine|determined|know|known)\b|\bnot enough information\b/i

/** "Column A is greater" is a choice too. */
function ofColumns(sentence: string, { item }: Facts, isQuestion: boolean): string | null {
  if (!item || isQuestion || /\b(?:if|when|suppose|unless|whether)\b/i.test(sentence)) return null
  const greater = GREATER.exec(sentence)
  const isDenied = DENIES.test(sentence) && !OPEN.test(sentence)
  const side = greater && (/(?:smaller|less)/i.test(greater[2] ?? '') ? other(greater[1]) : greater[1]?.toUpperCase())
  const said = OPEN.test(sentence) ? 'open' : greater ? side : EQUAL.test(sentence) ? 'equal' : null
  if (!said) return null
  const isKey = said === columnKey(item.choices[item.answer]?.text ?? '')
  return isKey === isDenied ? 'calls another choice right' : null
}

function other(letter: string | undefined): string {
  return letter?.toUpperCase() === 'A' ? 'B' : 'A'
}

function columnKey(text: string): string {
  const plain = text.toLowerCase()
  if (/equal|the same/.test(plain)) return 'equal'
  if (/cannot|not enough/.test(plain)) return 'open'
  return /(?:column|quantity) a/.test(plain) ? 'A' : 'B'
}
