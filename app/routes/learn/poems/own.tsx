/** Write one like it: the student's own poem, private, to save, print and delete. A child whose parent has not agreed writes on paper. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { deviceKey } from '~/components/room/keeping/device'
import { Banner } from '~/components/ui/banner'
import { Button, ButtonLink } from '~/components/ui/button'
import { textKey } from '~/components/writing/keeping/device'
import { curlyQuotes } from '~/exam/print/quotes'
import { keptValues, parseFormData, readForm, refuseForm } from '~/forms/parse.server'
import { mayStoreText } from '~/models/families/consent.server'
import { findOwn, OwnPoemSchema, SeenSchema, saveOwn, seenOf } from '~/models/poems/own.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { type OwnAnswer, OwnForm } from './parts/own-form'
import { asWritten } from './parts/own-poem.server'
import { pagePoem } from './parts/page-poem.server'

export const meta = pageMeta('Your own poem')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const poem = pagePoem(params.poemId)
  const [own, mayWrite] = await Promise.all([findOwn({ userId: student.id, poemId: poem.id }), mayStoreText(student.id)])
  return {
    poemId: poem.id,
    title: curlyQuotes(poem.title),
    like: curlyQuotes(poem.like),
    mayWrite,
    readers: student.profile.holder === 'child' ? 'Only you and the parent who agreed can read it.' : 'Only you can read it.',
    draftKey: mayWrite ? textKey(student.id, `poem-${poem.id}`) : '',
    // Where no text may be stored, everything that the device kept of the student's poems goes.
    forget: mayWrite ? undefined : deviceKey(student.id, 'poem-').slice(0, -1),
    seen: seenOf(own),
    own: own && { title: own.title, body: own.body, savedOn: dayText(own.changedAt, student.profile.timeZone) },
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { id: poemId } = pagePoem(params.poemId)
  const form = await readForm(request)
  const { value, refusal } = parseFormData(form, OwnPoemSchema)
  if (refusal) return refusal

  const of = { userId: student.id, poemId }
  const body = asWritten(form.get('body'), value.body)
  const outcome = await saveOwn({ ...of, title: value.title ?? '', body, seen: SeenSchema.parse(form.get('seen')) })
  // Not stored, so the page is the only place that still has it.
  if (outcome === 'needs-parent') return refuseForm(keptValues(form), ON_PAPER, 403)
  if (outcome === 'elsewhere') {
    const stored = await findOwn(of)
    const other = stored ? { title: stored.title, body: stored.body, seen: seenOf(stored) } : undefined
    return data<OwnAnswer>({ result: keptValues(form), problem: SAVED_ELSEWHERE, other }, 409)
  }
  const headers = await flashHeaders({ kind: 'success', title: 'Poem saved', text: 'You will find it here and in the poetry corner.' })
  return redirect(paths.learn.ownPoem(poemId), { status: 303, headers })
}

const ON_PAPER = { title: NEEDS_PARENT.title, text: `${NEEDS_PARENT.text} Nothing was saved: copy it to paper if you want to keep it.` }
const SAVED_ELSEWHERE = {
  title: 'Another window has saved this poem',
  text: 'What you wrote here is not saved yet. Both are below: please choose the one to go on with.',
}

export default function WriteOneLikeIt() {
  const { poemId, title, like, mayWrite, draftKey, forget, readers, seen, own } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>() as OwnAnswer | undefined
  return (
    <div className="wrap narrow page stack" data-forget={forget}>
      <p className="no-print">
        <AppLink to={paths.learn.poem(poemId)}>{title}</AppLink>
      </p>
      <header className="stack tight no-print">
        <p className="eyebrow">Like “{title}”</p>
        <h1 className="title-2">Write one like it</h1>
        <p className="lead">{like}</p>
      </header>
      {mayWrite || answer ? (
        <OwnForm poemId={poemId} stored={own} seen={seen} draftKey={draftKey} readers={readers} answer={answer} />
      ) : (
        <OnPaper />
      )}
      {own && <Saved poemId={poemId} own={own} />}
      <script src="/poems.js" defer />
    </div>
  )
}

function OnPaper() {
  return (
    <Banner
      tone="notice"
      title="Take a sheet of paper for this one"
      action={<ButtonLink to={paths.account.profile()}>Your profile</ButtonLink>}
    >
      <p>Poems like to begin on paper. Once a parent agrees, you can keep yours here, too; your profile shows whom we emailed.</p>
    </Banner>
  )
}

interface SavedProps {
  poemId: string
  own: { title: string; body: string; savedOn: string }
}

function Saved({ poemId, own: { title, body, savedOn } }: SavedProps) {
  return (
    <>
      <div className="cluster no-print">
        <span className="small soft">Saved on {savedOn}. Only what is saved is printed.</span>
        <span className="with-scripts">
          <Button look="quiet" size="slim" data-print="">
            Print
          </Button>
        </span>
        <AppLink to={paths.learn.ownPoemDeletion(poemId)}>Delete it</AppLink>
      </div>
      <article className="on-paper own-paper" aria-label="What is saved">
        {title && <h2>{title}</h2>}
        <p className="written">{body}</p>
      </article>
    </>
  )
}
