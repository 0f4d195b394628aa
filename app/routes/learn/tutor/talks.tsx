/** The AI tutor: the talks so far, a search, and the form that begins one about a word or anything. */
import { randomBytes } from 'node:crypto'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { AllowanceNote } from '~/components/results/allowance-note'
import { Badge } from '~/components/ui/badge'
import { Banner } from '~/components/ui/banner'
import { Button, ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { SUBJECT_NAMES } from '~/exam/core/names'
import { isDistress } from '~/exam/tutor/safety/distress'
import { masked } from '~/exam/tutor/safety/mask'
import { parseFormData, readForm } from '~/forms/parse.server'
import { mayStoreText } from '~/models/families/consent.server'
import { ABOUT_ANYTHING, aboutWord } from '~/models/tutor-ai/about.server'
import { beginTalk, MessageSchema } from '~/models/tutor-ai/send.server'
import { listTalks } from '~/models/tutor-ai/talks.server'
import { paths } from '~/paths'
import { shownAllowance } from '~/routes/learn/parts/shown-allowance.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { dayTime } from '~/utils/time/time-text'
import { AboutTutor } from './parts/about-tutor'
import { MessageForm } from './parts/message-form'
import { answerTo } from './parts/outcome.server'

export const meta = pageMeta('AI tutor')

/** Names the form that was sent, so that two clicks begin one talk. */
const OnceSchema = z
  .string()
  .regex(/^[\w-]{16,32}$/)
  .catch(() => newOnce())
const WordSchema = z.string().max(40).catch('')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { searchParams } = new URL(request.url)
  const search = (searchParams.get('search') ?? '').trim().slice(0, 80)
  const about = aboutWord(searchParams.get('word') ?? '')
  const [{ rows, next }, mayWrite, allowance] = await Promise.all([
    listTalks({ userId: student.id, search, after: searchParams.get('after') }),
    mayStoreText(student.id),
    shownAllowance(student, 'ai_tutor'),
  ])
  return {
    search,
    mayWrite,
    allowance,
    word: about?.reference ?? null,
    isChild: student.profile.holder === 'child',
    once: newOnce(),
    next: next && paths.learn.talks({ ...(search && { search }), after: next }),
    talks: rows.map(({ id, title, subject, updatedAt, sharedAt, _count }) => ({
      ...{ id, title, isShared: sharedAt !== null },
      about: [subject && SUBJECT_NAMES[subject], `${_count.messages} messages`, dayTime(updatedAt, student.profile.timeZone)]
        .filter(Boolean)
        .join(' · '),
    })),
  }
}

export async function action({ request }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, MessageSchema)
  if (refusal) return refusal

  const about = aboutWord(WordSchema.parse(form.get('word'))) ?? { ...ABOUT_ANYTHING, title: titleOf(value.text) }
  const { level } = student.profile
  const once = OnceSchema.parse(form.get('once'))
  return answerTo(await beginTalk({ student, about, level, text: value.text, once }), form)
}

function newOnce(): string {
  return randomBytes(15).toString('base64url')
}

/** The first words of what was asked, without what is masked; words of need name no talk. */
function titleOf(text: string): string {
  if (isDistress(text)) return ABOUT_ANYTHING.title
  const line = masked(text).split('\n')[0] ?? ''
  return line.length <= 60 ? line : `${line.slice(0, 57).replace(/\s+\S*$/, '')} …`
}

export default function Talks() {
  const { search, mayWrite, allowance, word, isChild, once, next, talks } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  // Sent again after a refusal, it is still the same talk that begins.
  const kept = answer?.result?.initialValue?.once
  return (
    <div className="wrap narrow page stack loose">
      <header className="stack tight">
        <h1>AI tutor</h1>
        <p className="lead">
          Stuck on a question? The tutor asks you the next small question until you see it yourself. Open a question that you have solved
          and choose “Ask the tutor about this”, or begin here.
        </p>
      </header>
      <AllowanceNote allowance={allowance} />
      {mayWrite ? (
        <section className="card stack" aria-label="Begin a talk">
          <h2 className="title-3">{word ? `Ask about the word “${word}”` : 'Ask something'}</h2>
          <MessageForm action={paths.learn.talks()} label="Your question" answer={answer}>
            <input type="hidden" name="once" value={typeof kept === 'string' ? kept : once} />
            {word && <input type="hidden" name="word" value={word} />}
          </MessageForm>
          <AboutTutor isChild={isChild} />
        </section>
      ) : (
        <>
          {answer?.problem?.title !== NEEDS_PARENT.title && answer?.problem && (
            <Banner tone="notice" title={answer.problem.title}>
              <p>{answer.problem.text}</p>
            </Banner>
          )}
          <Banner tone="notice" title={NEEDS_PARENT.title} action={<ButtonLink to={paths.account.profile()}>Your profile</ButtonLink>}>
            <p>{NEEDS_PARENT.text} Then the tutor opens.</p>
          </Banner>
        </>
      )}
      <section className="stack" aria-label="Your talks">
        <h2>Your talks</h2>
        {(talks.length > 0 || search) && (
          <form method="get" action={paths.learn.talks()} className="cluster">
            <label htmlFor="search">Words in your talks</label>
            <input className="input" type="search" id="search" name="search" defaultValue={search} maxLength={80} />
            <Button type="submit" look="quiet">
              Search
            </Button>
          </form>
        )}
        <TalkList talks={talks} search={search} />
        {next && <AppLink to={next}>Older</AppLink>}
      </section>
      <script src="/tutor.js" defer />
    </div>
  )
}

interface TalkListProps {
  talks: { id: string; title: string; about: string; isShared: boolean }[]
  search: string
}

function TalkList({ talks, search }: TalkListProps) {
  if (talks.length === 0 && search) {
    return (
      <EmptyState title="No talk fits" action={<AppLink to={paths.learn.talks()}>Show all talks</AppLink>}>
        Nothing in your talks has these words.
      </EmptyState>
    )
  }
  if (talks.length === 0) {
    return (
      <EmptyState title="No talks yet" action={<AppLink to={paths.learn.mistakes()}>Look at your mistakes</AppLink>}>
        Your talks stand here, with everything that was said.
      </EmptyState>
    )
  }
  return (
    <ul className="talks">
      {talks.map(({ id, title, about, isShared }) => (
        <li key={id}>
          <p className="cluster">
            <AppLink to={paths.learn.talk(id)}>{title}</AppLink>
            {isShared && <Badge tone="good">Shared</Badge>}
          </p>
          <p className="small soft">{about}</p>
        </li>
      ))}
    </ul>
  )
}
