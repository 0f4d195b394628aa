/** A parent takes the permission back, gives it again, or says that no child uses the account, from the child's page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { NotAChild } from '~/components/data/not-a-child'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { DECISIONS, decideConsent } from '~/models/families/consent.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { requireChild } from './parts/child.server'

export const meta = pageMeta('Your permission')

const DecisionSchema = z.object({ decision: z.enum(DECISIONS) })

const UNCLEAR = { title: 'Nothing was changed', text: 'Please use one of the buttons.' }

const DECIDED = {
  agree: { title: 'Thank you', text: 'Your child may use everything again.' },
  refuse: { title: 'Taken back', text: 'Everything that was written has been deleted, and nothing more is stored. Practice still works.' },
  teen: { title: 'Saved', text: 'The account now belongs to a student of 13 or older, who needs no permission.' },
  parent: { title: 'Saved', text: 'The account now belongs to you, a parent.' },
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { child } = await requireChild(request, params.consentId)
  const { consentId, firstName, mayWrite } = child
  return { consentId, firstName, mayWrite }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { child, parentEmail } = await requireChild(request, params.consentId)
  const { value, refusal } = parseFormData(await readForm(request), DecisionSchema)
  if (refusal) return data({ problem: UNCLEAR }, 400)

  const { consentId } = child
  if (!(await decideConsent({ consentId, parentEmail, decision: value.decision }))) throw notFound()

  const headers = await flashHeaders({ kind: 'success', ...DECIDED[value.decision] })
  const isChild = value.decision === 'agree' || value.decision === 'refuse'
  // An account that is no child's has no page here anymore.
  return redirect(isChild ? paths.family.child(consentId) : paths.family.home(), { status: 303, headers })
}

export default function Permission() {
  const { consentId, firstName, mayWrite } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <div className="wrap narrow page stack">
      <p>
        <a href={paths.family.child(consentId)}>{firstName}</a>
      </p>
      <Problem problem={problem} />
      <form method="post" action={paths.family.childPermission(consentId)} className="card stack">
        {mayWrite ? (
          <>
            <h1>Take your permission back?</h1>
            <p>
              Essays, notes and conversations of {firstName} are deleted right away and cannot be restored; no more are stored, and neither
              a tutor nor AI can be used. Practice and its results stay. You can agree again at any time.
            </p>
            <div>
              <SubmitButton name="decision" value="refuse" pending="Saving..." look="danger">
                Withdraw, and delete what was written
              </SubmitButton>
            </div>
          </>
        ) : (
          <>
            <h1>Agree again?</h1>
            <p>{firstName} can then write essays and notes again, ask the AI tutor, and be linked with a tutor.</p>
            <div>
              <SubmitButton name="decision" value="agree" pending="Saving...">
                I agree
              </SubmitButton>
            </div>
          </>
        )}
        <NotAChild child={firstName} />
      </form>
    </div>
  )
}
