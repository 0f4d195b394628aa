/** A parent decides about a tutor of the child: yes or no to one that the child asks for, a no taken back, or the end of one that there is. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { WhatTutorsSee } from '~/components/data/tutor-sight'
import { parseFormData, readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { answerTutorRequest, endLinkOfChild, findTutorOfChild, letAskAgain } from '~/models/tutoring/codes/answers.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { requireChild } from './parts/child.server'

export const meta = pageMeta('A tutor of your child')

const DecisionSchema = z.object({ decision: z.enum(['agree', 'refuse', 'again', 'end']) })

const UNCLEAR = { title: 'Nothing was changed', text: 'Please use one of the buttons.' }
const SAID = {
  linked: { kind: 'success', title: 'Thank you', text: 'The tutor sees your child’s work now. You can end it here at any time.' },
  refused: {
    kind: 'success',
    title: 'Saved',
    text: 'The tutor sees nothing, and your child cannot ask for this tutor again. You can change that here.',
  },
  closed: { kind: 'problem', title: 'The code has ended', text: 'The tutor has to give your child a new one.' },
  again: { kind: 'success', title: 'Saved', text: 'Your child can ask for this tutor again, with a code. Then we ask you.' },
  ended: { kind: 'success', title: 'It has ended', text: 'This tutor sees nothing of your child anymore.' },
} as const

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { child } = await requireChild(request, params.consentId)
  const { tutorId = '' } = params
  const tutor = await findTutorOfChild({ studentId: child.id, tutorId })
  // Without a permission nobody is linked, and nothing is asked.
  if (!tutor || !child.mayWrite) throw notFound()
  return { consentId: child.consentId, child: child.firstName, tutorId, ...tutor }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { child, parentEmail } = await requireChild(request, params.consentId)
  const { value, refusal } = parseFormData(await readForm(request), DecisionSchema)
  if (refusal) return data({ problem: UNCLEAR }, 400)

  const of = { parentEmail, consentId: child.consentId, tutorId: params.tutorId ?? '' }
  const { decision } = value
  const outcome = await decided(of, decision)
  if (outcome === 'missing') throw notFound()
  return redirect(paths.family.child(child.consentId), { status: 303, headers: await flashHeaders(SAID[outcome]) })
}

async function decided(of: Parameters<typeof endLinkOfChild>[0], decision: z.infer<typeof DecisionSchema>['decision']) {
  if (decision === 'end') return (await endLinkOfChild(of)) ? 'ended' : 'missing'
  if (decision === 'again') return (await letAskAgain(of)) ? 'again' : 'missing'
  return answerTutorRequest({ ...of, agrees: decision === 'agree' })
}

function titleOf({ isLinked, isRefused, child, name }: { isLinked: boolean; isRefused: boolean; child: string; name: string }): string {
  if (isLinked) return `${child} works with ${name}`
  return isRefused ? `You said no to ${name}` : `May ${name} see ${child}’s work?`
}

export default function TutorOfChild() {
  const { consentId, child, tutorId, name, about, isLinked, isRefused } = useLoaderData<typeof loader>()
  const problem = useActionData<typeof action>()?.problem
  return (
    <div className="wrap narrow page stack">
      <p>
        <a href={paths.family.child(consentId)}>{child}</a>
      </p>
      <Problem problem={problem} />
      <form method="post" action={paths.family.childTutor(consentId, tutorId)} className="card stack">
        <h1>{titleOf({ isLinked, isRefused, child, name })}</h1>
        {about && <p className="soft">{about}</p>}
        {isRefused && (
          <p>
            {name} sees nothing, and {child} cannot ask for this tutor again until you say so.
          </p>
        )}
        <WhatTutorsSee />
        <div className="cluster">
          {isLinked ? (
            <SubmitButton name="decision" value="end" pending="Ending..." look="danger">
              End it now
            </SubmitButton>
          ) : isRefused ? (
            <SubmitButton name="decision" value="again" pending="Saving...">
              Let my child ask again
            </SubmitButton>
          ) : (
            <>
              <SubmitButton name="decision" value="agree" pending="Saving...">
                Yes, I agree
              </SubmitButton>
              <SubmitButton name="decision" value="refuse" pending="Saving..." look="quiet">
                No
              </SubmitButton>
            </>
          )}
        </div>
      </form>
    </div>
  )
}
