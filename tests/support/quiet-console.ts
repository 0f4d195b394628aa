/** Console noise fails the test that makes it: a warning that nobody reads is an error that nobody mends. */
import { afterEach, beforeEach, expect, vi } from 'vitest'

const CHANNELS = ['debug', 'info', 'log', 'warn', 'error'] as const
let noise: string[] = []

beforeEach(() => {
  noise = []
  for (const channel of CHANNELS) {
    vi.spyOn(console, channel).mockImplementation((...words: unknown[]) => {
      noise.push(`console.${channel}: ${words.map(String).join(' ').slice(0, 500)}`)
    })
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(noise).toEqual([])
})
