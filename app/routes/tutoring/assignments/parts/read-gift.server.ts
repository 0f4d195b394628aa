/** What the form says: to whom, until when, and the work itself, checked against what there is. */
import { MOST_SKILLS, MOST_WORDS, type Work, WorkSchema } from '~/exam/assignments/work'
import { listedWords } from '~/exam/words/listed.server'
import { keptValues, parseFormData, refuseForm } from '~/forms/parse.server'
import { formSchema } from '~/forms/schema.server'
import { keepSheet } from '~/models/assignments/sheet.server'
import { dayIn } from '~/utils/time/periods.server'
import { chosenSheet, sheetOf } from '../../sheets/parts/choice.server'
import { GIVE_FIELDS } from './fields'
import { optionsFor } from './options.server'
import type { Place } from './place.server'

/** Students and groups of one form. */
const MOST_PICKED = 200

export interface Picked {
  students: string[]
  groups: string[]
  skills: string[]
}

export function readPicked(form: FormData): Picked {
  const all = (name: string) =>
    [...new Set(form.getAll(name).filter((value): value is string => typeof value === 'string'))].slice(0, MOST_PICKED)
  return { students: all('student'), groups: all('group'), skills: all('skill') }
}

type Sound = { work: Work; note: string | null; dueOn: string | null; press: string }

/** The gift, or the refusal that shows the form again with everything typed. */
export async function readGift(form: FormData, place: Place, search: URLSearchParams) {
  const picked = readPicked(form)
  const { value, refusal } = parseFormData(form, schemaFor(place, picked))
  if (refusal) return { refusal }
  const refuse = (title: string, text: string) => ({ refusal: refuseForm(keptValues(form), { title, text }) })
  if (picked.students.length + picked.groups.length === 0) return refuse('Nobody is checked', 'Check at least one student or group.')
  const work = WorkSchema.safeParse(await rawWork(place, { ...value, skills: picked.skills }, search))
  if (!work.success) return refuse('Something is missing', MISSING[place.kind])
  const { note = null, dueOn = null, press } = value
  return { picked, gift: { work: work.data, note, dueOn, press } satisfies Sound }
}

const MISSING: Record<Place['kind'], string> = {
  skills: `Check one to ${MOST_SKILLS} skills.`,
  quiz: 'Choose a quiz.',
  test: 'Choose a test.',
  lesson: 'Choose a lesson.',
  passage: 'Choose a passage.',
  words: `Enter one to ${MOST_WORDS} words of our word list. None of these stands in it.`,
  prompt: 'Choose a prompt.',
  sheet: 'Draw a sheet first.',
}

function schemaFor(place: Place, { skills }: Picked) {
  const { list, groups } = optionsFor(place)
  const offered = [...list, ...groups.flatMap(({ options }) => options)].map(({ value }) => value)
  const isChosenHere = (name: keyof typeof CHOSEN_BY) => CHOSEN_BY[name].some((kind) => kind === place.kind)
  return formSchema(GIVE_FIELDS, {
    refine(sound, refuse) {
      for (const name of ['number', 'lesson', 'passage', 'prompt'] as const) {
        if (isChosenHere(name) && !offered.includes(String(sound[name] ?? ''))) refuse(name, GIVE_FIELDS[name].message)
      }
      if (place.kind === 'words' && listedWords(sound.words ?? '').length === 0) refuse('words', GIVE_FIELDS.words.message)
      if (place.kind === 'skills' && skills.some((skill) => !offered.includes(skill)))
        refuse('questions', 'Please choose skills of the list')
      // Where it is still yesterday the day is not over yet.
      if (sound.dueOn && sound.dueOn < dayIn('Pacific/Honolulu', new Date())) refuse('dueOn', 'Please choose today or a later day')
    },
  })
}

const CHOSEN_BY = { number: ['quiz', 'test'], lesson: ['lesson'], passage: ['passage'], prompt: ['prompt'] } as const satisfies Record<
  string,
  readonly Place['kind'][]
>

interface Typed {
  number?: number
  lesson?: string
  passage?: string
  prompt?: string
  words?: string
  difficulty?: string
  questions: number
  skills: string[]
}

/** The work as its schema then checks it. */
async function rawWork({ kind, level, subject }: Place, typed: Typed, search: URLSearchParams): Promise<unknown> {
  const { number, lesson, passage, prompt, words, difficulty = null, questions, skills } = typed
  switch (kind) {
    case 'skills':
      return { kind, level, subject, skills, difficulty, questions }
    case 'quiz':
      return { kind, level, subject, number }
    case 'test':
      return { kind, level, number }
    case 'lesson':
      return { kind, lesson }
    case 'passage':
      return { kind, level, passage }
    case 'words':
      return { kind, words: listedWords(words ?? '') }
    case 'prompt':
      return { kind, prompt }
    case 'sheet': {
      const choice = chosenSheet(search)
      const items = (await sheetOf(choice)) ?? []
      return { kind, level: choice.level, subject: choice.subject, items: await keepSheet(items) }
    }
  }
}
