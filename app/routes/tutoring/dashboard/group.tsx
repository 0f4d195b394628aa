/** One group: its name, and who is in it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
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

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const [group, students] = await Promise.all([findGroup({ tutorId, id: params.groupId ?? '' }), listNames(tutorId)])
  if (!group) throw notFound()
  const members = new Set(group.members.map(({ link }) => link.student.id))
  return {
    id: group.id,
    name: group.name,
    students: students.map(({ id, firstName, lastName }) => ({ id, name: `${lastName}, ${firstName}`, isIn: members.has(id) })),
  }
}

const TAKEN = 'You have a group with this name. Please choose another name'

export async function action({ request, params }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const form = await readForm(request)
  const group = { tutorId, id: params.groupId ?? '' }
  if (!(await findGroup(group))) throw notFound()
  const { value, refusal } = parseFormData(form, GroupSchema)
  if (refusal) return refusal

  const renamed = await renameGroup({ ...group, name: value.name })
  if (renamed.outcome === 'taken') return refuseForm({ ...keptValues(form), error: { name: [TAKEN] } })
  const studentIds = form.getAll('student').filter((id): id is string => typeof id === 'string')
  if (renamed.outcome !== 'saved' || !(await setMembers({ ...group, studentIds }))) return refuseForm(keptValues(form), NOT_OPEN, 409)
  const headers = await flashHeaders({ kind: 'success', title: 'Saved', text: 'The group is up to date.' })
  return redirect(paths.tutor.group(group.id), { status: 303, headers })
}

export default function Group() {
  const { id, name, students } = useLoaderData<typeof loader>()
  const form = useForm('group', GROUP_FIELDS, useActionData<typeof action>(), { name })
  return (
    <TutorFrame title={name}>
      <p>
        <AppLink to={paths.tutor.groups()}>All groups</AppLink>
      </p>
      <section className="card stack">
        <AppForm form={form} action={paths.tutor.group(id)}>
          <TextField field={form.name} label="Name" autoComplete="off" />
          <fieldset className="field">
            <legend>Students in this group</legend>
            {students.length === 0 && <p className="soft">You have no students yet.</p>}
            {students.map((student) => (
              <Checkbox
                key={student.id}
                id={`student-${student.id}`}
                name="student"
                value={student.id}
                label={student.name}
                defaultChecked={student.isIn}
              />
            ))}
          </fieldset>
          <SubmitButton pending="Saving...">Save</SubmitButton>
        </AppForm>
      </section>
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
