/** Takes a word along to the student's own; whoever is not logged in is asked to first and comes back. */
import { Button } from '~/components/ui/button'
import { paths } from '~/paths'

export function AddWord({ word }: { word: string }) {
  return (
    <form method="post" action={paths.learn.wordList()} className="no-print">
      <input type="hidden" name="from" value="word" />
      <input type="hidden" name="name" value={word} />
      <Button type="submit" look="quiet" size="slim">
        Add to my words
      </Button>
    </form>
  )
}
