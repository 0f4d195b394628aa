/** A talk as a text file. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireProfile } from '~/auth/guards/guards.server'
import { plainText } from '~/exam/values/notation'
import { isHeld } from '~/models/tutor-ai/about.server'
import { findTalk } from '~/models/tutor-ai/talks.server'
import { paths } from '~/paths'
import { getOnly } from '~/utils/http/answers.server'
import { notFound } from '~/utils/http/responses.server'
import { momentText } from '~/utils/time/time-text'
import { wellFormed } from './parts/shown-message.server'

export const action = getOnly

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const talk = await findTalk({ userId: student.id, id: params.talkId ?? '' })
  if (!talk) throw notFound()
  // The page of the talk says why there is nothing to read.
  if (await isHeld(student.id, talk)) return redirect(paths.learn.talk(talk.id), 303)

  const said = talk.messages
    .filter(({ body }) => body !== '')
    .map(({ author, origin, body }) => {
      const who = author === 'student' ? 'You' : origin === 'care' ? 'The people at Stanine' : 'Tutor (a computer program)'
      return `${who}:\n${author === 'student' || origin === 'care' ? body : plainText(wellFormed(body))}`
    })
  const begun = momentText(talk.createdAt, student.profile.timeZone)
  const text = [talk.title, `Talk with the AI tutor of Stanine, ${begun}`, ...said].join('\n\n')
  return new Response(`${text}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="talk.txt"',
      'Cache-Control': 'no-store',
    },
  })
}
