/** The spelling check finds what it is for, in texts of ours and in content, and lets our terms and names pass. */
// The wrong words below are meant: cspell:disable
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT, toolArguments } from '../tools.mjs'

/** The words that the check refuses in a text which stands in that file. */
function refused(file: string, input: string): string[] {
  const args = toolArguments('cspell', ['--no-progress', '--no-summary', '--words-only', `stdin://${ROOT}${file}`])
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', input })
  const words = stdout.split('\n').filter(Boolean)
  expect(status).toBe(words.length === 0 ? 0 : 1)
  return words
}

test('a misspelled and a British word fail, in texts, comments and names', { timeout: 120_000 }, () => {
  const source = '/** The colour of a grey stanine. */\nexport const favouriteLevel = <p>Recieved: learnt, then practised.</p>'
  expect(refused('app/routes/a.tsx', source)).toEqual(['colour', 'grey', 'favourite', 'Recieved', 'learnt', 'practised'])
})

test('a name from the content passes there alone, and of a word’s root only the foreign words do', { timeout: 120_000 }, () => {
  const entry = JSON.stringify({ sentence: 'Dr. Okafor is wonderfull.', root: 'Latin abolere, to distroy; family: abolition' })
  expect(refused('app/content/words/a.json', entry.replaceAll(':"', ': "'))).toEqual(['wonderfull', 'distroy'])
  expect(refused('docs/a.md', 'Dr. Okafor explains the stanines of the ISEE.')).toEqual(['Okafor'])
})
