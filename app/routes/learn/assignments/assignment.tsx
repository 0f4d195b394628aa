/** One assignment: what the tutor says, where the work begins, and how far it is. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { ButtonLink } from '~/components/ui/button'
import { readForm } from '~/forms/parse.server'
import { Problem } from '~/forms/problem'
import { SubmitButton } from '~/forms/submit-button'
import { findOwn } from '~/models/assignments/own.server'
import { startSheet } from '~/models/assignments/sheet.server'
import { addWords } from '~/models/words/deck.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { shownAssignment } from './parts/shown.server'
import { startLinks } from './parts/start.server'

export const meta = pageMeta('Assignment')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const assignment = await findOwn({ studentId: student.id, id: params.assignmentId ?? '' })
  if (!assignment) throw notFound()
  const { note, work, isLinked } = assignment
  return {
    ...shownAssignment(assignment, student.profile.timeZone),
    ...{ note, isLinked, links: startLinks(work) },
    words: work.kind === 'words' ? work.words.map((word) => ({ word, to: paths.public.word(word) })) : [],
    begins: work.kind === 'words' ? 'Learn these words' : work.kind === 'sheet' ? 'Open the sheet' : null,
  }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const own = { studentId: student.id, id: params.assignmentId ?? '' }
  await readForm(request)
  const assignment = await findOwn(own)
  if (!assignment) throw notFound()

  if (assignment.work.kind === 'words') {
    const count = await addWords({ userId: student.id, words: assignment.work.words, origin: 'own' })
    const text =
      count > 0 ? `${count} new among your words. All of them count once you have reviewed them.` : 'You have all of these words already.'
    return redirect(paths.learn.wordReview(), { status: 303, headers: await flashHeaders({ kind: 'success', title: 'Your words', text }) })
  }
  if (assignment.work.kind !== 'sheet') throw notFound()
  const start = await startSheet(own)
  if (start.outcome === 'gone') throw notFound()
  if (start.outcome === 'busy') return data({ problem: BUSY }, 409)
  return redirect(start.outcome === 'started' ? paths.learn.question(start.sittingId, 1) : paths.learn.review(start.sittingId), 303)
}

const BUSY = {
  title: 'Not yet',
  text: 'Something on this sheet stands in a quiz or test that you have open. Finish that first, then open the sheet.',
}

export default function AssignmentPage() {
  const { to, title, tutor, note, due, isOpen, isLinked, progress, done, result, links, words, begins } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.learn.assignments()}>Assignments</AppLink>
      </p>
      <header className="stack tight">
        <h1 className="title-2">{title}</h1>
        <p className="soft">
          {[`From ${tutor}`, due, progress, done].filter(Boolean).join('. ')}.{' '}
          {!isLinked && isOpen && 'You no longer work with this tutor, so nobody waits for it.'}
        </p>
      </header>
      <Problem problem={answer?.problem} />
      {note && (
        <section className="card" aria-label="What your tutor says">
          <p className="written">{note}</p>
        </section>
      )}
      {words.length > 0 && (
        <ul className="cluster">
          {words.map(({ word, to: entry }) => (
            <li key={word}>
              <AppLink to={entry}>{word}</AppLink>
            </li>
          ))}
        </ul>
      )}
      {result && (
        <p>
          <ButtonLink to={result.to}>{result.label}</ButtonLink>
        </p>
      )}
      {isOpen && (
        <div className="cluster">
          {links.map((link) => (
            <ButtonLink key={link.to} to={link.to}>
              {link.label}
            </ButtonLink>
          ))}
          {begins && (
            <form method="post" action={to}>
              <SubmitButton pending="Opening...">{begins}</SubmitButton>
            </form>
          )}
        </div>
      )}
      {isOpen && <p className="small soft">It counts as done by itself, as soon as the work is.</p>}
    </div>
  )
}
