/** The four parts of the generator. */
import { Tabs } from '~/components/ui/tabs'
import { paths } from '~/paths'

export function AdminTabs({ here }: { here: 'generator' | 'items' | 'hidden' | 'marks' }) {
  return (
    <Tabs
      label="Question generator"
      tabs={[
        { to: paths.admin.questionGenerator(), label: 'Generator', isHere: here === 'generator' },
        { to: paths.admin.items(), label: 'By hand', isHere: here === 'items' },
        { to: paths.admin.hiddenSources(), label: 'Hidden', isHere: here === 'hidden' },
        { to: paths.admin.marks(), label: 'Marked', isHere: here === 'marks' },
      ]}
    />
  )
}
