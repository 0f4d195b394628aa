/**
 * What went wrong, told to the student. Families name a slip in the third person, and their texts are published with their hashes; here
 * "Adds the denominators as well." becomes "You may have added the denominators as well."
 */

/** Verbs whose form after "have" follows no rule. */
const IRREGULAR: Record<string, string> = {
  buys: 'bought',
  chooses: 'chosen',
  cuts: 'cut',
  does: 'done',
  drops: 'dropped',
  finds: 'found',
  forgets: 'forgotten',
  gets: 'gotten',
  gives: 'given',
  goes: 'gone',
  has: 'had',
  is: 'been',
  keeps: 'kept',
  leaves: 'left',
  lets: 'let',
  loses: 'lost',
  makes: 'made',
  misreads: 'misread',
  pays: 'paid',
  puts: 'put',
  reads: 'read',
  sees: 'seen',
  sets: 'set',
  skips: 'skipped',
  slips: 'slipped',
  splits: 'split',
  stops: 'stopped',
  swaps: 'swapped',
  takes: 'taken',
  thinks: 'thought',
  undoes: 'undone',
  writes: 'written',
}

const REGULAR = new Set(
  `adds adjusts asks averages balances believes calculates carries changes checks combines compares confuses converts copies counts decides divides
  doubles ends estimates exchanges expects guesses halves ignores includes judges lands lines lists looks matches measures misremembers
  miscounts misses mixes moves multiplies names overlooks pairs raises reduces reflects regroups repeats rounds settles shades shares shifts solves
  squares starts subtracts supposes treats tries triples turns uses works`.split(/\s+/),
)

/** "and then doubles"; neither "sums and pairs of angles" nor "what the rule adds or subtracts". */
const JOINED_VERB = /(?<!\bwhat the \w+ \w+ )\b((?:and|or|but|then)(?: (?:then|also|just|never|only|\w+ly))?) (\w+s)\b(?! of\b)/g

/** A text that does not begin with such a verb is told as it is. */
export function toldToStudent(says: string): string {
  const [first = ''] = says.split(/[ ,]/)
  const opening = participle(first.toLowerCase())
  if (!opening) return says
  const rest = says
    .slice(first.length)
    .replace(/\b(and|or|but) does not (\w+)/g, (whole, joint, verb) => joined(`${joint} not`, participle(`${verb}s`)) ?? whole)
    .replace(JOINED_VERB, (whole, joint, verb) => joined(joint, participle(verb)) ?? whole)
  return `You may have ${opening}${rest}`
}

/** "added" of "adds"; null for what is no verb that we know. */
function participle(verb: string): string | null {
  if (verb in IRREGULAR) return IRREGULAR[verb] ?? null
  if (!REGULAR.has(verb)) return null
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}ied`
  return verb.endsWith('es') ? `${verb.slice(0, -1)}d` : `${verb.slice(0, -1)}ed`
}

function joined(joint: string, verb: string | null): string | null {
  return verb && `${joint} ${verb}`
}

/** How published texts say it, and how a teacher says it: their words are part of what is hashed, so they change here. */
const SAID_BETTER: [RegExp, string][] = [
  [/\bThe proof stands in\b/g, 'The proof is in'],
  [/\bMultiply out the bracket\b/g, 'Clear the parentheses'],
  [/\bthe bracket is multiplied out\b/g, 'the parentheses are cleared'],
  [/\bthe bracket stands alone\b/g, 'the parentheses stand alone'],
  [/\bMultiply the bracket by itself\b/g, 'Multiply what is in parentheses by itself'],
  [/\bthe brackets?\b/g, 'the parentheses'],
]

/** A step, hint or reason in the words of an American classroom. */
export function inPlainWords(text: string): string {
  return SAID_BETTER.reduce((said, [words, better]) => said.replace(words, better), text)
}
