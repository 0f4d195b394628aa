/** Files stay short enough to read: 250 lines for a route or an item family, 200 for a component, 300 for anything else that we write. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const name = 'file length'

const FOLDERS = ['app', 'server', 'sandbox', 'scripts', 'tests', 'bench', 'drill', 'prisma', 'public']
const CODE = /\.(?:tsx?|mjs|js|css)$/
const LIMITS = [
  [/^app\/routes\//, 250],
  [/^app\/components\//, 200],
  [/^app\/exam\/families\//, 250],
  [/./, 300],
]
/** Longer for a reason that is written here. */
const EXCEPTIONS = new Map([
  ['app/styles/ui/components.css', 350], // one sheet for all shared components
  ['app/styles/ui/shell.css', 350], // header, menus and footer at every width
  ['server/doorkeeper.test.ts', 320], // one server, every rule of the door
])

/** One line for each file above its limit. */
export function check(root = process.cwd()) {
  return FOLDERS.flatMap((folder) => filesOf(path.join(root, folder)))
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .filter((file) => CODE.test(file) && !file.startsWith('app/generated/'))
    .flatMap((file) => {
      const lines = readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length
      const limit = EXCEPTIONS.get(file) ?? LIMITS.find(([pattern]) => pattern.test(file))?.[1]
      return lines > limit ? [`${file} has ${lines} lines; at most ${limit}`] : []
    })
}

function filesOf(folder) {
  try {
    return readdirSync(folder, { recursive: true }).map((file) => path.join(folder, file))
  } catch {
    return [] // a folder that does not exist yet
  }
}
