/** "Ask the tutor about this": a question that was solved, and the first message of a talk about it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { LETTERS } from '~/exam/core/item/item'
import { printQuestion } from '~/exam/print/item.server'
import { parseFormData, readForm } from '~/forms/parse.server'
import { mayStoreText } from '~/models/families/consent.server'
import { aboutQuestion } from '~/models/tutor-ai/about.server'
import { beginTalk, MessageSchema } from '~/models/tutor-ai/send.server'
import { findTalkAbout } from '~/models/tutor-ai/talks.server'
import { paths } from '~/paths'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { readPosition } from '~/routes/learn/sittings/parts/position.server'
import { notFound } from '~/utils/http/responses.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { AboutTutor } from './parts/about-tutor'
import { MessageForm } from './parts/message-form'
import { answerTo } from './parts/outcome.server'
import { TalkQuestion } from './parts/talk-question'

export const meta = pageMeta('Ask the tutor')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const place = placeOf(request, params)
  const about = await aboutQuestion(student.id, place)
  if (!about) throw notFound()
  const known = await findTalkAbout({ userId: student.id, itemId: about.itemId ?? '' })
  if (known) throw redirect(paths.learn.talk(known))

  const [mayWrite, allowance] = await Promise.all([mayStoreText(student.id), shownAllowance(student, 'ai_tutor')])
  const chosen = about.choice === null ? null : (LETTERS[about.choice] ?? null)
  return {
    ...{ mayWrite, allowance, title: about.title, isChild: student.profile.holder === 'child' },
    question: printQuestion(about.item),
    chosen,
    address: paths.learn.askAbout(place.sittingId, place.position, place.part ?? undefined),
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const about = await aboutQuestion(student.id, placeOf(request, params))
  if (!about) throw notFound()
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, MessageSchema)
  if (refusal) return refusal

  const { item: _, ...row } = about
  const { level } = student.profile
  return answerTo(await beginTalk({ student, about: row, level, text: value.text, once: row.itemId ?? '' }), form)
}

function placeOf(request: Request, { sittingId = '', position }: { sittingId?: string; position?: string }) {
  return { sittingId, position: readPosition(position), part: new URL(request.url).searchParams.get('part') }
}

export default function AskAboutQuestion() {
  const { title, question, chosen, mayWrite, allowance, isChild, address } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <AppLink to={paths.learn.talks()}>AI tutor</AppLink>
      </p>
      <header className="stack tight">
        <p className="eyebrow">{title}</p>
        <h1 className="title-2">Ask the tutor about this</h1>
      </header>
      <section className="card stack" aria-label="The question">
        <TalkQuestion question={question} />
        <p className="small soft">{chosen ? `You chose ${chosen}.` : 'You left it blank.'} The tutor knows this, and our solution.</p>
      </section>
      <AllowanceNote allowance={allowance} />
      {mayWrite ? (
        <>
          <MessageForm action={address} label="What would you like to know?" answer={answer} />
          <AboutTutor isChild={isChild} />
        </>
      ) : (
        <Banner tone="notice" title={NEEDS_PARENT.title} action={<ButtonLink to={paths.account.profile()}>Your profile</ButtonLink>}>
          <p>{NEEDS_PARENT.text} Then the tutor opens.</p>
        </Banner>
      )}
      <script src="/tutor.js" defer />
    </div>
  )
}
