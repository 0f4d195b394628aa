/** A parent's decision about a child under 13, now and later by the same link: it shows what it is about, only the buttons decide. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { addressOf, countTry } from '~/auth/limits.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { parseFormData, readForm } from '~/forms/parse.server'
import { DECISIONS, decideConsent, findConsent } from '~/models/families/consent.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { ConsentForm } from './parts/consent-form'

export const meta = pageMeta('A parent’s permission')

const DecisionSchema = z.object({ token: z.string().max(200), decision: z.enum(DECISIONS) })

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const isCounted = (await countTry('token address', addressOf(request))) === null
  const consent = token && isCounted ? await findConsent(token) : null
  return data({ token, consent }, consent ? 200 : 404)
}

export async function action({ request }: ActionFunctionArgs) {
  const { value, refusal } = parseFormData(await readForm(request), DecisionSchema)
  if (refusal) return data({ decided: null }, 400)

  const isDecided = await decideConsent(value)

  return data({ decided: isDecided ? value.decision : null }, isDecided ? 200 : 404)
}

const DECIDED = {
  agree: {
    title: 'Thank you',
    text: 'Your child may now use everything. You can withdraw this at any time with the same link.',
  },
  refuse: {
    title: 'Saved',
    text: 'Everything that was written in this account has been deleted, and nothing more is stored; neither a tutor nor AI can be used. Practice still works. If you change your mind, use the same link.',
  },
  teen: {
    title: 'Saved',
    text: 'The account now belongs to a student of 13 or older, who needs no permission. If that was a mistake, use the same link.',
  },
  parent: {
    title: 'Saved',
    text: 'The account now belongs to you, a parent. If that was a mistake, use the same link.',
  },
}

export default function Consent() {
  const { token, consent } = useLoaderData<typeof loader>()
  const decided = useActionData<typeof action>()?.decided
  if (decided) {
    return (
      <PageDialog title={DECIDED[decided].title}>
        <p>{DECIDED[decided].text}</p>
        <ButtonLink to={paths.public.home()}>Return to Home</ButtonLink>
      </PageDialog>
    )
  }
  if (!consent) {
    return (
      <PageDialog title="This link no longer works">
        <p>
          Nobody answered within 14 days, or your child has entered another address since. Your child can ask again from the profile page.
        </p>
        <ButtonLink to={paths.public.home()}>Return to Home</ButtonLink>
      </PageDialog>
    )
  }
  return <ConsentForm token={token} child={consent.child} answer={consent.answer} />
}
