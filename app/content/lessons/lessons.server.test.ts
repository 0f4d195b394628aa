/** The lessons hold together: each skill has one, each takes its time, and every number that is spoken stands on the board or in the heading. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bankSources } from '~/exam/bank/sources.server'
import { LEVELS, SUBJECTS, tierOf } from '~/exam/core/levels'
import { FIGURE_RULES } from '~/exam/proof/figures'
import { plainText } from '~/exam/values/notation'
import { LESSON_SECTIONS, type Lesson, type Scene, secondsOf } from './lesson'
import { FIRST_LESSON, LESSONS, lessonCalled, lessonOn, lessonSeconds } from './lessons.server'

const OFFERS = LEVELS.flatMap((level) =>
  SUBJECTS.flatMap((subject) =>
    bankSources({ level, subject }).flatMap(({ isReserved, offers }) =>
      offers.map(({ skill, difficulty }) => ({ level, skill, difficulty, isReserved })),
    ),
  ),
)

test('there are 77, each with a name and an id of its own', () => {
  expect(LESSONS).toHaveLength(77)
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(77)
  expect(new Set(LESSONS.map(({ title }) => title)).size).toBe(77)
  const counts = LESSON_SECTIONS.map((section) => LESSONS.filter((lesson) => lesson.section === section).length)
  expect(counts).toEqual([53, 8, 6, 6, 4])
  expect(lessonCalled(FIRST_LESSON)?.section).toBe('pace')
  expect(lessonCalled('__proto__')).toBeUndefined()
})

test('every skill of the bank belongs to exactly one lesson, and no lesson names another', () => {
  const bank = readFileSync('docs/bank.md', 'utf8')
  const listed = [
    ...bank.matchAll(/^\| (?:Numbers and operations|Algebra|Reasoning|Data and probability|Geometry|Measurement) \| (.+?) \| \d+ \|$/gm),
  ]
  const wanted = new Set([...listed.map(([, skill = '']) => skill), ...OFFERS.map(({ skill }) => skill)])
  const taught = LESSONS.flatMap(({ skills }) => skills)
  expect(taught.toSorted()).toEqual([...wanted].sort())
  for (const skill of wanted) expect(lessonOn(skill)?.skills, skill).toContain(skill)
})

test('every kind of word, sentence, analogy and passage belongs to exactly one lesson', () => {
  const bank = readFileSync('docs/bank.md', 'utf8')
  const table = bank.slice(bank.indexOf('## Words, sentences'), bank.indexOf('The passages carry'))
  const rows = [...table.matchAll(/^\| ([a-z].+?) \| \d/gm)].map(([, row = '']) => row)
  expect(rows.length).toBeGreaterThan(20)
  expect(LESSONS.flatMap(({ entries }) => entries).toSorted()).toEqual(rows.toSorted())
})

describe.each(LESSONS)('$id', (lesson) => {
  const { id, tiers, skills, scenes, check } = lesson

  test('takes four to eight minutes, and the first one three', () => {
    for (const scene of scenes) expect(scene.seconds, scene.heading).toBe(secondsOf(scene))
    const [least, most] = id === FIRST_LESSON ? [165, 200] : [238, 480]
    expect(lessonSeconds(lesson)).toBeGreaterThanOrEqual(least)
    expect(lessonSeconds(lesson)).toBeLessThanOrEqual(most)
  })

  test('builds each board up in order, and strikes and marks only text that stands there', () => {
    for (const { heading, narration, board } of scenes) {
      board.forEach((step, index) => {
        expect(step.at < narration.length && step.at >= (board[index - 1]?.at ?? 0), heading).toBe(true)
        const earlier = 'strike' in step ? step.strike : 'highlight' in step ? step.highlight : null
        if (earlier !== null) expect(earlier < index && 'text' in (board[earlier] ?? {}), heading).toBe(true)
        if ('figure' in step) expect(FIGURE_RULES[1]?.broken({ item: { figure: step.figure } } as never), heading).toBeNull()
        if ('text' in step) expect(plainText(step.text), heading).not.toMatch(/[\\{}]| {2}/)
      })
    }
  })

  test('speaks of no number that does not stand on the board', () => {
    for (const scene of scenes) expect(missingNumbers(scene, LESSONS_OF_DIGITS.has(id)), scene.heading).toEqual([])
  })

  test('asks two questions that the bank has, of a skill that it teaches, at a level that it is for', () => {
    for (const { skill, level, difficulty } of check) {
      if (skills.length > 0) expect(skills).toContain(skill)
      expect(tiers).toContain(tierOf(level))
      const isAsked = (offer: (typeof OFFERS)[number]) => offer.skill === skill && offer.level === level && offer.difficulty === difficulty
      expect(OFFERS.some((offer) => isAsked(offer) && !offer.isReserved)).toBe(true)
    }
    expect(new Set(check.map(({ seed, ...rest }) => JSON.stringify(rest) + seed)).size).toBe(2)
  })
})

test('a lesson is for the tiers that its skills are asked in', () => {
  for (const { id, skills, tiers } of LESSONS.filter((lesson) => lesson.skills.length > 0)) {
    const asked = new Set(OFFERS.filter(({ skill }) => skills.includes(skill)).map(({ level }) => tierOf(level)))
    expect([...asked].sort(), id).toEqual(tiers.toSorted())
  }
})

test('the words are plain, and nothing cheers', () => {
  const says = (lesson: Lesson) =>
    lesson.scenes.flatMap(({ narration, board }) => [...narration, ...board.flatMap((step) => ('text' in step ? [step.text] : []))])
  const found = LESSONS.flatMap((lesson) => says(lesson).filter((text) => REFUSED.test(text)))
  expect(found).toEqual([])
})

const REFUSED =
  /\b(awesome|great job|good job|well done|amazing|fantastic|wow|guys|gonna|wanna|yay|kids|oops|hey|okay|ok|simply|obviously|of course)\b/i

const NUMBER_NAMES = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen'],
  ...['fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
]
/** They speak of single digits of the numbers on the board. */
const LESSONS_OF_DIGITS = new Set([
  ...['place-value', 'logic-and-digits', 'remainders', 'decimals', 'factors-and-multiples', 'exponents', 'whole-numbers', 'data-displays'],
])

/** The numbers of the narration, in digits or as words, that the board does not hold; "one" and "zero" are words of any sentence. */
function missingNumbers(scene: Scene, ofDigits: boolean): string[] {
  const board = boardText(scene).toLowerCase()
  const shown = new Set([...numbersIn(board), ...countsIn(scene), ...(/²|square/.test(board) ? ['2'] : [])])
  const isShown = (number: string) => shown.has(number) || (ofDigits && number.length === 1 && board.includes(number))
  return scene.narration.flatMap((sentence) => {
    const spoken = sentence.toLowerCase().replace(FRACTION_NAMES, ' ')
    return numbersIn(spoken)
      .filter((number) => !isShown(number))
      .map((number) => `${number}: ${sentence}`)
  })
}

/** "three fourths", "2 thirds": what is said of a fraction is compared by its own figures on the board. */
const FRACTION_NAMES =
  /\b[a-z]+[ -](?:halves|half|(?:third|fourth|quarter|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|sixteenth|eighteenth|twentieth|hundredth)s?)\b/g

function boardText({ heading, board }: Scene): string {
  const shown = board.flatMap((step) => {
    if ('text' in step) return [plainText(step.text)]
    if ('figure' in step) return [JSON.stringify(step.figure)]
    return 'table' in step ? [step.table.caption, ...step.table.head, ...step.table.rows.flat()].map(plainText) : []
  })
  return [heading, ...shown].join('\n')
}

/** Raised and lowered digits stand for themselves, and number names for their numbers. */
function numbersIn(text: string): string[] {
  const plain = text
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (digit) => ` ${'⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)} `)
    .replace(/[₀-₉]/g, (digit) => ` ${'₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)} `)
  const digits = (plain.match(/\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+/g) ?? []).map((number) =>
    String(Number(number.replaceAll(',', ''))),
  )
  return [...digits, ...namedNumbers(text)]
}

const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const SCALES: Record<string, number> = { hundred: 100, thousand: 1000, million: 1_000_000 }
const NUMBER_WORD = new RegExp(`^(?:${[...NUMBER_NAMES, ...TENS.slice(2), ...Object.keys(SCALES)].join('|')})$`)

/** Numbers in words: "twenty-five", "three hundred sixty", "two thousand"; "one" and "zero" by themselves are words of any sentence. */
function namedNumbers(text: string): string[] {
  const found: string[] = []
  let run: string[] = []
  const close = () => {
    const value = numberOf(run)
    if (run.length > 0 && value > 1) found.push(String(value))
    run = []
  }
  for (const word of text.toLowerCase().match(/[a-z]+|[.,;:?!]/g) ?? []) {
    const follows = run.length === 0 || isOneNumber(run.at(-1) ?? '', word)
    if (NUMBER_WORD.test(word) && follows) run.push(word)
    else {
      close()
      if (NUMBER_WORD.test(word)) run.push(word)
    }
  }
  close()
  return found
}

/** "twenty five" and "two hundred" are one number, "five six" is two. */
function isOneNumber(before: string, word: string): boolean {
  if (Object.hasOwn(SCALES, word) || Object.hasOwn(SCALES, before)) return true
  return TENS.indexOf(before) > 1 && NUMBER_NAMES.indexOf(word) >= 1 && NUMBER_NAMES.indexOf(word) <= 9
}

function numberOf(words: readonly string[]): number {
  let [whole, part] = [0, 0]
  for (const word of words) {
    const scale = SCALES[word]
    if (scale === undefined) part += Math.max(NUMBER_NAMES.indexOf(word), TENS.indexOf(word) * 10)
    else if (scale === 100) part = Math.max(1, part) * scale
    else [whole, part] = [whole + Math.max(1, part) * scale, 0]
  }
  return whole + part
}

test('numbers are read in digits and in words', () => {
  expect(numbersIn('Twenty-five of three hundred sixty, and two thousand twelve.')).toEqual(['25', '360', '2012'])
  expect(numbersIn('One and zero; five, six, thirty and 1,250.')).toEqual(['1250', '5', '6', '30'])
})

/** What can be counted: the lines of text, and in a figure equal things and all things of a list. */
function countsIn({ board }: Scene): string[] {
  const counts = new Set([String(board.filter((step) => 'text' in step).length)])
  const count = (value: unknown): void => {
    if (Array.isArray(value)) {
      counts.add(String(value.length))
      for (const one of value) counts.add(String(value.filter((other) => JSON.stringify(other) === JSON.stringify(one)).length))
      value.forEach(count)
    } else if (typeof value === 'number') counts.add(String(Math.abs(value)))
    else if (value && typeof value === 'object') Object.values(value).forEach(count)
  }
  for (const step of board) if ('figure' in step) count(step.figure)
  return [...counts]
}
