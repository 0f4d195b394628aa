/** The word list made ready for a page: a form, and below it a page of the list, a quiz on it, or a sheet of it for paper. */
import { rootsCalled, THEMES } from '~/content/words/groups.server'
import { type Entry, entriesThat, type Narrowing, TIERS } from '~/exam/words/entries.server'
import { paths } from '~/paths'
import { tierName } from './names'
import { addressOf, LETTERS, type ListPlace, narrowingOf, pageNumber } from './narrowing.server'
import { describeQuiz } from './quiz.server'

const ON_PAGE = 50
/** Below a guide, which has its own weight: 14 kB hold no more. */
const BELOW_GUIDE = 40
/** A sheet that can be learned in a month; it fits on four pages of paper. */
const ON_PAPER = 200

/** All words, on the page that is made for them. */
export const VOCABULARY: ListPlace = { path: paths.public.vocabulary(), anchor: '', exam: null }

export type WordsView = ReturnType<typeof describeWords>

export function describeWords(query: URLSearchParams, place: ListPlace) {
  const narrowing = narrowingOf(query)
  const entries = entriesThat(narrowing)
  const { path, anchor, exam, kept = {} } = place
  return {
    ...{ path, anchor, narrowing, kept },
    options: optionsFor(place),
    total: entries.length,
    all: addressOf(place, {}),
    title: titleOf(narrowing, place),
    list: query.has('quiz') || query.get('view') === 'print' ? null : listOf(entries, narrowing, place, query.get('page')),
    quiz: query.has('quiz') && entries.length > 0 ? describeQuiz({ entries, narrowing, place, query }) : null,
    paper: query.get('view') === 'print' ? paperOf(entries, narrowing, place, query.get('page')) : null,
    exam,
  }
}

export function optionsFor({ exam }: ListPlace) {
  return {
    tier: TIERS.map((value) => ({ value, label: tierName(value, exam) })),
    letter: LETTERS.map((value) => ({ value, label: value.toUpperCase() })),
    theme: THEMES.map(({ id, title }) => ({ value: id, label: title })),
  }
}

/** "Upper · Joy and humor · F": what the list is narrowed to; empty for the whole list. */
function titleOf(narrowing: Narrowing, place: ListPlace): string {
  const { search, root } = narrowing
  const options = optionsFor(place)
  const named = (['tier', 'theme', 'letter'] as const).flatMap(
    (name) => options[name].find(({ value }) => value === narrowing[name])?.label ?? [],
  )
  const [first, ...others] = root === null ? [] : rootsCalled(root)
  const called = first && others.length === 0 ? `${first.forms.join(', ')} (${first.means})` : root && `the root “${root}”`
  return [...named, ...(called ? [called] : []), ...(search ? [`“${search}”`] : [])].join(' · ')
}

function listOf(entries: Entry[], narrowing: Narrowing, place: ListPlace, asked: string | null) {
  const { pages, page, from, shown } = cut(entries, place.exam ? BELOW_GUIDE : ON_PAGE, asked)
  const pageAt = (number: number) => addressOf(place, narrowing, number > 1 ? { page: number } : {})
  return {
    ...{ pages, page, from, to: from + shown.length - 1 },
    rows: shown.map(({ word, pos, definition, tier }) => ({ word, pos, definition, tier: tierName(tier, place.exam) })),
    previous: page > 1 ? pageAt(page - 1) : null,
    next: page < pages ? pageAt(page + 1) : null,
    print: addressOf(place, narrowing, { view: 'print' }),
    quiz: addressOf(place, narrowing, { quiz: 1 }),
    loosen: entries.length > 0 ? [] : looserThan(narrowing, place),
  }
}

const PARTS = { search: 'search', tier: 'level', letter: 'letter', root: 'root', theme: 'theme' } as const

/** What would be found without one of the things that were asked for. */
function looserThan(narrowing: Narrowing, place: ListPlace) {
  return Object.entries(PARTS)
    .filter(([name]) => Boolean(narrowing[name as keyof Narrowing]))
    .map(([name, label]) => {
      const looser: Narrowing = { ...narrowing, [name]: name === 'search' ? '' : null }
      return { label, count: entriesThat(looser).length, to: addressOf(place, looser) }
    })
    .filter(({ count }) => count > 0)
}

function paperOf(entries: Entry[], narrowing: Narrowing, place: ListPlace, asked: string | null) {
  const { pages, page, from, shown } = cut(entries, ON_PAPER, asked)
  return {
    ...{ page, from, to: from + shown.length - 1 },
    words: shown.map(({ word, definition }) => ({ word, definition })),
    back: addressOf(place, narrowing),
    sheets: Array.from({ length: pages }, (_, index) => addressOf(place, narrowing, { view: 'print', page: index + 1 })),
  }
}

/** The part of the list that is asked for, counted from 1. */
function cut(entries: Entry[], size: number, asked: string | null) {
  const pages = Math.max(1, Math.ceil(entries.length / size))
  const page = pageNumber(asked, pages)
  const before = (page - 1) * size
  return { pages, page, from: before + 1, shown: entries.slice(before, before + size) }
}
