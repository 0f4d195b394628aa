/** What stands in the way of a running writing, said where the student works: signed out, the time is over, a page that is out of date. */
import type { ReactNode } from 'react'
import { keepsOnDevice } from '~/components/room/keeping/device'
import { Banner } from '~/components/ui/banner'
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
      <Notice title={title} action={<Link to={address}>See what is stored</Link>}>
        {text}
        {!isSaved(sheet) && ' What you wrote last is not stored: copy it from the sheet if you want to keep it.'}
      </Notice>
    )
  }
  if (phase === 'over') {
    return (
      <Notice title="Time is over">
        {trouble ? 'There is no connection. Your text is sent when you are back online.' : 'Your text is being sent.'}
      </Notice>
    )
  }
  const isKept = isSaved(sheet) || (mayKeep && keepsOnDevice())
  const where = isKept ? 'Your text is kept on this device, so nothing is lost.' : 'Copy your text first: it is stored nowhere else.'
  if (trouble === 'signed-out') {
    return (
      <Notice title="You are signed out" action={<Link to={paths.account.login(address)}>Sign in again</Link>}>
        {where}
      </Notice>
    )
  }
  if (trouble === 'outdated') {
    return (
      <Notice title="Please load this page again" action={<Link to={address}>Load again</Link>}>
        This page was updated after you opened it. {where}
      </Notice>
    )
  }
  return null
}

const CLOSED = { title: 'This writing is closed', text: 'The time was over, or it was submitted in another window.' }

function Notice({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div role="alert">
      <Banner tone="amber" title={title} action={action}>
        <p>{children}</p>
      </Banner>
    </div>
  )
}

/** A new document: it shows what the server has, and not what this page began with. */
function Link({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="button">
      {children}
    </a>
  )
}
