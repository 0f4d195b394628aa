/** What a student shares with one tutor: each essay and each talk by itself. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Badge } from '~/components/ui/badge'
import { EmptyState } from '~/components/ui/empty-state'
import { parseFormData, readForm } from '~/forms/parse.server'
import { SubmitButton } from '~/forms/submit-button'
import { findMyTutor } from '~/models/tutoring/mine.server'
import { listShareable, shareWork, takeBack } from '~/models/tutoring/shares.server'
import { paths } from '~/paths'
import { promptText } from '~/routes/tutoring/parts/prompt-text.server'
import { notFound } from '~/utils/http/responses.server'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'

export const meta = pageMeta('What you share')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const { tutorId = '' } = params
  const between = { tutorId, studentId: student.id }
  const found = await findMyTutor(between)
  if (!found) throw notFound()
  if (found.endedAt) throw redirect(paths.learn.myTutor(tutorId))
  const { essays, talks } = await listShareable(between)
  const on = (day: Date) => dayText(day, student.profile.timeZone)
  return {
    tutorId,
    name: `${found.tutor.firstName} ${found.tutor.lastName}`,
    works: [
      ...essays.map(({ id, promptId, draft, wordCount, startedAt, isShared }) => ({
        ...{ id, kind: 'essay' as const, isShared },
        title: promptText(promptId),
        about: `Essay, draft ${draft}, ${wordCount} words, ${on(startedAt)}`,
      })),
      ...talks.map(({ id, title, updatedAt, isShared }) => ({
        ...{ id, kind: 'talk' as const, isShared },
        title,
        about: `Talk with the AI tutor, ${on(updatedAt)}`,
      })),
    ],
  }
}

const ShareSchema = z.object({
  kind: z.enum(['essay', 'talk']),
  id: z.string().min(1).max(40),
  step: z.enum(['share', 'take back']),
})

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  const { tutorId = '' } = params
  const { value, refusal } = parseFormData(await readForm(request), ShareSchema)
  if (refusal) throw notFound()

  const between = { tutorId, studentId: student.id }
  const work = value.kind === 'essay' ? { essayId: value.id } : { talkId: value.id }
  if (value.step === 'take back') await takeBack({ ...between, ...work })
  else if (!(await shareWork({ ...between, ...work }))) throw notFound()
  return redirect(paths.learn.sharedWithTutor(tutorId), 303)
}

export default function Shared() {
  const { tutorId, name, works } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack loose">
      <p>
        <AppLink to={paths.learn.myTutor(tutorId)}>{name}</AppLink>
      </p>
      <header className="stack tight">
        <h1>What you share with {name}</h1>
        <p className="lead">Nothing is shared until you say so. You can take each back at any time.</p>
      </header>
      {works.length === 0 && (
        <EmptyState title="Nothing to share yet">Essays that you handed in, and talks with the AI tutor, stand here.</EmptyState>
      )}
      {works.map(({ kind, id, title, about, isShared }) => (
        <form method="post" action={paths.learn.sharedWithTutor(tutorId)} className="card stack tight" key={`${kind} ${id}`}>
          <div className="cluster between">
            <h2 className="title-3 clip">{title}</h2>
            {isShared && <Badge tone="good">Shared</Badge>}
          </div>
          <p className="small soft">{about}</p>
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={id} />
          <div>
            <SubmitButton name="step" value={isShared ? 'take back' : 'share'} look="quiet" pending="Saving...">
              {isShared ? 'Take it back' : 'Share it'}
            </SubmitButton>
          </div>
        </form>
      ))}
    </div>
  )
}
