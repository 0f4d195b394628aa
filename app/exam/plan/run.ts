/** What a plan remembers from day to day while it is made: whose turn it is, what was given already, and what returns when. */
import type { Subject } from '~/exam/core/levels'
import { addDays, type Day, daysBetween } from './days'
import type { Counted, PlanInput, PlannedSection, Uses } from './input'
import type { Step } from './steps'

/** A section is worked on by the clock once a week, the writing every ten days. */
const CLOCK_DAYS = 7
const WRITING_DAYS = 10
/** A mistake that is mended returns after some days; most of its steps are longer, and some are missed again. */
const RETURN_DAYS = 3
/** What a timed section and a whole test add to the mistakes, as a guess for the days to come. */
const MISSED = { section: 4, test: 12 }
const MOST_WAITING_DAYS = 10
const LEAST_MISTAKES = 3
const QUESTIONS = [10, 5] as const

interface SectionState extends PlannedSection {
  /** Visits of other sections since its own, in place of the days before the plan. */
  waits: number
  timedOn: Day | null
  skillAt: number
  quizAt: number
}

export type Run = ReturnType<typeof startRun>

/** `uses` is counted down as the plan goes. */
export function startRun(input: PlanInput, uses: Uses) {
  const due = new Map<Day, number>([[input.today, input.mistakes]])
  const sections = input.sections.map((section) => stateOf(section, input.today))
  const run = {
    input,
    uses,
    sections,
    lessons: new Set<string>(),
    writtenOn: input.writing?.lastOn ?? null,
    writingAt: 0,
    words: input.words,
    /** Whether something that returns stood on the day before. */
    hasReturned: false,
    addMistakes(day: Day, count: number) {
      due.set(day, (due.get(day) ?? 0) + count)
    },
    /** As many of those due by this day as there is room for. */
    takeMistakes(day: Day, most: number): number {
      const waiting = [...due].reduce((all, [when, count]) => (when <= day ? all + count : all), 0)
      const fitting = Math.min(waiting, Math.max(0, most))
      // One or two of many are no start: they wait for a day with more room.
      const count = fitting < Math.min(LEAST_MISTAKES, waiting) ? 0 : fitting
      for (const [when] of due) if (when <= day) due.delete(when)
      if (waiting > count) run.addMistakes(day, waiting - count)
      if (count > 0) run.addMistakes(addDays(day, RETURN_DAYS), Math.ceil(count / 2))
      return count
    },
    takeWords(most: number): number {
      const count = Math.min(run.words, Math.max(0, most))
      run.words -= count
      return count
    },
    tookTest(day: Day) {
      run.addMistakes(addDays(day, 1), MISSED.test)
      for (const section of sections) section.timedOn = day
      run.writtenOn = day
    },
  }
  return run
}

function stateOf(section: PlannedSection, today: Day): SectionState {
  const days = section.lastOn ? daysBetween(section.lastOn, today) : MOST_WAITING_DAYS
  return { ...section, waits: Math.min(MOST_WAITING_DAYS, Math.max(0, days)), timedOn: section.lastTimedOn, skillAt: 0, quizAt: 0 }
}

/** A step that was planned before, and whether it is done by now. */
export type KeptStep = Step & { isDone: boolean }

const COUNTED: Partial<Record<Step['kind'], Counted>> = {
  ...{ lesson: 'lesson', skill: 'practice', reading: 'reading', section: 'quiz', writing: 'quiz', pace: 'pace', test: 'test' },
}

/** Takes a day as it stands into account, so that the days after it do not give the same again. What is done already shows in the input. */
export function keepSteps(run: Run, day: Day, kept: readonly KeptStep[]): void {
  for (const subject of new Set(kept.flatMap((step) => ('subject' in step ? step.subject : [])))) {
    if (!run.sections.some((section) => section.subject === subject)) continue
    for (const section of run.sections) section.waits = section.subject === subject ? 0 : section.waits + 1
  }
  for (const step of kept) {
    const what = COUNTED[step.kind]
    if (what && !step.isDone) run.uses.take(what, day)
    keepStep(run, day, step)
  }
}

function keepStep(run: Run, day: Day, step: KeptStep): void {
  const section = 'subject' in step ? run.sections.find(({ subject }) => subject === step.subject) : undefined
  switch (step.kind) {
    case 'mistakes':
    case 'words':
      run.hasReturned = true
      if (!step.isDone) step.kind === 'words' ? run.takeWords(step.count) : run.takeMistakes(day, step.count)
      break
    case 'lesson':
      run.lessons.add(step.lesson)
      break
    case 'skill':
      if (section?.skills[section.skillAt]?.skill === step.skill) section.skillAt += 1
      break
    case 'section':
      if (section?.quizzes[section.quizAt] === step.number) section.quizAt += 1
      if (section) section.timedOn = day
      run.addMistakes(addDays(day, 1), MISSED.section)
      break
    case 'pace':
      if (section) section.timedOn = day
      break
    case 'writing':
      if (run.input.writing?.numbers[run.writingAt] === step.number) run.writingAt += 1
      run.writtenOn = day
      break
    case 'test':
      run.tookTest(day)
      break
  }
}

interface Visit {
  /** Nothing by the clock. */
  isLight: boolean
  /** Sections of this day; it grows. */
  visited: Set<Subject>
  /** Steps, and sections. */
  most: number
  visits?: number
}

/** Steps of the sections whose turn it is, until the minutes are used. */
export function workOn(run: Run, day: Day, minutes: number, visit: Visit): Step[] {
  const { isLight, visited, most, visits = most } = visit
  const steps: Step[] = isLight || visited.size > 0 ? [] : writingStep(run, day, minutes)
  for (let turn = steps.length; turn < visits && steps.length < most; turn++) {
    const left = minutes - steps.reduce((sum, step) => sum + step.minutes, 0)
    const found = nextVisit(run, day, left, { ...visit, most: most - steps.length })
    if (!found) break
    visited.add(found.section.subject)
    for (const other of run.sections) other.waits = other === found.section ? 0 : other.waits + 1
    steps.push(...found.steps)
  }
  return steps
}

/** The section that waits most, by its weight, among those of which something fits. */
function nextVisit(run: Run, day: Day, left: number, { isLight, visited, most }: Visit) {
  const waiting = run.sections
    .filter(({ subject }) => !visited.has(subject))
    .toSorted((a, b) => (b.waits + 1) * b.weight - (a.waits + 1) * a.weight)
  for (const section of waiting) {
    const steps = (isLight ? null : byTheClock(run, section, day, left)) ?? inPeace(run, section, day, left, most)
    if (steps) return { section, steps }
  }
  return null
}

/** A timed writing, which counts as a quiz. */
function writingStep(run: Run, day: Day, left: number): Step[] {
  const { writing, times } = run.input
  const number = writing?.numbers[run.writingAt % Math.max(1, writing.numbers.length)]
  const isDue = !run.writtenOn || daysBetween(run.writtenOn, day) >= WRITING_DAYS
  if (!writing || number === undefined || !isDue || times.writing > left || !run.uses.isLeft('quiz', day)) return []
  run.uses.take('quiz', day)
  run.writtenOn = day
  run.writingAt += 1
  return [{ kind: 'writing', subject: writing.subject, number, minutes: times.writing, because: 'writing' }]
}

/** A sectional quiz, or where the day is too short for one a drill of the pacing trainer; null when none is due or fits. */
function byTheClock(run: Run, section: SectionState, day: Day, left: number): Step[] | null {
  const { uses } = run
  const { times } = run.input
  const { subject, timedOn, quizzes, quizAt } = section
  if (timedOn && daysBetween(timedOn, day) < CLOCK_DAYS) return null
  const minutes = times.section[subject]
  const pace = times.pace[subject]
  const number = quizzes[quizAt % Math.max(1, quizzes.length)]
  if (minutes !== undefined && number !== undefined && minutes <= left && uses.isLeft('quiz', day)) {
    uses.take('quiz', day)
    Object.assign(section, { timedOn: day, quizAt: quizAt + 1 })
    run.addMistakes(addDays(day, 1), MISSED.section)
    return [{ kind: 'section', subject, number, minutes, because: 'weekly clock' }]
  }
  if (!pace || pace.minutes > left || !uses.isLeft('pace', day)) return null
  uses.take('pace', day)
  section.timedOn = day
  return [{ kind: 'pace', subject, part: pace.part, minutes: pace.minutes, because: 'short clock' }]
}

/** A passage to read, or a skill: its lesson where it was not seen yet, then practice of it. Null when nothing fits. */
function inPeace(run: Run, section: SectionState, day: Day, left: number, most: number): Step[] | null {
  const { times } = run.input
  const { subject, skills, skillAt } = section
  const isReading = subject === 'reading_comprehension'
  if (isReading && times.passage <= left && run.uses.isLeft('reading', day)) {
    run.uses.take('reading', day)
    return [{ kind: 'reading', subject, minutes: times.passage, because: section.hasGoal ? 'goal' : 'its turn' }]
  }
  const planned = skills[skillAt % Math.max(1, skills.length)]
  if (!planned) return null
  const because = section.hasGoal && planned.because === 'its turn' ? 'goal' : planned.because
  const { skill } = planned
  const steps: Step[] = []
  const lesson = planned.lesson && !run.lessons.has(planned.lesson.id) ? planned.lesson : null
  if (lesson && lesson.minutes <= left && run.uses.isLeft('lesson', day)) {
    run.uses.take('lesson', day)
    run.lessons.add(lesson.id)
    steps.push({ kind: 'lesson', subject, skill, lesson: lesson.id, minutes: lesson.minutes, because })
  }
  const rest = left - (steps[0]?.minutes ?? 0)
  const perQuestion = times.question[subject] ?? 1
  const questions = QUESTIONS.find((count) => Math.ceil(count * perQuestion) <= rest)
  if (questions && steps.length < most && run.uses.isLeft('practice', day)) {
    run.uses.take('practice', day)
    section.skillAt += 1
    steps.push({ kind: 'skill', subject, skill, questions, minutes: Math.ceil(questions * perQuestion), because })
  }
  return steps.length > 0 ? steps : null
}
