/** What stands in the way of a running section, said where the student works: no line, signed out, the time is over. */
import { AlertBanner } from '~/components/ui/alert-banner'
import { ButtonLink } from '~/components/ui/button'
import { LETTERS } from '~/exam/core/item/item'
import { paths } from '~/paths/index'
import { keepsOnDevice } from './keeping/device'
import type { Mark, Room } from './keeping/state'

interface RoomNoticeProps {
  room: Room
  sittingId: string
  /** A whole test shows its score at its end. */
  isOfTest: boolean
}

export function RoomNotice({ room, sittingId, isOfTest }: RoomNoticeProps) {
  const { phase, trouble, late, unsent, marks } = room
  if (phase === 'ended' && late.length > 0) {
    // Another device may have closed a section of a whole test before its time was up.
    const [title, why, next] = isOfTest
      ? ['This section is closed', 'after it was closed', 'Continue']
      : ['Time is up', 'after time was up', 'See my score']
    return (
      <AlertBanner title={title} action={<ButtonLink to={paths.learn.result(sittingId)}>{next}</ButtonLink>}>
        Not counted, because it reached us {why}: {listOf(late, marks)}. Everything saved before then counts.
      </AlertBanner>
    )
  }
  if (trouble === 'signed-out') {
    const here = typeof location === 'undefined' ? paths.learn.dashboard() : location.pathname
    // A new document: the way back then shows what the server has, and not what this page began with.
    const signIn = (
      <a href={paths.account.login(here)} className="button">
        Log in again
      </a>
    )
    return (
      <AlertBanner title="You are logged out" action={signIn}>
        Your answers are kept on this device and will be sent once you log in again.
      </AlertBanner>
    )
  }
  if (trouble === 'gone') {
    const [what, list] = isOfTest ? ['test', paths.learn.tests()] : ['section', paths.learn.quizzes()]
    return (
      <AlertBanner title={`This ${what} was given back in another window`} action={<ButtonLink to={list}>See the list</ButtonLink>}>
        It is gone with its answers, so nothing more is saved here.
      </AlertBanner>
    )
  }
  if (trouble === 'outdated') {
    return (
      <AlertBanner title="Please reload this page" action={<ReloadButton />}>
        This page was updated after you opened it.{' '}
        {keepsOnDevice() || unsent.length === 0
          ? 'Your answers are kept on this device, so nothing is lost.'
          : `This browser cannot keep your answers, so please write these down first: ${listOf(unsent, marks)}.`}
      </AlertBanner>
    )
  }
  if (phase === 'over') {
    return (
      <AlertBanner title="Time is up">{trouble ? NO_LINE[isOfTest ? 'test' : 'section'] : 'Your last answers are being sent.'}</AlertBanner>
    )
  }
  return null
}

const NO_LINE = {
  section: 'There is no connection. You will see your score when you are back online.',
  test: 'There is no connection. The test goes on when you are back online; its clock runs.',
}

function ReloadButton() {
  return (
    <button type="button" className="button" onClick={() => location.reload()}>
      Reload
    </button>
  )
}

/** "question 4 (B), question 7 (no answer)" */
function listOf(positions: number[], marks: Mark[]): string {
  return positions.map((position) => `question ${position} (${LETTERS[marks[position - 1]?.choice ?? -1] ?? 'no answer'})`).join(', ')
}
