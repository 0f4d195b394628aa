/** The roots, prefixes and suffixes of the word list, each with what it means and its family. */
import { useLoaderData } from '@remix-run/react'
import { AppLink } from '~/components/links/app-link'
import { Table } from '~/components/ui/table'
import { ROOTS } from '~/content/words/groups.server'
import { paths } from '~/paths'
import { pageMeta } from '~/utils/text/page-meta'

export const meta = pageMeta(
  'Roots, prefixes and suffixes for the ISEE and SSAT',
  'The Latin, Greek and Old English parts that explain hundreds of test words: what each means, everyday examples, and its family.',
)

export function loader() {
  return ROOTS.map(({ id, forms, from, means, examples, words }) => ({ id, forms, from, means, examples, count: words.length }))
}

export default function Roots() {
  const roots = useLoaderData<typeof loader>()
  return (
    <div className="wrap page stack loose">
      <header className="prose stack tight">
        <h1>Roots, prefixes and suffixes</h1>
        <p className="lead">
          Know one part and you can guess at a whole family of <AppLink to={paths.public.vocabulary()}>words</AppLink>. Learn three a day.
        </p>
      </header>
      <Table
        caption={`${roots.length} parts of words`}
        columns={[{ label: 'Part' }, { label: 'Meaning' }, { label: 'From' }, { label: 'As in' }, { label: 'Words', isNumber: true }]}
        rows={roots.map(({ id, forms, from, means, examples, count }) => ({
          key: id,
          cells: [
            <AppLink key={id} to={paths.public.vocabulary(`root=${id}`)}>
              {forms.join(', ')}
            </AppLink>,
            means,
            from,
            examples.join(', '),
            count,
          ],
        }))}
      />
    </div>
  )
}
