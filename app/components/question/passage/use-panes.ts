/**
 * Passage and question where there is room for one of them only: without scripts the links of the tabs and of "line 14" are anchors, and
 * the style sheet shows what is aimed at. With scripts the page remembers the tab by itself, and the address stays as it is.
 */
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { PrintedPassage } from '~/exam/print/item.server'

type Pane = 'passage' | 'question'

/** The attributes of the element around both panes. */
export function usePanes(position: number, passage: PrintedPassage | null, isHighlighting: boolean) {
  const first: Pane = passage?.isOpening || isHighlighting ? 'passage' : 'question'
  const [shown, setShown] = useState<{ position: number; pane: Pane; line?: string }>()
  const pane = shown?.position === position ? shown.pane : first
  const line = shown?.position === position ? shown.line : undefined
  const [isAwake, setAwake] = useState(false)
  // A tab that was pressed before the scripts woke stands in the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page wakes
  useEffect(() => {
    const aimed = aimedAt(location.hash)
    if (aimed) setShown({ position, ...aimed })
    setAwake(true)
  }, [])

  // The line that is asked for, or the first that the question cites: after the pane is there to be scrolled.
  const cited = passage?.cited ? `line-${passage.cited.from}` : undefined
  const aim = line ?? (pane === first ? cited : undefined)
  useEffect(() => {
    if (isAwake && aim) scrollWithin(document.getElementById(aim), shown?.line !== undefined)
  }, [isAwake, aim, shown])

  // A tab that is pressed begins at its top, however far the other was scrolled; the passage goes on where its reading stopped.
  const readTo = useRef({ passage: '', y: 0 })
  useEffect(() => {
    if (!shown || shown.line) return
    const { passage: name, y } = readTo.current
    window.scrollTo(0, shown.pane === 'passage' && name === passage?.name ? y : 0)
  }, [shown, passage?.name])

  function onClick(event: MouseEvent<HTMLElement>): void {
    const link = (event.target as Element).closest?.('a[href^="#"]')
    const aimed = aimedAt(link?.getAttribute('href') ?? '')
    if (!aimed) return
    event.preventDefault()
    if (pane === 'passage') readTo.current = { passage: passage?.name ?? '', y: window.scrollY }
    setShown({ position, ...aimed })
  }

  return passage ? { 'data-pane': pane, 'data-awake': isAwake || undefined, onClick } : {}
}

/** What an anchor of the page aims at: a pane, or a line of the passage; null for any other. */
function aimedAt(anchor: string): { pane: Pane; line?: string } | null {
  const [, line, name] = /^#(?:(line-\d+)|(passage|question))$/.exec(anchor) ?? []
  if (line) return { pane: 'passage', line }
  return name ? { pane: name as Pane } : null
}

/** Brings a line to the middle of the passage's own scroll; the page itself moves only when it was asked for. */
function scrollWithin(line: HTMLElement | null, isAsked: boolean): void {
  const passage = line?.closest<HTMLElement>('.passage')
  if (!line || !passage) return
  if (passage.scrollHeight > passage.clientHeight) {
    const offset = line.getBoundingClientRect().top - passage.getBoundingClientRect().top
    passage.scrollTop += offset - passage.clientHeight / 2
  } else if (isAsked) line.scrollIntoView({ block: 'center' })
}
