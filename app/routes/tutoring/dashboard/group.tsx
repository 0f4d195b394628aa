/** One group: its name, and who is in it, a page of students at a time. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { AppForm } from '~/forms/app-form'
import { Checkbox } from '~/forms/fields/checkbox'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { GROUP_FIELDS } from '~/models/tutoring/fields'
import { findGroup, GroupSchema, renameGroup, setMembers } from '~/models/tutoring/groups.server'
import { listNames } from '~/models/tutoring/students.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from '../parts/tutor-frame'
import { NOT_OPEN } from './parts/not-open'

export const meta = pageMeta('Group')

/** A form takes at most 200 fields, and a tutor may have 500 students. */
const A_PAGE = 100

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const [group, students] = await Promise.all([findGroup({ tutorId, id: params.groupId ?? '' }), listNames(tutorId)])
  if (!group) throw notFound()
  const members = new Set(group.members.map(({ link }) => link.student.id))
  const pages = Math.max(1, Math.ceil(students.length / A_PAGE))
  const page = Math.min(pages, pageOf(request))
  return {
    ...{ id: group.id, name: group.name, size: members.size, page, pages },
    students: students
      .slice((page - 1) * A_PAGE, page * A_PAGE)
      .map(({ id, firstName, lastName }) => ({ id, name: `${lastName}, ${firstName}`, isIn: members.has(id) })),
  }
}

function pageOf(request: Request): number {
  return Math.max(1, Math.trunc(Number(new URL(request.url).searchParams.get('page'))) || 1)
}

const TAKEN = 'You have a group with this name. Please choose another name'

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const form = await readForm(request)
  const group = { tutorId, id: params.groupId ?? '' }
  if (!(await findGroup(group))) throw notFound()
  const shown = String(form.get('shown') ?? '').split(' ')
  const studentIds = form.getAll('student').map(String)
  // What was ticked stays ticked.
  const refused = ({ data: answer, init }: ReturnType<typeof refuseForm>) => data({ ...answer, ticked: studentIds }, init ?? undefined)
  const { value, refusal } = parseFormData(form, GroupSchema)
  if (refusal) return refused(refusal)

  const renamed = await renameGroup({ ...group, name: value.name })
  if (renamed.outcome === 'taken') return refused(refuseForm({ ...keptValues(form), error: { name: [TAKEN] } }))
  const isSaved = renamed.outcome === 'saved' && (await setMembers({ ...group, shown, studentIds }))
  if (!isSaved) return refused(refuseForm(keptValues(form), NOT_OPEN, 409))
  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'The group is up to date.' })
  return redirect(paths.tutor.group(group.id, pageOf(request)), { status: 303, headers })
}

export default function Group() {
  const { id, name, size, page, pages, students } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const ticked = answer && 'ticked' in answer ? answer.ticked : null
  const form = useForm('group', GROUP_FIELDS, answer, { name })
  return (
    <TutorFrame title={name}>
      <p>
        <AppLink to={paths.tutor.groups()}>All groups</AppLink>
      </p>
      <section className="card stack">
        <AppForm form={form} action={paths.tutor.group(id, page)}>
          <TextField field={form.name} label="Name" autoComplete="off" />
          <fieldset className="field">
            <legend>{pages > 1 ? `Students in this group, page ${page} of ${pages}` : 'Students in this group'}</legend>
            {pages > 1 && <p className="small soft">{size} in the group. Save this page before you open another.</p>}
            <input type="hidden" name="shown" value={students.map((student) => student.id).join(' ')} />
            {students.length === 0 && <p className="soft">You have no students yet.</p>}
            {students.map((student) => (
              <Checkbox
                key={student.id}
                id={`student-${student.id}`}
                name="student"
                value={student.id}
                label={student.name}
                defaultChecked={ticked ? ticked.includes(student.id) : student.isIn}
              />
            ))}
          </fieldset>
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
      {pages > 1 && (
        <nav className="cluster between" aria-label="Pages">
          {page > 1 ? <AppLink to={paths.tutor.group(id, page - 1)}>Previous page</AppLink> : <span />}
          {page < pages ? <AppLink to={paths.tutor.group(id, page + 1)}>Next page</AppLink> : <span />}
        </nav>
      )}
      <p className="cluster">
        <ButtonLink to={paths.tutor.students({ group: id })} look="quiet">
          Show as a list
        </ButtonLink>
        <ButtonLink to={paths.tutor.groupDeletion(id)} look="danger">
          Delete the group
        </ButtonLink>
      </p>
    </TutorFrame>
  )
}
