/** What a parent is asked, what was answered before, and the buttons. */

import { NotAChild } from '~/components/data/not-a-child'
import { PageDialog } from '~/components/ui/page-dialog'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

interface ConsentFormProps {
  child: string
  /** Null before the first answer. */
  answer: 'agreed' | 'refused' | null
  /** This parent agreed once, and may look at what is stored. */
  maySee: boolean
  /** When we asked, and when this parent answered last. */
  dates: string[]
}

export function ConsentForm({ child, answer, maySee, dates }: ConsentFormProps) {
  return (
    <PageDialog title={answer === 'agreed' ? `You allow ${child} to use all of Stanine` : `May ${child} use all of Stanine?`}>
      {answer === 'refused' && <p>You have said no. You can change your mind at any time.</p>}
      <p className="small soft">{dates.join(' ')}</p>
      <p>Without your permission {child} can practice questions and see scores. With it:</p>
      <ul>
        <li>essays can be written, and their text is stored so that feedback can be given;</li>
        <li>the AI tutor can be asked, and the conversation is stored;</li>
        <li>a tutor whom you know can be linked and sees results.</li>
      </ul>
      <p>
        We store nothing more than that and show it to no one else. If you say no, everything written so far is deleted right away and
        cannot be restored.
      </p>
      <form method="post" action={paths.account.consent()} className="stack">
        <div className="cluster">
          {answer !== 'agreed' && (
            <SubmitButton name="decision" value="agree" pending="Saving...">
              I agree
            </SubmitButton>
          )}
          {answer !== 'refused' && (
            <SubmitButton name="decision" value="refuse" look={answer === 'agreed' ? 'danger' : 'quiet'} pending="Saving...">
              {answer === 'agreed' ? 'Withdraw, and delete what was written' : 'I do not agree'}
            </SubmitButton>
          )}
        </div>
        <NotAChild child={child} />
      </form>
      {maySee && <SeeChild child={child} />}
    </PageDialog>
  )
}

/** The way to what is stored; also right after a parent agreed. */
export function SeeChild({ child }: { child: string }) {
  return (
    <form method="post" action={paths.account.consent()} className="stack tight">
      <p>You can see what {child} does and what is stored, download it, or delete the account.</p>
      <div>
        <SubmitButton name="decision" value="see" look="quiet" pending="Opening...">
          See what is stored
        </SubmitButton>
      </div>
    </form>
  )
}
