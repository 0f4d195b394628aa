/** The student's home: membership, what is open or comes next, the week, where each section stands, and first steps. */
import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireStudent } from '~/auth/guards/guards.server'
import { ButtonLink } from '~/components/ui/button'
import { campToday } from '~/models/bootcamp/settle.server'
import { waitingFor } from '~/models/families/waiting.server'
import { freeUses } from '~/models/membership/entitlements'
import { trialText } from '~/models/membership/membership'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'
import { dayText } from '~/utils/time/time-text'
import { profileTimeZone } from '~/utils/time/time-zones'
import { AssignmentsCard } from './parts/assignments/assignments-card'
import { assignmentsOfToday } from './parts/assignments/open.server'
import { FirstSteps } from './parts/dashboard/first-steps'
import { LessonsCard } from './parts/dashboard/lessons-card'
import { MembershipBadge, MembershipBanner } from './parts/dashboard/membership'
import { BootcampCard, EssayCard, ReadingCard, TutorCard } from './parts/dashboard/premium-cards'
import { RecentList } from './parts/dashboard/recent-list'
import { Today, WeekAndTest } from './parts/dashboard/today'
import { WhereYouStand } from './parts/dashboard/where-you-stand'
import { studentWork } from './parts/dashboard/work.server'
import { FixCard } from './parts/fix/fix-card'
import { PlanCard } from './parts/plan/plan-card'
import { planOfToday } from './parts/plan/plan-of-today.server'

export const meta = pageMeta('Dashboard')

export async function loader({ request }: LoaderFunctionArgs) {
  const student = await requireStudent(request)
  if (student.isUsernameOpen) throw redirect(paths.account.username())
  const { firstName, preferredName, membership, profile } = student
  const timeZone = profileTimeZone(student)
  const waiting = await waitingFor(student)
  return {
    // A parent's account greets the child who practices with it.
    firstName: preferredName ?? firstName,
    today: dayText(new Date(), timeZone),
    membership: {
      state: membership.state,
      trialLeft: trialText(membership.trialLeft),
      free: { quizzes: freeUses('sectional_quizzes'), practice: freeUses('interactive_quiz') },
      waitsForParent: waiting && { parentEmail: waiting.parentEmail, saidNoOn: waiting.saidNoAt && dayText(waiting.saidNoAt, timeZone) },
    },
    work: profile && (await studentWork({ ...student, profile })),
    plan: profile && (await planOfToday({ ...student, profile })),
    camp: profile && (await campToday({ ...student, profile })),
    assignments: profile && (await assignmentsOfToday(student.id, timeZone)),
  }
}

export default function Dashboard() {
  const { firstName, today, membership, work, plan, camp, assignments } = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose home">
      <header className="stack tight">
        <p className="soft">{today}</p>
        <h1>Welcome back{firstName && `, ${firstName}`}</h1>
        <MembershipBadge membership={membership} />
      </header>
      {work ? (
        <div className="grid wide">
          <Today running={work.running} next={work.next} />
          <WeekAndTest {...work.week} />
        </div>
      ) : (
        <section className="card stack tight" aria-labelledby="next">
          <h2 id="next">What to do next</h2>
          <p>Tell us which test you are preparing for. Then you can start right away.</p>
          <p>
            <ButtonLink to={paths.account.welcome()}>Choose your test</ButtonLink>
          </p>
        </section>
      )}
      {assignments && assignments.open.length > 0 && <AssignmentsCard {...assignments} />}
      {plan && plan.state !== 'none' && <PlanCard plan={plan} camp={camp} />}
      {work?.fix && <FixCard {...work.fix} />}
      {/* Below what there is to do: the day’s work comes before what is sold. */}
      <MembershipBanner membership={membership} />
      {work && <WhereYouStand level={work.level} newestTest={work.newestTest} sections={work.sections} />}
      {/* Who has no plan yet finds it below the results: on a phone those stand in the first two screens. */}
      {plan?.state === 'none' && <PlanCard plan={plan} />}
      {work && <RecentList works={work.recent} />}
      <div className="grid wide lesser">
        <div className="stack">
          <details className="card" open={!work?.steps.hasQuiz}>
            <summary>
              <h2 className="title-3">Getting started in 3 minutes</h2>
            </summary>
            <ol>
              <li>In your profile, say which test you are preparing for.</li>
              <li>Take a sectional quiz: 20 questions with the real timing.</li>
              <li>See why each wrong choice is tempting, then practice what you missed with new numbers.</li>
            </ol>
            <p className="cluster">
              <a href={paths.learn.lesson('getting-started')}>Watch it in three minutes</a>
              <a href={paths.account.profile()}>Your profile</a>
            </p>
          </details>
          <LessonsCard state={membership.state} />
          {work && <TutorCard state={membership.state} />}
          {work && <EssayCard />}
          {work && <ReadingCard state={membership.state} />}
          {!membership.waitsForParent && <BootcampCard isPremium={membership.state === 'premium'} today={camp} />}
        </div>
        <FirstSteps
          hasProfile={work !== null}
          hasQuiz={work?.steps.hasQuiz ?? false}
          hasTwins={work?.steps.hasTwins ?? false}
          hasEssay={work?.steps.hasEssay ?? false}
          isFree={membership.state === 'free' && !membership.waitsForParent}
        />
      </div>
    </div>
  )
}
