/** All that is said and shown in a lesson, to read in one piece and to print. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { type MetaFunction, useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button } from '~/components/ui/button'
import { printScene } from '~/exam/lessons/print.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { Board } from './parts/board'
import { openedLesson, pageLesson } from './parts/page-lesson.server'

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(`${args.data?.title ?? 'Lesson'}, in words`)(args)

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const lesson = pageLesson(params.lessonId)
  await openedLesson({ member: student, lesson })
  const { id, title, promise } = lesson
  return { id, title, promise, scenes: lesson.scenes.map(printScene) }
}

export default function Transcript() {
  const { id, title, promise, scenes } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack transcript">
      <p className="no-print">
        <AppLink to={paths.learn.lesson(id)}>{title}</AppLink>
      </p>
      <header className="stack tight">
        <h1 className="title-2">{title}</h1>
        <p className="lead">{promise}</p>
        <p className="with-scripts no-print">
          <Button look="quiet" size="slim" data-print>
            Print
          </Button>
        </p>
      </header>
      {scenes.map(({ heading, sentences, steps }) => (
        <section key={heading} className="stack tight" aria-label={heading}>
          <h2 className="title-3">{heading}</h2>
          <p>{sentences.join(' ')}</p>
          <Board steps={steps} />
        </section>
      ))}
    </div>
  )
}
