/** A form that begins words: of the level, of a theme, of a passage or a mistake, or one by its name. */
import type { ReactNode } from 'react'
import { paths } from '~/paths'

interface AddWordsProps {
  from: 'level' | 'analogies' | 'word' | 'theme' | 'passage' | 'mistake'
  /** The word, the theme's id, the reading's or the mistake's. */
  name?: string
  children: ReactNode
}

export function AddWords({ from, name, children }: AddWordsProps) {
  return (
    <form method="post" action={paths.learn.wordList()} className="stack tight no-print">
      <input type="hidden" name="from" value={from} />
      {name !== undefined && <input type="hidden" name="name" value={name} />}
      {children}
    </form>
  )
}
