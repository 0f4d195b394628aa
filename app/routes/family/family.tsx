/** The way in for parents: their children, or a link by mail. The answer is the same for every address. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { answerMailRequest } from '~/auth/flows/mail-request.server'
import { readParent } from '~/auth/parent-session.server'
import { Periods } from '~/components/data/what-goes'
import { AppForm } from '~/forms/app-form'
import { TextField } from '~/forms/fields/text-field'
import { SubmitButton } from '~/forms/submit-button'
import { useForm } from '~/forms/use-form'
import { EMAIL_FIELDS } from '~/models/accounts/fields'
import { childrenOf } from '~/models/families/children.server'
import { requestParentLink } from '~/models/families/parent-link.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { DEFAULT_TIME_ZONE } from '~/utils/time/time-zones'

export const meta = pageMeta('For parents', 'Parents of students under 13 see here what their child does, and decide what is stored.')

export async function loader({ request }: LoaderFunctionArgs) {
  const parent = await readParent(request)
  if (!parent) return { parent: null, children: [] }
  const children = await childrenOf(parent.email)
  return {
    parent,
    children: children.map(({ deletedOn, ...child }) => ({ ...child, deletedOn: deletedOn && dayText(deletedOn, DEFAULT_TIME_ZONE) })),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const text = 'If a child here has named this address and you have agreed, a link is on its way. It works once, for one hour.'
  return answerMailRequest(request, { ask: requestParentLink, to: paths.family.home(), text })
}

export default function Family() {
  const { parent, children } = useLoaderData<typeof loader>()
  const form = useForm('parent', EMAIL_FIELDS, useActionData<typeof action>())
  if (parent) return <Children email={parent.email}>{children}</Children>
  return (
    <div className="wrap narrow page stack loose">
      <section className="card stack">
        <h1>For parents</h1>
        <p>
          If your child under 13 uses Stanine and you have agreed to it, you can see at any time what your child does and what is stored,
          download it, delete the account, or take your permission back.
        </p>
        <p>Enter the address at which we asked for your permission, and we will send you a link.</p>
        <AppForm form={form} action={paths.family.home()}>
          <TextField field={form.email} label="Your email" autoComplete="email" />
          <SubmitButton pending="Sending...">Send me the link</SubmitButton>
        </AppForm>
        <p className="small soft">
          Not asked yet? Your child enters your address on the profile page. For an account of your own, simply{' '}
          <a href={paths.account.login()}>log in</a>.
        </p>
      </section>
      <Periods hasParents />
    </div>
  )
}

interface ChildrenProps {
  email: string
  children: { consentId: string; name: string; mayWrite: boolean; deletedOn: string | null }[]
}

function Children({ email, children }: ChildrenProps) {
  return (
    <div className="wrap narrow page stack">
      <h1>Your children</h1>
      <p className="soft">Children who gave {email} as a parent’s address.</p>
      {children.length === 0 && <p>No child here names this address anymore.</p>}
      {children.map(({ consentId, name, mayWrite, deletedOn }) => (
        <a key={consentId} className="card stack tight" href={paths.family.child(consentId)}>
          <h2>{name}</h2>
          <p className="soft">
            {deletedOn ? `Will be deleted on ${deletedOn}` : mayWrite ? 'May use everything' : 'You took your permission back'}
          </p>
        </a>
      ))}
      <form method="post" action={paths.family.exit()}>
        <SubmitButton pending="Logging out..." look="quiet">
          Log out
        </SubmitButton>
      </form>
    </div>
  )
}
