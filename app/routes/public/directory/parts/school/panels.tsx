/** What stands in the five tabs of a school's page. */
import type { School } from '~/models/directory/schools.server'
import { AskTheSchool, Fact, FactList, Facts } from './facts'

export interface ShownDeadline {
  what: string
  /** "January 9, 2025, for 2025-26" */
  day: string | null
  isOver: boolean
  text: string | null
}

interface PanelProps {
  school: School
}

export function OverviewPanel({ school }: PanelProps) {
  const { overview, founded, grades, enrollment, studentTeacherRatio, schoolType, religiousAffiliation, surveyYear } = school
  return (
    <>
      {overview && <p>{overview}</p>}
      {surveyYear && (
        <p>
          We know this school from the federal survey of private schools for {surveyYear} and have not written a profile yet. Before you
          plan a visit, check that what stands here still holds.
        </p>
      )}
      <h3>Quick facts</h3>
      <Facts
        facts={[
          { name: 'Founded', value: founded },
          { name: 'Grades', value: grades },
          { name: 'Enrollment', value: enrollment },
          { name: 'Students to teachers', value: studentTeacherRatio },
          { name: 'Type of school', value: schoolType },
          { name: 'Religious affiliation', value: religiousAffiliation },
          { name: 'Tests accepted', value: school.testsAccepted.join(', ') || (!surveyYear && 'None that we found; see Admissions') },
        ]}
      />
      <FactList title="Accreditations" entries={school.accreditations} />
      <FactList title="Facilities" entries={school.facilities} />
    </>
  )
}

export function AdmissionsPanel({ school, deadlines }: PanelProps & { deadlines: ShownDeadline[] }) {
  const { admissions } = school
  return (
    <>
      <Fact title="Process" text={admissions?.process} />
      <FactList title="Requirements" entries={admissions?.requirements ?? []} />
      <FactList
        title="Deadlines"
        entries={deadlines.map(({ what, day, isOver, text }) => (
          <>
            <strong>{what}</strong>
            {day && `: ${day}`}
            {isOver && <span className="soft"> This day is over; ask for the next one.</span>}
            {text && ` ${day ? '' : ': '}${text}`}
          </>
        ))}
      />
      <Fact title="Acceptance rate" text={admissions?.acceptanceRate} />
    </>
  )
}

export function AcademicsPanel({ school: { academics } }: PanelProps) {
  return (
    <>
      <p>{academics?.description ?? <AskTheSchool />}</p>
      <Fact title="Curriculum" text={academics?.curriculum} />
      <FactList title="Highlights" entries={academics?.highlights ?? []} />
      <Fact title="College placement" text={academics?.collegePlacement} />
    </>
  )
}

export function ActivitiesPanel({ school: { extracurricular } }: PanelProps) {
  return (
    <>
      <p>{extracurricular?.description ?? <AskTheSchool />}</p>
      <FactList title="Activities" entries={extracurricular?.activities ?? []} />
    </>
  )
}

export function TuitionPanel({ school: { tuition } }: PanelProps) {
  return (
    <>
      {tuition?.description && <p>{tuition.description}</p>}
      <Fact title="Range" text={tuition?.range} />
      <Fact title="Financial aid" text={tuition?.financialAid} />
    </>
  )
}
