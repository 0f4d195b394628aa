/** The page that asks before a word is taken away, because its memory goes with it. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireProfile } from '~/auth/guards/guards.server'
import { ButtonLink } from '~/components/ui/button'
import { PageDialog } from '~/components/ui/page-dialog'
import { titleOfCard } from '~/exam/words/deck/cards.server'
import { SubmitButton } from '~/forms/submit-button'
import { findCard, removeWord } from '~/models/words/deck.server'
import { paths } from '~/paths'
import { flashHeaders } from '~/utils/http/flash.server'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta('Remove a word')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const student = await requireProfile(request)
  const card = await findCard({ userId: student.id, word: params.word ?? '' })
  if (!card) throw redirect(paths.learn.wordList())
  return { word: card.word, title: titleOfCard(card.word), reviews: card.reviews, list: card.origin }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const student = await requireProfile(request)
  await removeWord({ userId: student.id, word: params.word ?? '' })
  const headers = await flashHeaders({ kind: 'success', title: 'Removed', text: 'The others are as they were.' })
  return redirect(paths.learn.wordList(), { status: 303, headers })
}

export default function RemoveWord() {
  const { word, title, reviews, list } = useLoaderData<typeof loader>()
  return (
    <PageDialog title={`Remove “${title}”?`}>
      <p>
        {reviews === 0
          ? 'It was not asked yet. You can add it again at any time.'
          : `You have reviewed it ${reviews === 1 ? 'once' : `${reviews} times`}. If you add it again later, it starts from the beginning.`}
      </p>
      <form method="post" action={paths.learn.wordRemoval(word)} className="cluster">
        <SubmitButton pending="Removing..." look="danger">
          Remove it
        </SubmitButton>
        <ButtonLink to={paths.learn.wordList(list)} look="quiet">
          Keep it
        </ButtonLink>
      </form>
    </PageDialog>
  )
}
