/** A tutor's own sheet: drawn from the bank, without skills that were not taught, and swapped question by question until it fits. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { Solution } from '~/components/question/solution'
import { Badge } from '~/components/ui/badge'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { LEVELS, SUBJECTS } from '~/exam/core/levels'
import { practiceSkills, practiceSubjects } from '~/exam/practice/subjects.server'
import { printSolution } from '~/exam/print/item.server'
import { readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from '../parts/tutor-frame'
import { MOST_SWAPS, type SheetChoiceOfTutor, sheetSearch } from './parts/choice'
import { chosenSheet, readSheet, sheetOf, sheetTitle } from './parts/choice.server'
import { SheetForm } from './parts/form'

export const meta = pageMeta('Your own sheet')

export async function loader({ request }: LoaderFunctionArgs) {
  await requireApproved(request, 'tutor')
  const { searchParams } = new URL(request.url)
  const read = readSheet(searchParams)
  // A fresh seed becomes part of the address, so that the sheet can be found again.
  if (read.state === 'chosen' && read.choice.seed !== searchParams.get('seed')) throw redirect(paths.tutor.sheet(sheetSearch(read.choice)))

  const sheet = read.state === 'chosen' ? await shownSheet(read.choice) : null
  const errors = read.state === 'refused' ? read.errors : {}
  return data({ form: { typed: read.typed, errors, ...lists(searchParams) }, sheet }, { status: read.state === 'refused' ? 400 : 200 })
}

export async function action({ request }: ActionFunctionArgs) {
  await requireApproved(request, 'tutor')
  const choice = chosenSheet(new URL(request.url).searchParams)
  const place = Number((await readForm(request)).get('place'))
  const items = await sheetOf(choice)
  if (!items || !Number.isInteger(place) || place < 1 || place > items.length) throw notFound()

  const next = { ...choice, swaps: [...choice.swaps, place] }
  const isSwapped = next.swaps.length <= MOST_SWAPS && (await sheetOf(next)) !== null
  const headers = await flashHeaders(
    isSwapped
      ? { kind: 'success', title: 'Swapped', text: `Question ${place} is another one now. All others stay as they were.` }
      : { kind: 'problem', title: 'Nothing was swapped', text: 'There is nothing else like this question. Draw another sheet instead.' },
  )
  return redirect(`${paths.tutor.sheet(sheetSearch(isSwapped ? next : choice))}#question-${place}`, { status: 303, headers })
}

async function shownSheet(choice: SheetChoiceOfTutor) {
  const items = await sheetOf(choice)
  if (!items) throw notFound()
  return {
    title: sheetTitle(choice),
    wanted: choice.count,
    search: sheetSearch(choice),
    beforeSwap: choice.swaps.length > 0 ? sheetSearch({ ...choice, swaps: choice.swaps.slice(0, -1) }) : null,
    questions: items.map((item, index) => ({
      ...{ id: item.id, skill: item.skill, difficulty: item.difficulty, isSwapped: choice.swaps.includes(index + 1) },
      solution: printSolution(item, null),
    })),
  }
}

/** What the form offers for the section that is chosen; for one that does not exist, the first of the level's. */
function lists(search: URLSearchParams) {
  const level = LEVELS.find((one) => one === search.get('level')) ?? 'isee-upper'
  const subjects = SUBJECTS.filter((one) => LEVELS.some((other) => practiceSubjects(other).includes(one)))
  const own = practiceSubjects(level)
  const subject = own.find((one) => one === search.get('subject')) ?? own.find((one) => one === 'mathematics_achievement') ?? own[0]
  return { subjects, skills: subject ? practiceSkills(level, subject) : [], without: search.getAll('without') }
}

export default function OwnSheet() {
  const { form, sheet } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title="Your own sheet">
      <SheetForm {...form} />
      {sheet && sheet.questions.length === 0 && (
        <EmptyState title="Nothing fits">The bank has nothing of this kind. Leave fewer skills out, or take any difficulty.</EmptyState>
      )}
      {sheet && sheet.questions.length > 0 && (
        <section className="stack" aria-labelledby="sheet">
          <h2 id="sheet">{sheet.title}</h2>
          {sheet.questions.length < sheet.wanted && <p>There are only {sheet.questions.length} questions of this kind.</p>}
          <div className="cluster">
            <ButtonLink to={paths.tutor.newAssignment(`kind=sheet&${sheet.search}`)}>Give it to students</ButtonLink>
            <ButtonLink to={paths.tutor.sheetFile(sheet.search)} look="quiet">
              Questions as PDF
            </ButtonLink>
            <ButtonLink to={paths.tutor.sheetKey(sheet.search)} look="quiet">
              Key as PDF
            </ButtonLink>
            {sheet.beforeSwap && (
              <ButtonLink to={paths.tutor.sheet(sheet.beforeSwap)} look="quiet">
                Undo the last swap
              </ButtonLink>
            )}
          </div>
          <ol className="stack">
            {sheet.questions.map(({ id, skill, difficulty, isSwapped, solution }, index) => (
              <li className="card stack" key={id} id={`question-${index + 1}`}>
                <div className="cluster between">
                  <div className="cluster">
                    <h3 className="title-3">
                      {index + 1}. {skill}
                    </h3>
                    <Badge>{difficulty}</Badge>
                    {isSwapped && <Badge tone="notice">swapped</Badge>}
                  </div>
                  <form method="post" action={paths.tutor.sheet(sheet.search)}>
                    <SubmitButton
                      {...{ name: 'place', value: String(index + 1), pending: 'Swapping...', look: 'quiet', size: 'slim' }}
                      aria-label={`Swap question ${index + 1}`}
                    >
                      Swap
                    </SubmitButton>
                  </form>
                </div>
                <Solution solution={solution} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </TutorFrame>
  )
}
