/** One student with one writing in two windows, over a line on which saves come late, twice or never and answers are lost. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { SaveState } from '~/models/writing/save.server'
import type { SavedText, TextSave } from './saved-text'

const act = fc.record({
  window: fc.nat(1),
  does: fc.constantFrom('type', 'type', 'save', 'save', 'save', 'keep', 'take', 'load'),
  /** Steps until the save is there, and how often it arrives. */
  delay: fc.nat(3),
  times: fc.constantFrom(0, 1, 1, 1, 2),
  isHeard: fc.boolean(),
})
export const acts = fc.array(act, { minLength: 1, maxLength: 16 })
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

export interface TextServer {
  save: (save: TextSave) => Promise<SaveState>
  read: () => Promise<Pick<SavedText, 'body' | 'revision'>>
}

/** As the page behaves: while a choice is open it saves nothing by itself. */
interface Window extends TextSave {
  /** The text that stands on the screen beside the window's own. */
  other: Pick<SavedText, 'body' | 'revision'> | null
  /** Every text that was seen in it. */
  known: Set<string>
  /** The last of its saves that was stored, by the name of its page. */
  landed: Map<string, number>
}

/** Plays it all; fails when a window replaces a text that it never showed, or is refused and not told. */
export async function writeInTwoWindows(server: TextServer, acts: Act[]): Promise<void> {
  let opened = 0
  const open = async (known: Set<string>): Promise<Window> => {
    const { body, revision } = await server.read()
    opened += 1
    return { page: `page ${opened}`, number: 0, seen: revision, body, other: null, known: known.add(body), landed: new Map() }
  }
  const windows: [Window, Window] = [await open(new Set()), await open(new Set())]
  const waiting: { at: number; arrive: () => Promise<void> }[] = []
  const send = (window: Window, now: number, { delay, times, isHeard }: Pick<Act, 'delay' | 'times' | 'isHeard'>) => {
    window.number += 1
    const { page, number, seen, body } = window
    const arrive = () => arrival(server, window, { page, number, seen, body }, isHeard)
    for (let time = 0; time < times; time++) waiting.push({ at: now + delay, arrive })
  }

  for (let now = 0; now < acts.length + 4; now++) {
    const one = acts[now]
    if (one) {
      const window = windows[one.window === 0 ? 0 : 1]
      const { other } = window
      if (one.does === 'type') {
        window.body = `typed at ${now}`
        window.known.add(window.body)
      }
      if (one.does === 'save' && !other) send(window, now, one)
      if (one.does === 'keep' && other) {
        Object.assign(window, { seen: other.revision, other: null })
        send(window, now, one)
      }
      if (one.does === 'load' || (one.does === 'take' && other)) Object.assign(window, await open(window.known), { landed: window.landed })
    }
    for (const { arrive } of waiting.filter(({ at }) => at === now)) await arrive()
  }
  for (const window of windows) await expectSettled(server, window)
}

async function arrival(server: TextServer, window: Window, sent: TextSave, isHeard: boolean): Promise<void> {
  const before = await server.read()
  const state = await server.save(sent)
  const after = await server.read()
  if (after.body !== before.body) {
    assert.deepEqual([state, after.body], ['saved', sent.body])
    assert.ok(window.known.has(before.body), `${window.page} replaced "${before.body}", which it never showed`)
    assert.ok(sent.number > (window.landed.get(sent.page) ?? 0), `${window.page} went back to an older text`)
    window.landed.set(sent.page, sent.number)
  }
  if (!isHeard || window.page !== sent.page || state !== 'elsewhere') return
  window.other = after
  window.known.add(after.body)
}

/** With a good line a window's text is stored, or what is stored stands beside it. */
async function expectSettled(server: TextServer, window: Window): Promise<void> {
  const { page, number, seen, body, other } = window
  if (!other) await arrival(server, window, { page, number: number + 1, seen, body }, true)
  if (!window.other) assert.equal((await server.read()).body, body)
}
