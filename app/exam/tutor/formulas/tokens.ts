/** Cuts text into formulas: runs of numbers, letters, operations and relations, also where they are said in words. */

export type Token = { kind: 'number'; text: string } | { kind: 'letter' | 'operator' | 'relation' | 'bracket'; text: string }

/** A run of tokens that belong together, with where it stands. */
export interface Run {
  tokens: Token[]
  from: number
  to: number
}

const WORDS: [RegExp, Token | null][] = [
  [/^(?:plus|added to|more than)\b/i, { kind: 'operator', text: '+' }],
  [/^(?:minus|take away)\b/i, { kind: 'operator', text: '-' }],
  [/^(?:times|multiplied by)\b/i, { kind: 'operator', text: '×' }],
  [/^(?:divided by|over)\b/i, { kind: 'operator', text: '÷' }],
  [/^squared\b/i, { kind: 'operator', text: '^2' }],
  [/^cubed\b/i, { kind: 'operator', text: '^3' }],
  [/^(?:is equal to|equals|equal|makes|gives|is|are|leaves|comes to|you get)\b/i, { kind: 'relation', text: 'is' }],
]
const NUMBER = /^(?:\d+(?:\.\d+)?|\.\d+)/
/** A letter by itself, or after a number: x, 3x, πr. Never the words "a" and "I". */
const LETTER = /^[b-hj-zA-HJ-Zπ](?![a-zA-Z'])/

/** All runs of the text that hold a number or a letter with an operation. */
export function runsIn(text: string): Run[] {
  const runs: Run[] = []
  let run: Run | null = null
  let at = 0
  function push(token: Token, length: number) {
    run ??= { tokens: [], from: at, to: at }
    run.tokens.push(token)
    at += length
    run.to = at
  }
  function end() {
    if (run) runs.push(run)
    run = null
  }
  while (at < text.length) {
    const rest = text.slice(at)
    const before = text[at - 1] ?? ' '
    const number = !/[a-zA-Z]/.test(before) ? NUMBER.exec(rest) : null
    const word = /[\s)\d%]/.test(before) || at === 0 ? WORDS.find(([pattern]) => pattern.test(rest)) : undefined
    const space = /^\s+/.exec(rest)
    if (number) push({ kind: 'number', text: number[0] }, number[0].length)
    else if (space) at += space[0].length
    else if (run && word?.[1]) push(word[1], word[0].exec(rest)?.[0].length ?? 1)
    else if (/^%\s*of\b/i.test(rest)) push({ kind: 'operator', text: '%of' }, /^%\s*of\b/i.exec(rest)?.[0].length ?? 1)
    else if (run && /^of\b/i.test(rest) && /\d$/.test(text.slice(0, at).trim())) push({ kind: 'operator', text: '×' }, 2)
    else if (/^[-+×÷/%^√]/.test(rest)) push({ kind: 'operator', text: rest[0] ?? '' }, 1)
    else if (/^[=<>≤≥≠≈]/.test(rest)) push({ kind: 'relation', text: rest[0] ?? '' }, 1)
    else if (/^[()]/.test(rest)) push({ kind: 'bracket', text: rest[0] ?? '' }, 1)
    else if (LETTER.test(rest) && !/[a-zA-Z]/.test(before)) push({ kind: 'letter', text: rest[0] ?? '' }, 1)
    else {
      end()
      at += /^[a-zA-Z']+/.exec(rest)?.[0].length ?? 1
    }
  }
  end()
  return runs.map(trimmed).filter(({ tokens }) => tokens.length > 0)
}

/** Without the operators and relations at its ends, which belong to the words around it. */
function trimmed(run: Run): Run {
  let tokens = run.tokens
  const isLoose = (token: Token | undefined) =>
    token !== undefined && (token.kind === 'relation' || (token.kind === 'operator' && !['-', '√', '%', '^2', '^3'].includes(token.text)))
  while (isLoose(tokens[0]) || tokens[0]?.text === ')' || tokens[0]?.text === '%') tokens = tokens.slice(1)
  while (isLoose(tokens.at(-1)) || tokens.at(-1)?.text === '(' || tokens.at(-1)?.text === '-') tokens = tokens.slice(0, -1)
  return balanced({ ...run, tokens })
}

/** Without the brackets that open or close outside of it. */
function balanced(run: Run): Run {
  const open: number[] = []
  const loose = new Set<number>()
  for (const [index, { text }] of run.tokens.entries()) {
    if (text === '(') open.push(index)
    if (text === ')' && open.pop() === undefined) loose.add(index)
  }
  for (const index of open) loose.add(index)
  return loose.size === 0 ? run : { ...run, tokens: run.tokens.filter((_, index) => !loose.has(index)) }
}
