/**
 * Whether a sentence of the language model may be shown. Every number, formula and choice that it names must be found in the item's own
 * texts or be confirmed by our arithmetic; no choice but the key may be called right, and the key may not be denied.
 */
import { stanceOf, wrongClaim } from './claims'
import { type Facts, holds, isOfChoices, isOneNumber, numbersIn, plainWords } from './facts'
import { evaluate, numberOf } from './formulas/evaluate'
import { digitText, normalText } from './formulas/normal'
import { isIdentity, judge, partsOf, spelled } from './formulas/statement'
import { type Run, runsIn, type Token } from './formulas/tokens'

/** Why a sentence is held back; null when it may be shown. */
export function checkSentence(sentence: string, facts: Facts): string | null {
  if (facts.sentences.has(plainWords(sentence)) || quotesOurs(sentence, facts)) return null
  const text = digitText(normalText(sentence))
  return (
    wrongClaim(text, facts) ??
    wrongAffirmation(text, facts) ??
    wrongFormula(text, facts) ??
    wrongResult(text, facts) ??
    offTopic(text, facts)
  )
}

/** One of our own sentences, with some words before it that neither deny nor count. */
function quotesOurs(sentence: string, { sentences }: Facts): boolean {
  const said = plainWords(sentence)
  return [...sentences].some((own) => {
    if (own.length < 20 || !said.endsWith(own)) return false
    const before = said.slice(0, -own.length)
    return /^(?:[a-z']+ ){0,8}$/.test(before) && stanceOf(before) === 'neutral'
  })
}

/** Words of any lesson. Cut to their first five letters, as the words of the item are. */
const OF_LESSONS = new Set(
  `about above add again answer apart back before begin below between both bring careful check choice choose chose clear close combine compare correct count divide
  draw each equal every example explain fewer final find first follow form fraction give good group guess half happen help here hint idea just keep kind know last
  left less letter line list look make mark mean meaning measure more most move much multiply need next nothing number once only opposite order other pair part
  pattern percent picture piece plan point problem prove proof question quick read reason remember right round rule same second seem sense sentence separate
  share show side sign simple slow small solve start step still stop subtract sure table take tell text than that them then there these they thing think third
  this those time together told total tried true turn under unit until upon usual value want what when where which whole wonder word work worth write wrong your`
    .split(/\s+/)
    .map((word) => word.slice(0, 5)),
)

/** A sentence of which no longer word is of the question, of the student's text or of any lesson is about something else. */
function offTopic(text: string, { item, words, student }: Facts): string | null {
  const own = plainWords(text).match(/[a-z]{4,}/g) ?? []
  if (!item || own.length < 2) return null
  const known = new Set([...words, ...plainWords(student.text).split(' ')].map((word) => word.slice(0, 5)))
  return own.some((word) => OF_LESSONS.has(word.slice(0, 5)) || known.has(word.slice(0, 5))) ? null : 'is off topic'
}

const AFFIRMS =
  /^(?:yes|yep|exactly|correct|right|perfect|precisely|absolutely|great|good|well done|nice|that's (?:right|correct|it|true)|that is (?:right|correct|true)|you(?:'re| are| got it| have it)|your (?:answer|work|sum|result) is)\b/i
const PRAISES = /\b(?:right|correct|exactly|perfect|got it|nailed it|true|well done)\b/i

/** "Exactly!" says that the student is right: then what the student said must stand itself. */
function wrongAffirmation(text: string, facts: Facts): string | null {
  const { student } = facts
  if (!AFFIRMS.test(text) || !PRAISES.test(text) || stanceOf(text) === 'wrong' || !student.text) return null
  const claim = student.text.replace(/\?\s*$/, '.').replace(/^\s*(?:is|so) (?:it|the answer)\s+/i, 'the answer is ')
  const normal = digitText(normalText(claim))
  const alone = { ...facts, student: { text: '', numbers: [] } }
  const isWrong = wrongClaim(normal, alone) ?? wrongFormula(normal, alone) ?? wrongResult(normal, alone)
  return isWrong ? 'affirms what is wrong' : null
}

function wrongFormula(text: string, facts: Facts): string | null {
  for (const run of runsIn(text)) {
    const problem = ofRun(run, text, facts)
    if (problem) return problem
  }
  return null
}

function ofRun(run: Run, text: string, facts: Facts): string | null {
  const { tokens } = run
  const hasLetter = tokens.some(({ kind }) => kind === 'letter')
  const { parts, relations } = partsOf(tokens)
  const isCompound = parts.some((part) => !isOneNumber(part) && part.length > (part[0]?.text === '-' ? 2 : 1))
  if (relations.length > 0 && (isCompound || relations.some((relation) => relation !== 'is'))) {
    if (isOfFunction(tokens)) return ofFunction(parts, facts)
    const verdict = judge(tokens, facts.letters)
    if (verdict === 'true') return null
    if (isKnown(tokens, facts)) return null
    if (verdict === 'false') return 'states what is false'
    return hasLetter && isIdentity(tokens) ? null : 'states a formula that nothing confirms'
  }
  if (relations.length === 0 && isCompound && !isKnown(tokens, facts)) return 'names a formula that nothing confirms'
  return tokens.every((token) => token.kind !== 'number' || isNumberKnown(token, run, text, facts))
    ? null
    : 'names a number that nothing confirms'
}

const isOfFunction = (tokens: readonly Token[]) => /^[fgh] \( /.test(spelled(tokens))

/** "f(3) = 9 + 15 − 1 = 23": what follows must hold by itself, and come to what the steps come to. */
function ofFunction([name = [], ...parts]: Token[][], facts: Facts): string | null {
  if (isKnown([...name, RELATION, ...(parts[0] ?? [])], facts) && parts.length === 1) return null
  const value = evaluate(parts.at(-1) ?? [], facts.letters)
  if (!value || !holds(facts.results, value)) return 'names another result'
  const rest = parts.flatMap((part, index) => (index === 0 ? part : [RELATION, ...part]))
  return parts.length === 1 || judge(rest, facts.letters) === 'true' ? null : 'states what is false'
}

const RELATION: Token = { kind: 'relation', text: '=' }

/** Whether the formula stands in our texts, also with the sides of a sum or a product the other way round. */
function isKnown(tokens: readonly Token[], { formulas }: Facts): boolean {
  if (stands(spelled(tokens), formulas)) return true
  const { parts, relations } = partsOf(tokens)
  return relations.length === 0
    ? turned(tokens).some((one) => stands(spelled(one), formulas))
    : relations.every((relation) => relation === '=' || relation === 'is') && stands(parts.toReversed().map(spelled).join(' = '), formulas)
}

function stands(formula: string, formulas: string): boolean {
  const escaped = formula.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
  return new RegExp(`(?<![\\d.] |[\\d.])${escaped}(?![\\d.]| [/^%])`).test(formulas)
}

function turned(tokens: readonly Token[]): Token[][] {
  const signs = new Set(tokens.filter(({ kind }) => kind === 'operator').map(({ text }) => text))
  const [sign] = signs
  if (signs.size !== 1 || (sign !== '+' && sign !== '×')) return []
  const sides: Token[][] = [[]]
  for (const token of tokens) token.text === sign ? sides.push([]) : sides.at(-1)?.push(token)
  const operator: Token = { kind: 'operator', text: sign }
  return [sides.toReversed().flatMap((side, index) => (index === 0 ? side : [operator, ...side]))]
}

function isNumberKnown(token: Token, run: Run, text: string, facts: Facts): boolean {
  const number = numberOf(token.text)
  if (holds(facts.numbers, number) || isOfChoices(number, facts)) return true
  const whole = partsOf(run.tokens).parts.find((part) => part.includes(token))
  const value = whole && isOneNumber(whole) ? evaluate(whole) : null
  if (value && holds(facts.numbers, value)) return true
  if (/\b(?:step|steps|hint|line|lines|question)\s+$/i.test(text.slice(0, run.from)) && number.d === 1 && number.n <= 80) return true
  const isTheirs = holds(facts.student.numbers, number) || holds(facts.wrongNumbers, number)
  return isTheirs && isOfStudent(text)
}

/** What the student said or chose is repeated, and not called right. */
function isOfStudent(text: string): boolean {
  if (!/\b(?:you|your|you've|you're)\b/i.test(text)) return false
  if (!/\b(?:got|get|chose|picked|answer(?:ed)?|said|wrote|have|found|thought|think|tried|choice|came up with)\b/i.test(text)) return false
  return stanceOf(text) === 'wrong' || !/\b(?:right|correct|exactly|perfect|true|good|great|yes)\b/i.test(text)
}

const ANSWER =
  /\b(?:answer|solution|correct choice|right choice|final result|key)\b[^.?!]*?\b(?:is|are|equals|must be|should be|would be|was|comes to|:)\s*(?:about |just |exactly |simply )?(?=[-\d$.(√])/i
const RESULT =
  /\b(?:total|result|sum|difference|product|quotient|area|perimeter|volume|average|mean|median|mode|range|value|price|cost|distance|speed|angle|[b-hj-z])\b[^.?!,]*?\b(?:is|are|equals|must be|should be|comes to|becomes)\s*(?:about |just |exactly )?(?=[-\d$.(√])/i

/** "The answer is 12" and "the total is 36" must be what the steps come to, and not only a number of the question. */
function wrongResult(text: string, facts: Facts): string | null {
  if (!facts.item || /\?["']?\s*$/.test(text) || isOfStudent(text)) return null
  const isDenied = /\b(?:not|isn't|aren't|never|cannot|can't)\b/i.test(text)
  if (!isDenied && namesOtherAnswer(text, facts)) return 'names another answer'
  for (const [pattern, known, name] of [
    [ANSWER, facts.keyNumbers, 'names another answer'],
    [RESULT, facts.results, 'names another result'],
  ] as const) {
    const match = pattern.exec(text)
    const number = match && firstNumber(text.slice(match.index + match[0].length))
    if (number && !holds(known, number) && !isDenied) return name
    if (number && pattern === ANSWER && isDenied && holds(known, number)) return 'denies the key'
  }
  return null
}

const ANSWERS = /\b(?:answer|choice|key|result)\b[^.?!]{0,20}?(?:\bis|\bshould be|\bmust be|:)\s+/i

/** "The answer is" before what a wrong choice says, and not what the key says. */
function namesOtherAnswer(text: string, { item }: Facts): boolean {
  const match = ANSWERS.exec(text)
  if (!match || !item) return false
  const said = `${plainWords(text.slice(match.index + match[0].length))} `
  const begins = item.choices
    .map((choice) => plainWords(digitText(normalText(choice.text))))
    .map((choice) => (said.startsWith(`${choice} `) ? choice.length : 0))
  const longest = Math.max(...begins)
  return longest > 0 && begins.indexOf(longest) !== item.answer
}

function firstNumber(text: string) {
  const [run] = runsIn(text)
  const part = run && partsOf(run.tokens).parts[0]
  const value = part && evaluate(part)
  return value ?? numbersIn([text])[0] ?? null
}
