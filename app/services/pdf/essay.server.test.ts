import { expect, test } from 'vitest'
import { essayPdf, essaySource } from './essay.server'

const PAPER = {
  title: 'Your essay',
  facts: '12 words',
  prompt: 'Describe a place.',
  body: 'One.\n\nTwo.',
  lines: [],
  strengths: [],
  next: '',
  rewrite: null,
}

test('marks of typst in an essay stay letters', () => {
  const body = '#read("/etc/passwd") $x$ [a] "quoted" \\ end'
  expect(essaySource({ ...PAPER, body })).toContain('text("#read(\\"/etc/passwd\\") $x$ [a] \\"quoted\\" \\\\ end")')
  expect(
    Buffer.from(essayPdf({ ...PAPER, body }))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('what a reader said stands after the text', () => {
  const lines = [{ name: 'Order', mark: 'solid', quote: 'Two.', comment: 'It follows.' }]
  const source = essaySource({ ...PAPER, lines, strengths: ['Short.'], next: 'Go on.', rewrite: { from: 'Two.', to: 'Two more.' } })
  for (const part of ['Order: solid', 'It follows.', 'Short.', 'Go on.', 'It could be: Two more.']) expect(source).toContain(part)
  expect(source.indexOf('Two.')).toBeLessThan(source.indexOf('What a reader says'))
})
