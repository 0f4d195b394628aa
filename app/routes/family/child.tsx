/** What a parent sees of a child: who it is, what was done and written, what became of the permission, and what can be decided. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { LEVEL_NAMES } from '~/exam/core/names'
import { accommodationsText, TIME_NAMES } from '~/models/accounts/profile/fields'
import { workOf } from '~/models/families/children.server'
import { listRefusedTutors, listTutorRequests } from '~/models/tutoring/codes/answers.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { requireChild } from './parts/child.server'
import { MainIdeas, Notes, OwnPoems, PassageNotes, Practice, Results, Talks, Writings } from './parts/work'
import { shownWork } from './parts/work.server'

export const meta = pageMeta('Your child’s page')

const STEPS = {
  asked: 'We asked you for permission',
  confirmed: 'You agreed',
  refused: 'You said no',
  withdrawn: 'You took your permission back, and what was written was deleted',
  released: 'You said that no child under 13 uses the account',
  ended: 'We changed who uses the account',
} as const

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { child } = await requireChild(request, params.consentId)
  const { profile, tutors, events, deletion, mayWrite, consentId, firstName, lastName, username, email, createdAt } = child
  const on = (date: Date) => dayText(date, profile.timeZone)
  return {
    ...{ consentId, firstName, mayWrite, deletedOn: deletion && on(deletion.dueAt) },
    facts: [
      ['Name', `${firstName} ${lastName}`],
      ['Username', username],
      ['Email', email],
      ['Test', `${LEVEL_NAMES[profile.level]}, entry to grade ${profile.gradeApplied}`],
      ['Test date', profile.testDate ? dayText(profile.testDate, 'UTC') : 'Not chosen yet'],
      ['Time', TIME_NAMES[profile.timePercent] ?? `${profile.timePercent}% of the standard time`],
      ['Accommodations', accommodationsText(profile.accommodations)],
      ['Registered', on(createdAt)],
    ] as const,
    tutors: tutors.map(({ since, tutor }) => ({ id: tutor.id, name: `${tutor.firstName} ${tutor.lastName}`, since: on(since) })),
    steps: events.map(({ id, step, at }) => ({ id, text: STEPS[step], on: on(at) })),
    asked: (await listTutorRequests(child.id)).map(({ tutorId, tutor, askedAt }) => ({
      ...{ id: tutorId, name: `${tutor.firstName} ${tutor.lastName}`, on: on(askedAt) },
    })),
    refused: (await listRefusedTutors(child.id)).map(({ tutorId, tutor, refusedAt }) => ({
      ...{ id: tutorId, name: `${tutor.firstName} ${tutor.lastName}`, on: refusedAt ? on(refusedAt) : '' },
    })),
    ...shownWork(await workOf(child.id), profile.timeZone),
  }
}

export default function Child() {
  const {
    consentId,
    firstName,
    mayWrite,
    deletedOn,
    facts,
    tutors,
    asked,
    refused,
    steps,
    results,
    practice,
    notes,
    writings,
    talks,
    poems,
    lines,
    ideas,
  } = useLoaderData<typeof loader>()
  return (
    <div className="wrap narrow page stack">
      <p>
        <a href={paths.family.home()}>Your children</a>
      </p>
      <h1>{firstName}</h1>
      {deletedOn && (
        <Banner
          tone="notice"
          title={`This account will be deleted on ${deletedOn}`}
          action={<ButtonLink to={paths.family.childDeletion(consentId)}>Keep it</ButtonLink>}
        >
          <p>Until then nobody can use it.</p>
        </Banner>
      )}
      {mayWrite &&
        asked.map(({ id, name, on }) => (
          <Banner
            key={id}
            tone="notice"
            title={`${firstName} wants to work with ${name}`}
            action={<ButtonLink to={paths.family.childTutor(consentId, id)}>Say yes or no</ButtonLink>}
          >
            <p>Asked on {on}. This tutor sees nothing until you agree.</p>
          </Banner>
        ))}
      <section className="card stack tight">
        <h2>Account</h2>
        <dl className="facts">
          {facts.map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </dl>
        {tutors.map(({ id, name, since }) => (
          <p key={id}>
            Tutor: <a href={paths.family.childTutor(consentId, id)}>{name}</a>, since {since}
          </p>
        ))}
        {mayWrite &&
          refused.map(({ id, name, on }) => (
            <p key={id}>
              You said no to <a href={paths.family.childTutor(consentId, id)}>{name}</a> on {on}.
            </p>
          ))}
      </section>
      <Results {...results} />
      <Practice {...practice} />
      <Notes {...notes} />
      <Writings {...writings} />
      <Talks {...talks} />
      <OwnPoems {...poems} />
      <PassageNotes {...lines} />
      <MainIdeas {...ideas} />
      <Permission firstName={firstName} mayWrite={mayWrite} consentId={consentId} steps={steps} />
      <section className="card stack">
        <h2>{firstName}’s data</h2>
        <p>You can take everything with you, or delete the account.</p>
        <div className="cluster">
          <ButtonLink to={paths.family.childExport(consentId)} look="quiet">
            Download everything
          </ButtonLink>
          <ButtonLink to={paths.family.childDeletion(consentId)} look="danger">
            Delete the account
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

interface PermissionProps {
  firstName: string
  mayWrite: boolean
  consentId: string
  steps: { id: string; text: string; on: string }[]
}

function Permission({ firstName, mayWrite, consentId, steps }: PermissionProps) {
  return (
    <section className="card stack">
      <h2>Your permission</h2>
      <p>
        {mayWrite
          ? `${firstName} may write essays and notes, ask the AI tutor and be linked with a tutor.`
          : `${firstName} may practice; nothing that is written is stored.`}
      </p>
      <ol>
        {steps.map(({ id, text, on }) => (
          <li key={id}>
            {on}: {text}
          </li>
        ))}
      </ol>
      <div>
        <ButtonLink to={paths.family.childPermission(consentId)} look="quiet">
          {mayWrite ? 'Take it back' : 'Agree again'}
        </ButtonLink>
      </div>
    </section>
  )
}
