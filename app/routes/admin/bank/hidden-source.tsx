/** Hides one source from new questions, or restores it, after asking why. This page is the confirmation. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireAdmin } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { PageDialog } from '~/components/ui/page-dialog'
import { findSource } from '~/exam/bank/sources.server'
import { LEVEL_NAMES, SUBJECT_NAMES } from '~/exam/core/names'
import { AppForm } from '~/forms/app-form'
import { TextArea } from '~/forms/fields/text-area'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { findHidden, HiddenSourceSchema, hideSource, restoreSource } from '~/models/bank/hidden-source.server'
import { HIDDEN_SOURCE_FIELDS } from '~/models/bank/hidden-source-fields'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'

export const meta = pageMeta('Hide or restore')

const TOO_SMALL = {
  title: 'This one is needed',
  text: 'A quiz in its section could no longer be filled. Please restore something else in that section first.',
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const admin = await requireAdmin(request)
  const { name = '' } = params
  const [source, hidden] = [findSource(name), await findHidden(name)]
  if (!source && !hidden) throw notFound()

  return {
    name,
    title: source?.title ?? 'No longer in the bank',
    places: (source?.places ?? []).map(({ level, subject }) => `${LEVEL_NAMES[level]}, ${SUBJECT_NAMES[subject]}`),
    hidden: hidden && {
      reason: hidden.reason,
      by: hidden.hiddenBy,
      on: dayText(hidden.hiddenAt, profileTimeZone(admin)),
    },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const admin = await requireAdmin(request)
  const { name = '' } = params
  const form = await readForm(request)
  const isRestoring = form.get('intent') === 'restore'
  form.delete('intent')
  const { value, refusal } = parseFormData(form, HiddenSourceSchema)
  if (refusal) return refusal

  const change = { actorId: admin.id, name, reason: value.reason }
  const outcome = isRestoring ? await restoreSource(change) : await hideSource(change)
  if (outcome === 'unknown') throw notFound()
  if (outcome === 'bank too small') return refuseForm(keptValues(form), TOO_SMALL, 409)

  const isDone = outcome === true || outcome === 'hidden'
  const headers = await flashHeaders({
    kind: 'success',
    title: isRestoring ? 'Restored' : 'Hidden',
    text: isDone ? `${name}: recorded with your name and reason.` : `${name} was that way already; nothing changed.`,
  })
  return redirect(paths.admin.hiddenSources(), { status: 303, headers })
}

export default function HiddenSource() {
  const { name, title, places, hidden } = useLoaderData<typeof loader>()
  const form = useForm('hidden', HIDDEN_SOURCE_FIELDS, useActionData<typeof action>())
  return (
    <PageDialog title={hidden ? 'Restore this source?' : 'Hide this source?'}>
      <p>
        <strong>{title}</strong> <code>{name}</code>
      </p>
      {hidden ? (
        <p>
          Hidden by {hidden.by} on {hidden.on}: {hidden.reason} Once restored, it makes new questions again.
        </p>
      ) : (
        <>
          <p>It will make no new questions. Quizzes already started keep theirs, and all other questions in a quiz stay as they are.</p>
          <ul className="small soft">
            {places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </>
      )}
      <AppForm form={form} action={paths.admin.hiddenSource(name)}>
        <TextArea field={form.reason} label="Why?" hint="10 to 300 characters. It is kept with your name." />
        <div className="cluster">
          <SubmitButton name="intent" value={hidden ? 'restore' : 'hide'} pending="Saving..." look={hidden ? 'solid' : 'danger'}>
            {hidden ? 'Restore' : 'Hide'}
          </SubmitButton>
          <AppLink to={paths.admin.hiddenSources()}>Cancel</AppLink>
        </div>
      </AppForm>
    </PageDialog>
  )
}
