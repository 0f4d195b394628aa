/**
 * The whole application in this process, without a build: Remix's own request handler over the modules that routes.ts names and the real
 * entry.server. What stands before it, the front door, has tests of its own.
 */
import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RouteConfigEntry } from '@remix-run/route-config'
import * as entry from '~/entry.server'
import * as root from '~/root'
import table from '~/routes'
import remixOptions from '../../remix.config.js'

type RouteModule = ServerBuild['routes'][string]['module']

const modules = import.meta.glob<RouteModule>('/app/routes/**/!(*.test).{ts,tsx}')

export interface RouteLine {
  /** Remix's name of the route: its file without the ending, unless the line names it otherwise. */
  id: string
  /** The pattern of its address, "/" for the home page. */
  pattern: string
  file: string
  module: RouteModule
}

/** Every line of routes.ts, in its order, with its module. */
export const ROUTES: readonly RouteLine[] = await Promise.all(flat(table as RouteConfigEntry[]).map(load))

const handle = createRequestHandler(serverBuild(), 'production')

/** The application's answer to a request. */
export function send(request: Request): Promise<Response> {
  return handle(request)
}

function flat(entries: RouteConfigEntry[], parent = ''): Omit<RouteLine, 'module'>[] {
  return entries.flatMap(({ id = '', path, file, children }) => {
    const pattern = [parent, path].filter(Boolean).join('/')
    return children ? flat(children, pattern) : [{ id: id || file.replace(/\.tsx?$/, ''), file, pattern: `/${pattern}` }]
  })
}

async function load({ id, file, pattern }: Omit<RouteLine, 'module'>): Promise<RouteLine> {
  const module = await modules[`/app/${file}`]?.()
  if (!module) throw new Error(`routes.ts names ${file}, which does not exist`)
  return { id, pattern, file, module }
}

function serverBuild(): ServerBuild {
  const lines = [
    { id: 'root', module: root as RouteModule },
    ...ROUTES.map(({ id, pattern, module }) => ({
      id,
      parentId: 'root',
      path: pattern.slice(1),
      index: pattern === '/' || undefined,
      module,
    })),
  ]
  return {
    mode: 'production',
    entry: { module: entry as ServerBuild['entry']['module'] },
    routes: Object.fromEntries(lines.map((line) => [line.id, line])),
    assets: {
      version: 'test',
      url: '/assets/manifest.js',
      entry: { module: '/assets/entry.client.js', imports: [] },
      routes: Object.fromEntries(
        lines.map(({ module, ...line }) => [
          line.id,
          {
            ...line,
            module: `/assets/${line.id}.js`,
            hasAction: 'action' in module,
            hasLoader: 'loader' in module,
            hasClientAction: 'clientAction' in module,
            hasClientLoader: 'clientLoader' in module,
            hasErrorBoundary: 'ErrorBoundary' in module,
          },
        ]),
      ),
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: { unstable_optimizeDeps: false, ...remixOptions.future } as ServerBuild['future'],
    isSpaMode: false,
  }
}
