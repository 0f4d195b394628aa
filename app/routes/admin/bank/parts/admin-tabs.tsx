/** The three parts of the generator. */
import { Tabs } from '~/components/ui/tabs'
import { paths } from '~/paths'

export function AdminTabs({ here }: { here: 'generator' | 'items' | 'hidden' }) {
  return (
    <Tabs
      label="Question generator"
      tabs={[
        { to: paths.questionGenerator(), label: 'Generator', isHere: here === 'generator' },
        { to: paths.authoredItems(), label: 'By hand', isHere: here === 'items' },
        { to: paths.hiddenSources(), label: 'Hidden', isHere: here === 'hidden' },
      ]}
    />
  )
}
