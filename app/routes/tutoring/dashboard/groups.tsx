/** A tutor’s groups. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { GROUP_FIELDS } from '~/models/tutoring/fields'
import { GroupSchema, listGroups, MOST_GROUPS, makeGroup } from '~/models/tutoring/groups.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { TutorFrame } from '../parts/tutor-frame'
import { NOT_OPEN } from './parts/not-open'

export const meta = pageMeta('Groups')

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireApproved(request, 'tutor')
  return { groups: await listGroups(id) }
}

const TOO_MANY = { title: 'Nothing was saved', text: `You have ${MOST_GROUPS} groups. Please delete one that you no longer need.` }

export async function action({ request }: ActionFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, GroupSchema)
  if (refusal) return refusal

  const made = await makeGroup({ tutorId, name: value.name })
  if (made.outcome === 'too many') return refuseForm(keptValues(form), TOO_MANY, 409)
  if (made.outcome !== 'saved') return refuseForm(keptValues(form), NOT_OPEN, 409)
  return redirect(paths.tutor.group(made.id), 303)
}

export default function Groups() {
  const { groups } = useLoaderData<typeof loader>()
  const form = useForm('group', GROUP_FIELDS, useActionData<typeof action>())
  return (
    <TutorFrame title="Groups">
      {groups.length === 0 && <p>You have no groups yet. A code can bring students straight into one.</p>}
      {groups.length > 0 && (
        <ul className="card stack tight">
          {groups.map(({ id, name, size }) => (
            <li className="cluster between" key={id}>
              <AppLink to={paths.tutor.group(id)}>{name}</AppLink>
              <span className="small soft">
                {size} {size === 1 ? 'student' : 'students'}
              </span>
            </li>
          ))}
        </ul>
      )}
      <section className="card stack">
        <h2 className="title-3">A new group</h2>
        <AppForm form={form} action={paths.tutor.groups()}>
          <TextField field={form.name} label="Name" hint="Such as “Saturday, ISEE Upper”. Its students can read it." autoComplete="off" />
          <SubmitButton pending="Saving...">Make the group</SubmitButton>
        </AppForm>
      </section>
    </TutorFrame>
  )
}
