/**
 * What a comment or a document names is there: every Markdown file, every path below a folder of ours, and in a comment every file that
 * is named without its folder.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const name = 'references'

const FOLDERS = ['app', 'server', 'sandbox', 'scripts', 'prisma', 'tests', 'bench', 'drill', 'docs', 'public']
const READ = /\.(?:tsx?|mjs|js|css|md|prisma)$/
/** A path from the root of the repository, or any Markdown file. `docs/decisions/005` is the record that begins so. */
const PATH = new RegExp(
  String.raw`(?<![\w./~@-])(?:(?:${FOLDERS.join('|')})/[\w./-]*[\w-]\.(?:tsx?|mjs|js|css|md|json|prisma|svg|png)\b|docs/decisions/\d{3}|[\w./-]*\w\.md\b)`,
  'g',
)
/** A file named without its folder, such as a module that is told apart by its name alone; `.server` may stand for its ending. */
const BARE = /(?<![\w./~@*$-])[\w-]+(?:\.[\w-]+)*\.(?:server|tsx?|mjs|js|css|json|prisma)\b(?![\w(*-])/g
const COMMENT = /^\s*\*.*|\/\*.*|(?<!:)\/\/\s.*/gm
/** The verbatim specification and the security notes speak of the world outside; tools.mjs names programs inside packages. */
const NOT_READ = /^scripts\/tools\.mjs$|^docs\/(?:specification|security)\.md$|^app\/generated\/|\.test\.tsx?$|\.spec\.ts$/

/** One line for each place that names a file which is not there. */
export function check(root = process.cwd()) {
  const files = [...FOLDERS.flatMap((folder) => filesOf(root, folder)), 'README.md', 'CONTRIBUTING.md'].filter(
    (file) => READ.test(file) && !NOT_READ.test(file) && existsSync(path.join(root, file)),
  )
  const names = namesIn(root)
  return files.flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8')
    const paths = [...source.matchAll(PATH)].filter(
      ({ 0: named, index }) => !isComputed(source, index + named.length) && !resolves(root, file, named),
    )
    return [...paths, ...bareNames(file, source).filter(({ 0: named }) => !names.has(named))].map(
      ({ 0: named, index }) => `${file}:${source.slice(0, index).split('\n').length} names ${named}, which is not there`,
    )
  })
}

/** The files that the comments of a source name without a folder. A document names its files in prose, which says where they are. */
function bareNames(file, source) {
  if (file.endsWith('.md')) return []
  return [...source.matchAll(COMMENT)].flatMap(({ 0: comment, index: start }) =>
    [...comment.matchAll(BARE)].map(({ 0: named, index }) => ({ 0: named, index: start + index })),
  )
}

/** The names of all our files, those of the server also without their ending. */
function namesIn(root) {
  const top = existsSync(root) ? readdirSync(root) : []
  const files = [...top, ...FOLDERS.flatMap((folder) => filesOf(root, folder))].map((file) => path.posix.basename(file))
  return new Set(files.flatMap((file) => [file, file.replace(/\.(?:tsx?)$/, '')]))
}

/** In a comment a star stands for several files, in code an expression completes the name. */
function isComputed(source, end) {
  return source[end] === '*' || source.slice(end, end + 2) === '${'
}

function resolves(root, file, named) {
  if (/^docs\/decisions\/\d{3}$/.test(named))
    return readdirSync(path.join(root, 'docs/decisions')).some((each) => each.startsWith(named.slice(-3)))
  return existsSync(path.join(root, named)) || existsSync(path.join(root, path.dirname(file), named))
}

function filesOf(root, folder) {
  try {
    return readdirSync(path.join(root, folder), { recursive: true }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
  } catch {
    return [] // a folder that does not exist yet
  }
}
