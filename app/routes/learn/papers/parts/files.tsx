/** The files of a test that is the student's. The key waits while its questions are open on the screen. */
import { ButtonLink } from '~/components/ui/button'
import { paths } from '~/paths'

export function Files({ paperId, isHeldBack }: { paperId: string; isHeldBack: boolean }) {
  return (
    <div className="stack">
      <div className="cluster">
        <ButtonLink to={paths.learn.paperFile(paperId)} download>
          Save the test (PDF)
        </ButtonLink>
        <ButtonLink to={paths.learn.paperFile(paperId, 'large')} look="quiet" download>
          Large print (PDF)
        </ButtonLink>
      </div>
      {isHeldBack ? (
        <p>
          <strong>The answer key waits.</strong> Some of these questions are in a quiz or a test that you have open on the screen. Finish
          that first.
        </p>
      ) : (
        <div className="cluster">
          <ButtonLink to={paths.learn.answerKeyFile(paperId)} look="quiet" download>
            Answer key (PDF)
          </ButtonLink>
          <ButtonLink to={paths.learn.answerKeyFile(paperId, 'large')} look="quiet" download>
            Answer key in large print (PDF)
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
