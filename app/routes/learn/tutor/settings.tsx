/** A talk's name, who may read it, and the ways to keep or delete it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { CopyField } from '~/components/ui/copy-field'
import { env } from '~/env.server'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { TITLE_FIELDS } from '~/models/tutor-ai/talk-fields'
import { findTalk, renameTalk, shareTalk, TitleSchema } from '~/models/tutor-ai/talks.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Name and sharing of a talk')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const talk = await findTalk({ userId: student.id, id: params.talkId ?? '' })
  if (!talk) throw notFound()
  const { id, title, shareKey } = talk
  const { holder } = student.profile
  const shared = shareKey && env.APP_URL + paths.learn.sharedTalk(shareKey)
  return { id, title, shared, mayShare: holder === 'teen', isChild: holder === 'child' }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const of = { userId: student.id, id: params.talkId ?? '' }
  const form = await readForm(request)
  const intent = form.get('intent')
  if (intent === 'share' || intent === 'unshare') {
    if (!(await shareTalk({ ...of, isShared: intent === 'share' }))) throw notFound()
    return saved(
      of.id,
      intent === 'share' ? 'The address on this page now opens the talk for a parent.' : 'Nobody but you can read it now.',
    )
  }

  const { value, refusal } = parseFormData(form, TitleSchema)
  if (refusal) return refusal
  if (!(await renameTalk({ ...of, ...value }))) throw notFound()
  return saved(of.id, 'The talk has its new name.')
}

async function saved(id: string, text: string) {
  return redirect(paths.learn.talkSettings(id), { status: 303, headers: await flashHeaders({ kind: 'success', title: 'Saved', text }) })
}

export default function TalkSettings() {
  const { id, title, shared, mayShare, isChild } = useLoaderData<typeof loader>()
  const form = useForm('talk', TITLE_FIELDS, useActionData<typeof action>(), { title })
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.talk(id)}>Back to the talk</AppLink>
      </p>
      <h1 className="title-2">Name, sharing, and download</h1>
      <section className="card stack">
        <AppForm form={form} action={paths.learn.talkSettings(id)}>
          <TextField field={form.title} label="Name of the talk" />
          <SubmitButton pending="Saving...">Save the name</SubmitButton>
        </AppForm>
      </section>
      <section className="card stack tight">
        <h2 className="title-3">Who can read it</h2>
        {isChild && <p>You, and the parent who agreed that you may use the tutor.</p>}
        {!isChild && <p>{shared ? 'You, and whoever has this address. Give it to a parent, and to nobody else.' : 'Only you.'}</p>}
        {shared && <CopyField id="shared" label="Address of the talk" text={shared} />}
        {mayShare && (
          <form method="post" action={paths.learn.talkSettings(id)}>
            <SubmitButton name="intent" value={shared ? 'unshare' : 'share'} look="quiet" pending="Saving...">
              {shared ? 'Stop sharing it' : 'Share it with a parent'}
            </SubmitButton>
          </form>
        )}
      </section>
      <div className="cluster">
        <ButtonLink to={paths.learn.talkFile(id)} look="quiet">
          Download the talk
        </ButtonLink>
        <ButtonLink to={paths.learn.talkDeletion(id)} look="danger">
          Delete the talk
        </ButtonLink>
      </div>
    </div>
  )
}
