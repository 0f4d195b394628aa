/** A parent deletes the child's account, or keeps it after all, until its days of grace are over. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { Periods, WhatGoes } from '~/components/data/what-goes'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { keepAccount } from '~/models/accounts/personal-data/deletion.server'
import { scheduleChildDeletion } from '~/models/families/deletion.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { requireChild } from './parts/child.server'
import { CHILD_OBSTACLE } from './parts/obstacle'

export const meta = pageMeta('Delete your child’s account')

const IntentSchema = z.object({ intent: z.enum(['delete', 'keep']) })

const UNCLEAR = { title: 'Nothing was changed', text: 'Please use one of the buttons.' }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { child, parentEmail } = await requireChild(request, params.consentId)
  const { consentId, firstName, deletion, profile } = child
  return { consentId, firstName, parentEmail, on: deletion && dayText(deletion.dueAt, profile.timeZone) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { child, parentEmail } = await requireChild(request, params.consentId)
  const { value, refusal } = parseFormData(await readForm(request), IntentSchema)
  if (refusal) return data({ problem: UNCLEAR }, 400)

  const { consentId } = child
  if (value.intent === 'keep') await keepAccount({ account: { audience: 'student', id: child.id }, askedBy: 'parent' })
  else {
    const result = await scheduleChildDeletion({ userId: child.id, parentEmail })
    if (!result) throw notFound()
    if (result.outcome === 'obstacle') return data({ problem: CHILD_OBSTACLE }, 409)
  }

  const headers = await flashHeaders({ kind: 'success', ...DONE[value.intent] })
  return redirect(paths.family.child(consentId), { status: 303, headers })
}

const DONE = {
  keep: { title: 'The account stays', text: 'Nothing was deleted, and your child can log in again.' },
  delete: { title: 'It will be deleted', text: 'Your child has been logged out. You have seven days to change your mind.' },
}

export default function ChildDeletion() {
  const { consentId, firstName, parentEmail, on } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  const address = paths.family.childDeletion(consentId)
  return (
    <div className="wrap narrow page stack">
      <p>
        <a href={paths.family.child(consentId)}>{firstName}</a>
      </p>
      <Problem problem={problem} />
      {on ? (
        <>
          <h1>
            The account of {firstName} will be deleted on {on}
          </h1>
          <p>Until then nobody can use it, and you can keep it with everything in it.</p>
          <form method="post" action={address}>
            <SubmitButton name="intent" value="keep" pending="Saving...">
              Keep the account
            </SubmitButton>
          </form>
        </>
      ) : (
        <>
          <h1>Delete the account of {firstName}?</h1>
          <p>
            {firstName} is logged out at once. You have seven days to change your mind: we email {parentEmail} a link to keep the account.
            After that nobody can bring it back. You may want to <a href={paths.family.childExport(consentId)}>download the data</a> first.
          </p>
          <WhatGoes whose="your child’s" />
          <form method="post" action={address}>
            <SubmitButton name="intent" value="delete" pending="Deleting..." look="danger">
              Delete the account
            </SubmitButton>
          </form>
          <Periods hasParents />
        </>
      )}
    </div>
  )
}
