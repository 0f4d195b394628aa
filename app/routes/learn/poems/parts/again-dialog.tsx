/** Asks before the answers to a poem's questions go. */
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { SubmitButton } from '~/forms/submit-button'
import { paths } from '~/paths'

export function AgainDialog({ poem: { id, title } }: { poem: { id: string; title: string } }) {
  return (
    <PageDialog title="Answer the questions again?">
      <p>Your answers to the questions on “{title}” will be gone, and you begin with the first. They do not count toward any score.</p>
      <form method="post" action={paths.learn.poem(id)} className="cluster">
        <SubmitButton pending="Loading..." name="intent" value="again" look="danger">
          Delete my answers and begin again
        </SubmitButton>
        <ButtonLink to={paths.learn.poem(id)} look="quiet">
          Keep them
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
