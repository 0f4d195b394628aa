/** A page of the room that asks or tells one thing: the bar stays, and nothing leads away by chance. */
import type { ComponentProps, ReactNode } from 'react'
import { PageDialog } from '~/components/ui/page-dialog'
import { RoomBar } from './bar'

interface RoomDialogProps {
  bar: Pick<ComponentProps<typeof RoomBar>, 'title' | 'shortTitle' | 'place' | 'unit' | 'progress'>
  /** What the bar's help says, as list items. */
  help: ReactNode
  title: string
  children: ReactNode
}

export function RoomDialog({ bar, help, title, children }: RoomDialogProps) {
  return (
    <div className="room">
      <div className="wrap">
        <RoomBar {...bar} help={help} />
      </div>
      <PageDialog title={title}>{children}</PageDialog>
    </div>
  )
}
