/** What no linter forbids for us: inline styles in the application (our policy blocks them), and tests that are skipped or that sleep. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const name = 'forbidden text'

const TEST_FILE = /\.(?:test|spec)\.tsx?$|^tests\/|^drill\/|^bench\//
const RULES = [
  // Mails are drawn by mail programs and cards by satori, which know no style sheets.
  {
    of: /^app\/(?!services\/(?:mail|cards)\/).*(?<!\.test)\.tsx$/,
    text: /\bstyle=/g,
    why: 'no style attribute: a class, or a <style nonce> for a value of one request',
  },
  {
    of: /^app\/.*\.tsx$/,
    text: /\bdangerouslySetInnerHTML\b/g,
    why: 'HTML is only set by MathText and the figures',
    except: /^app\/components\/question\//,
  },
  { of: TEST_FILE, text: /\b(?:test|it|describe|suite)\.(?:todo|fixme)\b/g, why: 'a test runs, or is deleted' },
  { of: TEST_FILE, text: /\bwaitForTimeout\b/g, why: 'a test waits for what happens, not for time' },
  {
    of: /^(?:app|tests|prisma)\/.*\.tsx?$/,
    text: /@ts-(?:nocheck|expect-error)\b|\bas any\b/g,
    why: 'types are mended, not silenced',
  },
]

/** One line for each place, with its line number. */
export function check(root = process.cwd()) {
  return ['app', 'tests', 'server', 'sandbox', 'scripts', 'prisma', 'bench', 'drill']
    .flatMap((folder) => filesOf(path.join(root, folder)))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .filter((file) => /\.(?:tsx?|mjs|js)$/.test(file) && !file.startsWith('app/generated/') && !file.startsWith('scripts/checks/'))
    .flatMap((file) => problemsOf(file, readFileSync(path.join(root, file), 'utf8')))
}

function problemsOf(file, source) {
  return RULES.filter(({ of, except }) => of.test(file) && !except?.test(file)).flatMap(({ text, why }) =>
    [...source.matchAll(text)].map(({ index, 0: found }) => `${file}:${source.slice(0, index).split('\n').length} has ${found}: ${why}`),
  )
}

function filesOf(folder) {
  try {
    return readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file))
  } catch {
    return [] // a folder that does not exist yet
  }
}
