/** What guides say of the tests, from the blueprints: a text names a fact in double braces, and no figure of an exam is typed in a text. */
import { blueprintOf, type SectionBlueprint, secondsPerQuestion } from '~/exam/core/blueprints'
import { choiceCount, KINDS, LEVELS, type Level } from '~/exam/core/levels'
import { writingSeconds } from '~/exam/forms/writing.server'

/** The names that guides have for the writing section. */
const WRITING: readonly string[] = ['ES', 'W']

/** The text with every fact in its place: "{{minutes isee upper QR}}" becomes "35". Throws for a fact that nobody knows. */
export function fillFacts(text: string): string {
  return text.replace(/\{\{(.+?)\}\}/g, (_, words: string) => factOf(words))
}

function factOf(words: string): string {
  const [kind = '', ...about] = words.split(' ')
  const fact = FACTS[kind]?.(about)
  if (fact === undefined) throw new Error(`no fact of the tests: ${words}`)
  return fact
}

const FACTS: Record<string, (about: string[]) => string | undefined> = {
  count: ([exam, level, id]) => String(partOf(levelOf(exam, level), id).questions),
  seconds: ([exam, level, id]) => String(Math.round(secondsPerQuestion(partOf(levelOf(exam, level), id)))),
  unscored: ([exam, level, id]) => String(partOf(levelOf(exam, level), id).unscored),
  minutes: ([exam, name, id = '']) => {
    const level = levelOf(exam, name)
    return String(WRITING.includes(id) ? writingSeconds(level) / 60 : partOf(level, id).minutes)
  },
  kind: ([exam, level, id, name]) => {
    const kind = KINDS.find((known) => known === name)
    return kind && partOf(levelOf(exam, level), id).kinds[kind]?.toString()
  },
  choices: ([exam]) => String(choiceCount(levelsOf(exam)[0])),
  penalty: ([exam, level]) => (blueprintOf(levelOf(exam, level)).penaltyQuarters === 1 ? 'a quarter point' : undefined),
  scale: ([exam, level]) => {
    const { low, high } = blueprintOf(levelOf(exam, level)).scale
    return `${low} to ${high}`
  },
  grades: ([exam, level]) => blueprintOf(levelOf(exam, level)).grades,
}

/** The levels of an exam, from the youngest. Throws for another exam. */
export function levelsOf(exam: string | undefined): [Level, ...Level[]] {
  const [first, ...rest] = LEVELS.filter((level) => level.startsWith(`${exam}-`))
  if (!first) throw new Error(`no exam: ${exam}`)
  return [first, ...rest]
}

function levelOf(exam: string | undefined, name: string | undefined): Level {
  const level = LEVELS.find((known) => known === `${exam}-${name}`)
  if (!level) throw new Error(`no level: ${exam} ${name}`)
  return level
}

function partOf(level: Level, id: string | undefined): SectionBlueprint {
  const part = blueprintOf(level).sections.find((section) => section.id === id)
  if (!part) throw new Error(`no section ${id} at ${level}`)
  return part
}
