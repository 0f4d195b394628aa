/** An export in its states: not asked for, being made, ready, failed. The same for an account and for a parent. */
import { Banner } from '~/components/ui/banner'
import { ButtonLink } from '~/components/ui/button'
import { Progress } from '~/components/ui/progress'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

export interface ShownExport {
  state: 'running' | 'ready' | 'failed'
  percent: number
  /** When it was made, and until when it is kept; empty while it is made. */
  madeAt: string
  keptUntil: string
}

interface ExportPanelProps {
  made: ShownExport | null
  /** Where the forms post, and where the file is. */
  action: string
  file: string
}

export function ExportPanel({ made, action, file }: ExportPanelProps) {
  if (made?.state === 'running') {
    return (
      <section className="card stack">
        <Progress label="The file is being made" value={made.percent} max={100} text={`${made.percent}%`} />
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
      {made?.state === 'ready' && (
        <>
          <h2>The file is ready</h2>
          <p>
            It was made on {made.madeAt} and is kept until {made.keptUntil}.
          </p>
          <div>
            <ButtonLink to={file}>Download the file</ButtonLink>
          </div>
        </>
      )}
      {made?.state === 'failed' && (
        <Banner tone="bad" title="The file could not be made">
          <p>
            Please try again. If it fails once more, <a href={paths.public.contact()}>write to us</a>, and we will make it by hand.
          </p>
        </Banner>
      )}
      <form method="post" action={action}>
        <SubmitButton pending="Starting..." look={made?.state === 'ready' ? 'quiet' : 'solid'}>
          {made?.state === 'ready' ? 'Make a new one' : 'Make the file'}
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
