/** Giving work: first what kind, then at which level, then what exactly, to whom, and until when. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { EmptyState } from '~/components/ui/empty-state'
import { Tabs } from '~/components/ui/tabs'
import { randomToken } from '~/crypto/tokens.server'
import { KIND_NAMES, workTitle } from '~/exam/assignments/words.server'
import { WORK_KINDS } from '~/exam/assignments/work'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { practiceSubjects } from '~/exam/practice/subjects.server'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { type Given, giveWork, MOST_OPEN } from '~/models/assignments/give.server'
import { groupsOf, seenStudents } from '~/models/assignments/students.server'
import { paths } from '~/paths'
import { LevelTabs } from '~/routes/learn/parts/level-tabs'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from '../parts/tutor-frame'
import { chosenSheet, sheetTitle } from '../sheets/parts/choice.server'
import { GIVE_FIELDS } from './parts/fields'
import { KindFields } from './parts/kind-fields'
import { KindList } from './parts/kind-list'
import { optionsFor } from './parts/options.server'
import { readPlace } from './parts/place.server'
import { readGift, readPicked } from './parts/read-gift.server'
import { WhoGetsIt } from './parts/who-gets-it'

export const meta = pageMeta('New assignment')

/** A form takes 200 fields in all. */
const MOST_LISTED = 140
const WITH_LEVEL = ['skills', 'quiz', 'test', 'passage', 'prompt']
const WITH_SUBJECT = ['skills', 'quiz']

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const { searchParams } = new URL(request.url)
  const [students, groups] = await Promise.all([seenStudents({ tutorId }), groupsOf(tutorId)])
  const place = readPlace(searchParams, students)
  const to = (search: Record<string, string>) => {
    const query = new URLSearchParams(searchParams)
    for (const [name, value] of Object.entries(search)) query.set(name, value)
    return paths.tutor.newAssignment(query.toString())
  }
  const kinds = WORK_KINDS.map((kind) => ({ ...KIND_NAMES[kind], to: kind === 'sheet' ? paths.tutor.sheet() : to({ kind }) }))
  const who = {
    students: students.slice(0, MOST_LISTED).map(({ id, name }) => ({ id, name })),
    hidden: Math.max(0, students.length - MOST_LISTED),
    groups: groups.map(({ id, name, _count }) => ({ id, name, count: _count.members })),
    picked: { students: searchParams.getAll('student'), groups: searchParams.getAll('group') },
  }
  if (!place) return { kinds, who, chosen: null }
  const { kind, level } = place
  const chosen = {
    ...{ ...place, name: KIND_NAMES[kind].name, to: to({}), options: optionsFor(place), press: randomToken().slice(0, 22) },
    sheet: kind === 'sheet' ? sheetTitle(chosenSheet(searchParams)) : null,
    levels: WITH_LEVEL.includes(kind) ? to({ kind, level: 'LEVEL' }) : null,
    subjects: WITH_SUBJECT.includes(kind)
      ? practiceSubjects(level).map((one) => ({
          to: to({ kind, level, subject: one }),
          label: SUBJECT_NAMES[one],
          isHere: one === place.subject,
        }))
      : [],
  }
  return { kinds, who, chosen }
}

export async function action({ request }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const { searchParams } = new URL(request.url)
  const place = readPlace(searchParams, await seenStudents({ tutorId }))
  if (!place) throw notFound()
  const form = await readForm(request)
  const { refusal, picked, gift } = await readGift(form, place, searchParams)
  if (refusal) return data({ ...refusal.data, picked: readPicked(form) }, refusal.init ?? undefined)

  const { students: studentIds, groups: groupIds } = picked
  const given = await giveWork({ tutorId, studentIds, groupIds, title: workTitle(gift.work), ...gift })
  if (given.outcome !== 'given') {
    const again = refuseForm(keptValues(form), problemOf(given), 409)
    return data({ ...again.data, picked }, again.init ?? undefined)
  }
  const text = given.count === 1 ? 'It stands on the student’s dashboard now.' : `It stands on ${given.count} dashboards now.`
  const headers = await flashHeaders({ kind: 'success', title: 'Given', text })
  return redirect(paths.tutor.assignment(given.batchId), { status: 303, headers })
}

const NOBODY = { title: 'Nobody got it', text: 'None of these students works with you now. Look at the list again.' }
const OTHER = {
  title: 'This form was sent before',
  text: 'It gave other work then, or gave it to others, and that stands. Look at your assignments; to give more, open this page anew.',
}

function problemOf(given: Exclude<Given, { outcome: 'given' }>): { title: string; text: string } {
  if (given.outcome !== 'full') return given.outcome === 'other' ? OTHER : NOBODY
  const { names } = given
  const who = `${names.join(', ')} ${names.length === 1 ? 'has' : 'each have'} ${MOST_OPEN} open assignments from you.`
  return { title: 'That would be too much', text: `${who} Withdraw some of them first. Nobody got this one.` }
}

export default function NewAssignment() {
  const { kinds, who, chosen } = useLoaderData<typeof loader>()
  return (
    <TutorFrame title={chosen ? `New assignment: ${chosen.name.toLowerCase()}` : 'New assignment'}>
      {who.students.length === 0 ? (
        <EmptyState title="No students yet">Students come to you by an invitation. Then you can give them work.</EmptyState>
      ) : chosen ? (
        <GiveForm who={who} chosen={chosen} />
      ) : (
        <KindList kinds={kinds} />
      )}
    </TutorFrame>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

function GiveForm({ who, chosen }: { who: Loaded['who']; chosen: NonNullable<Loaded['chosen']> }) {
  const answer = useActionData<typeof action>()
  const form = useForm('give', GIVE_FIELDS, answer, { press: chosen.press })
  const picked = answer?.picked ?? { ...who.picked, skills: [] }
  const { levels, subjects, kind, level, options, to, sheet } = chosen
  return (
    <div className="stack">
      <p>
        <AppLink to={paths.tutor.newAssignment()}>Another kind of work</AppLink>
      </p>
      {levels && <LevelTabs here={level} to={(other) => levels.replace('LEVEL', other)} />}
      {subjects.length > 0 && <Tabs label="Sections" tabs={subjects} />}
      <AppForm form={form} action={to} className="form card">
        <input type="hidden" name="press" value={form.press.initialValue} />
        {sheet && <p>{sheet}</p>}
        <KindFields kind={kind} form={form} options={options} skills={picked.skills} />
        <WhoGetsIt {...who} picked={picked} />
        <TextField field={form.dueOn} label="Last day" hint="It ends with this day where each student lives." />
        <TextArea field={form.note} label="A word to the students" />
        <SubmitButton pending="Giving...">Give it</SubmitButton>
      </AppForm>
    </div>
  )
}
