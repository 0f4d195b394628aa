/** Highlighting on the question page: a mode of the passage, off until the student wants it and off again on the next question. */
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { RoomView } from '~/components/room/use-room'
import type { PrintedPassage } from '~/exam/print/item.server'

interface Place {
  position: number
  /** As the address says: without scripts the mode is a page of its own. */
  isHighlighting: boolean
}

export interface Highlighter {
  isOn: boolean
  /** Whether scripts have taken the page over. */
  isAwake: boolean
  /** The highlighted sentences of the passage. */
  sentences: readonly number[]
  toggle: (sentence: number) => void
  /** What the buttons above the passage do with scripts. */
  perform: (intent: string) => void
}

export function useHighlighter(
  { position, isHighlighting }: Place,
  { room, store }: RoomView,
  passage: PrintedPassage | null,
): Highlighter {
  const name = passage?.name ?? ''
  const sentences = room.highlights[name]?.sentences ?? []
  const [onAt, setOnAt] = useState(isHighlighting ? position : null)
  // Only what the server sent and what wakes it are without scripts: whatever the browser draws by itself never was, at no moment.
  const isAwake = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  )
  const tell = (next: number[]) => store.tell({ type: 'highlighted', passage: name, sentences: next })

  // Once, when the page wakes up: what was ticked before the scripts came. The first render had what the server sent.
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="sentence"]')]
    const isChanged = boxes.some((box) => box.checked !== box.defaultChecked)
    const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => Number(value))
    if (isChanged) store.tell({ type: 'highlighted', passage: name, sentences: ticked })
  }, [store, name])

  function perform(intent: string): void {
    if (intent === 'unhighlight') tell([])
    else setOnAt(intent === 'highlight' ? position : null)
  }

  function toggle(sentence: number): void {
    tell(sentences.includes(sentence) ? sentences.filter((other) => other !== sentence) : [...sentences, sentence].sort((a, b) => a - b))
  }

  return { isOn: passage !== null && onAt === position, isAwake, sentences, toggle, perform }
}

function unchanging() {
  return () => {}
}
