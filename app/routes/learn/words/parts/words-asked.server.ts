/** Which words a form adds, and where it leads afterwards. What somebody names that is not theirs adds nothing. */
import { redirect } from '@remix-run/node'
import { THEMES } from '~/content/words/groups.server'
import { tierOf } from '~/exam/core/levels'
import { entryOf } from '~/exam/words/entries.server'
import { wordsOfItem } from '~/exam/words/listed.server'
import { examLevel } from '~/models/bank/stored-level'
import { findMistake } from '~/models/mistakes/mistakes.server'
import { findReading, waitsForOpenWork } from '~/models/reading/reading.server'
import { heldBack } from '~/models/sittings/held-back.server'
import { listDeck } from '~/models/words/deck.server'
import { nextAnalogies, nextWords } from '~/models/words/standing.server'
import { paths } from '~/paths'
import { wordCards } from '~/routes/learn/reading/parts/opened.server'

interface Student {
  id: string
  profile: { level: Parameters<typeof examLevel>[0] }
}

interface Asked {
  words: string[]
  origin: string
  to: string
}

const NOTHING: Asked = { words: [], origin: 'own', to: paths.learn.wordList() }

export async function wordsAsked(student: Student, form: FormData): Promise<Asked> {
  const name = String(form.get('name') ?? '')
  const tier = tierOf(examLevel(student.profile.level))
  switch (form.get('from')) {
    case 'level':
    case 'analogies': {
      const [deck, held] = await Promise.all([listDeck(student.id), heldBack(student.id)])
      const isPairs = form.get('from') === 'analogies'
      const words = (isPairs ? nextAnalogies : nextWords)({ deck, tier, held })
      return { words, origin: isPairs ? 'analogies' : 'level', to: paths.learn.wordReview() }
    }
    case 'word':
      return entryOf(name) ? { words: [name], origin: 'own', to: paths.public.word(name) } : NOTHING
    case 'theme': {
      const theme = THEMES.find(({ id }) => id === name)
      if (!theme) return NOTHING
      const origin = `theme:${theme.id}`
      return { words: theme.words.filter((word) => entryOf(word)?.tier === tier), origin, to: paths.learn.wordList(origin) }
    }
    case 'passage':
      return fromReading(student.id, name)
    case 'mistake':
      return fromMistake(student.id, name)
    default:
      return NOTHING
  }
}

async function fromReading(userId: string, sittingId: string): Promise<Asked> {
  const reading = await findReading({ userId, sittingId })
  if (!reading) return NOTHING
  // As the pages of the passage: its cover says why nothing of it can be had now.
  if (await waitsForOpenWork(userId, reading)) throw redirect(paths.learn.passage(reading.passageId, reading.level), 303)
  return { words: wordCards(reading), origin: `passage:${reading.passageId}`, to: paths.learn.reading(sittingId) }
}

async function fromMistake(studentId: string, id: string): Promise<Asked> {
  const mistake = await findMistake({ studentId, id })
  if (!mistake) return NOTHING
  return { words: wordsOfItem(mistake.item), origin: 'mistakes', to: paths.learn.mistake(mistake.id) }
}
