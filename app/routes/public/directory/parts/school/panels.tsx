/** What stands in the five tabs of a school's page. */
import type { School } from '~/models/directory/schools.server'
import { AskTheSchool, Fact, FactList, Facts, Figure } from './facts'

export interface ShownDeadline {
  what: string
  /** "January 9, 2027, for 2027–28.", or when it last was. */
  text: string
}

interface PanelProps {
  school: School
}

interface FiguresProps extends PanelProps {
  /** The one that we are in, by which a figure is older or not. */
  schoolYear: number
}

export function OverviewPanel({ school, schoolYear }: FiguresProps) {
  const { overview, founded, grades, enrollment, studentTeacherRatio, schoolType, religiousAffiliation, surveyYear } = school
  return (
    <>
      {overview && <p>{overview}</p>}
      {surveyYear && (
        <p>
          We know this school from the federal survey of private schools for {surveyYear} and have not written a profile yet. Before you
          plan a visit, check that what is written here is still so.
        </p>
      )}
      <h3>Quick facts</h3>
      <Facts
        facts={[
          { name: 'Founded', value: founded },
          { name: 'Grades', value: grades },
          { name: 'Enrollment', value: enrollment && <Figure text={enrollment} published={surveyYear} schoolYear={schoolYear} /> },
          {
            name: 'Students to teachers',
            value: studentTeacherRatio && <Figure text={studentTeacherRatio} published={surveyYear} schoolYear={schoolYear} />,
          },
          { name: 'Type of school', value: schoolType },
          { name: 'Religious affiliation', value: religiousAffiliation },
          { name: 'Tests accepted', value: school.testsAccepted.join(', ') },
        ]}
      />
      <FactList title="Accreditations" entries={school.accreditations} />
      <FactList title="Facilities" entries={school.facilities} />
    </>
  )
}

export function AdmissionsPanel({ school, schoolYear, deadlines }: FiguresProps & { deadlines: ShownDeadline[] }) {
  const { admissions } = school
  return (
    <>
      <Fact title="Process" text={admissions?.process} />
      <FactList title="Requirements" entries={admissions?.requirements ?? []} />
      <FactList
        title="Deadlines"
        entries={deadlines.map(({ what, text }) => (
          <>
            <strong>{what}</strong>: {text}
          </>
        ))}
      />
      <Fact title="Acceptance rate" text={admissions?.acceptanceRate} schoolYear={schoolYear} />
    </>
  )
}

export function AcademicsPanel({ school: { academics }, schoolYear }: FiguresProps) {
  return (
    <>
      <p>{academics?.description ?? <AskTheSchool />}</p>
      <Fact title="Curriculum" text={academics?.curriculum} />
      <FactList title="Highlights" entries={academics?.highlights ?? []} />
      <Fact title="College placement" text={academics?.collegePlacement} schoolYear={schoolYear} />
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

export function TuitionPanel({ school: { tuition }, schoolYear }: FiguresProps) {
  return (
    <>
      {tuition?.description && <p>{tuition.description}</p>}
      <Fact title="Range" text={tuition?.range} schoolYear={schoolYear} />
      <Fact title="Financial aid" text={tuition?.financialAid} schoolYear={schoolYear} />
    </>
  )
}
