/** An export in its states: not asked for, being made, ready, failed. The same for an account and for a parent. */
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { Progress } from '~/components/ui/progress'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

export interface ShownExport {
  /** How much of it is made, per cent; null when none is being made. */
  running: number | null
  /** The newest one; an older one may be there all the same. */
  hasFailed: boolean
  ready: { madeAt: string; keptUntil: string } | null
}

interface ExportPanelProps {
  made: ShownExport
  /** Where the forms post, and where the file is. */
  action: string
  file: string
}

export function ExportPanel({ made, action, file }: ExportPanelProps) {
  const { running, hasFailed, ready } = made
  if (running !== null) {
    return (
      <section className="card stack">
        <Progress label="The file is being made" value={running} max={100} text={`${running}%`} />
        <p className="soft">
          This page reloads by itself every few seconds. You can also leave it: we will email you when the file is ready.
        </p>
        <p>
          <a href={action}>Look again now</a>
        </p>
      </section>
    )
  }
  return (
    <section className="card stack">
      {ready && (
        <>
          <h2>The file is ready</h2>
          <p>
            It was made on {ready.madeAt} and is kept until {ready.keptUntil}.
          </p>
          <div>
            <ButtonLink to={file}>Download the file</ButtonLink>
          </div>
        </>
      )}
      {hasFailed && (
        <Banner tone="bad" title="The file could not be made">
          <p>
            Please try again. If it fails once more, <a href={paths.public.contact()}>write to us</a>, and we will make it by hand.
          </p>
        </Banner>
      )}
      <form method="post" action={action}>
        <SubmitButton pending="Starting..." look={ready ? 'quiet' : 'solid'}>
          {ready ? 'Make a new one' : 'Make the file'}
        </SubmitButton>
      </form>
      <p className="small soft">At most three in 24 hours.</p>
    </section>
  )
}

/** What the file holds, said before it is asked for. */
export function ExportContents({ whose }: { whose: string }) {
  return (
    <>
      <p>
        You get one zip file with everything we keep about {whose}: profile, results and answers, mistakes with their notes, writings, plan
        and payments, messages, and when which device signed in. A page to read or print is in it, and the same as JSON for other programs.
      </p>
      <p>Passwords are not in it, nor the answers to a section that is still open.</p>
    </>
  )
}

/** The same for a tutor or an affiliate. */
export function PartnerExportContents() {
  return (
    <>
      <p>
        You get one zip file with everything we keep about you: your application and how it was decided, your work with students or the
        families you referred, messages, and when which device signed in. A page to read or print is in it, and the same as JSON for other
        programs.
      </p>
      <p>Passwords are not in it, nor what belongs to your students or to the families you referred: that is theirs.</p>
    </>
  )
}
