/** A tutor’s students as a table: found by name or group, sorted, a page at a time. */
import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireApproved } from '~/auth/guards/partner-guards.server'
import { AppLink } from '~/components/links/app-link'
import { Button, ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Table } from '~/components/ui/table'
import { LEVEL_NAMES } from '~/exam/core/names'
import { AppForm } from '~/forms/app-form'
import { Select } from '~/forms/fields/select'
import { TextField } from '~/forms/fields/text-field'
import { useForm } from '~/forms/use-form'
import { examLevel } from '~/models/bank/stored-level'
import { STUDENT_LIST_FIELDS } from '~/models/tutoring/fields'
import { listGroups } from '~/models/tutoring/groups.server'
import { listStudents, STUDENT_SORTS } from '~/models/tutoring/students.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { TutorFrame } from '../parts/tutor-frame'

export const meta = pageMeta('Your students')

const LONGEST_SEARCH = 100

export async function loader({ request }: LoaderFunctionArgs) {
  const { id: tutorId } = await requireApproved(request, 'tutor')
  const { searchParams } = new URL(request.url)
  const search = (searchParams.get('search') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST_SEARCH)
  const sort = STUDENT_SORTS.find((name) => name === searchParams.get('sort')) ?? 'name'
  const groups = await listGroups(tutorId)
  const groupId = groups.find(({ id }) => id === searchParams.get('group'))?.id
  const { count, page, pages, students } = await listStudents({
    tutorId,
    search,
    groupId,
    sort,
    page: Number(searchParams.get('page')) || 1,
  })
  const chosen = { search: search || undefined, group: groupId, sort: sort === 'name' ? undefined : sort }
  return {
    chosen: { search, group: groupId ?? '', sort },
    isSearched: Boolean(search || groupId),
    count,
    groups: groups.map(({ id, name, size }) => ({ value: id, label: `${name} (${size})` })),
    students: students.map(({ id, firstName, lastName, profile, groups: names, workedAt, mistakes }) => ({
      id,
      name: `${lastName}, ${firstName}`,
      level: profile ? LEVEL_NAMES[examLevel(profile.level)] : '',
      groups: names.join(', '),
      worked: workedAt ? dayText(workedAt, profile?.timeZone ?? 'UTC') : 'Not yet',
      test: profile?.testDate ? dayText(profile.testDate, 'UTC') : '',
      mistakes: String(mistakes),
    })),
    pages,
    page,
    newer: page > 1 ? paths.tutor.students({ ...chosen, page: page > 2 ? String(page - 1) : undefined }) : null,
    older: page < pages ? paths.tutor.students({ ...chosen, page: String(page + 1) }) : null,
  }
}

const SORT_NAMES = [
  { value: 'name', label: 'Name' },
  { value: 'worked', label: 'Last work' },
  { value: 'mistakes', label: 'Mistakes due' },
  { value: 'since', label: 'Newest' },
]

export default function Students() {
  const { chosen, isSearched, count, groups, students, pages, page, newer, older } = useLoaderData<typeof loader>()
  const form = useForm('students', STUDENT_LIST_FIELDS, undefined, chosen)
  return (
    <TutorFrame title="Your students">
      <AppForm form={form} method="get" action={paths.tutor.students()} className="cluster">
        <TextField field={form.search} label="Name" autoComplete="off" />
        {groups.length > 0 && <Select field={form.group} label="Group" placeholder="All" options={groups} />}
        <Select field={form.sort} label="Sorted by" options={SORT_NAMES} />
        <Button type="submit" look="quiet">
          Show
        </Button>
      </AppForm>
      {students.length === 0 ? (
        <EmptyState
          title={isSearched ? 'Nobody found' : 'No students yet'}
          action={
            isSearched ? (
              <ButtonLink to={paths.tutor.students()}>All students</ButtonLink>
            ) : (
              <ButtonLink to={paths.tutor.invitations()}>Make an invitation</ButtonLink>
            )
          }
        >
          {isSearched ? 'No student of yours has such a name here.' : 'Students stand here once they have taken your code and agreed.'}
        </EmptyState>
      ) : (
        <Table
          caption={`${count} ${count === 1 ? 'student' : 'students'}${pages > 1 ? `, page ${page} of ${pages}` : ''}`}
          columns={[
            { label: 'Name' },
            { label: 'Last work' },
            { label: 'Mistakes due', isNumber: true },
            { label: 'Test' },
            { label: 'Test day' },
            { label: 'Groups' },
          ]}
          rows={students.map(({ id, name, level, groups: names, worked, test, mistakes }) => ({
            key: id,
            cells: [
              <AppLink key={id} to={paths.tutor.student(id)}>
                {name}
              </AppLink>,
              worked,
              mistakes,
              level,
              test,
              names,
            ],
          }))}
        />
      )}
      {(newer || older) && (
        <nav className="cluster between" aria-label="Pages">
          {newer ? <AppLink to={newer}>Previous page</AppLink> : <span />}
          {older ? <AppLink to={older}>Next page</AppLink> : <span />}
        </nav>
      )}
    </TutorFrame>
  )
}
