/** What stands in the way of a running writing, said where the student works: signed out, time is up, a page that is out of date. */
import type { ReactNode } from 'react'
import { keepsOnDevice } from '~/components/room/keeping/device'
import { AlertBanner } from '~/components/ui/alert-banner'
import { paths } from '~/paths/index'
import { NEEDS_PARENT } from '~/utils/text/needs-parent'
import { isSaved } from './keeping/machine'
import type { Sheet } from './keeping/state'

interface WritingNoticeProps {
  sheet: Sheet
  essayId: string
  /** Whether this page may keep texts on the device. */
  mayKeep: boolean
}

export function WritingNotice({ sheet, essayId, mayKeep }: WritingNoticeProps) {
  const { phase, closing, trouble } = sheet
  const address = paths.learn.writing(essayId)
  if (phase === 'closed') {
    const { title, text } = closing === 'needs-parent' ? NEEDS_PARENT : CLOSED
    return (
      <AlertBanner title={title} action={<Link to={address}>See what is stored</Link>}>
        {text}
        {!isSaved(sheet) && ' What you wrote last is not stored: copy it from the sheet if you want to keep it.'}
      </AlertBanner>
    )
  }
  if (phase === 'over') {
    return (
      <AlertBanner title="Time is up">
        {trouble ? 'There is no connection. Your text will be sent when you are back online.' : 'Your text is being sent.'}
      </AlertBanner>
    )
  }
  const isKept = isSaved(sheet) || (mayKeep && keepsOnDevice())
  const where = isKept ? 'Your text is kept on this device, so nothing is lost.' : 'Copy your text first: it is stored nowhere else.'
  if (trouble === 'signed-out') {
    return (
      <AlertBanner title="You are logged out" action={<Link to={paths.account.login(address)}>Log in again</Link>}>
        {where}
      </AlertBanner>
    )
  }
  if (trouble === 'outdated') {
    return (
      <AlertBanner title="Please reload this page" action={<Link to={address}>Reload</Link>}>
        This page was updated after you opened it. {where}
      </AlertBanner>
    )
  }
  return null
}

const CLOSED = { title: 'This writing is closed', text: 'Time was up, or it was submitted in another window.' }

/** A new document: it shows what the server has, and not what this page began with. */
function Link({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="button">
      {children}
    </a>
  )
}
