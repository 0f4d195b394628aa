/**
 * Remix's router flattens and ranks its table of routes again for each match, three times for each page, and compiles the pattern of each
 * route that it tries. The table never changes while a server runs, so here the router's own file is loaded with that work done once. Its
 * versions are pinned and final (docs/decisions/007); the test beside this fails when the text of the file is another.
 */
import { readFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { log } from '../log.mjs'

const FLATTEN = `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
`
const FLATTEN_ONCE = `  let branches = rankedOnce(routes);
`
const MATCH = `    matches = matchRouteBranch(branches[i], decoded, allowPartial);
  }
  return matches;
`
const MATCH_OWN = `    matches = matchRouteBranch(branches[i], decoded, allowPartial);
    if (matches) matches = ownMatches(matches, branches[i], routes);
  }
  return matches;
`
const COMPILE = 'let [matcher, compiledParams] = compilePath(pattern.path, pattern.caseSensitive, pattern.end);'
const COMPILE_ONCE = 'let [matcher, compiledParams] = compiledOnce(pattern.path, pattern.caseSensitive, pattern.end);'

/**
 * Added to the router's file. A page is rendered with a table of its own, made of new objects with the same ids: its branches are those of
 * the first such table, and what matches finds this table's own routes by their places.
 */
const ADDITION = `
const MOST_KEPT = 1000;
const branchesOfTable = new WeakMap();
const branchesOfShape = new Map();
const compiledPaths = new Map();
function keepFew(map, key, value) {
  if (map.size < MOST_KEPT) map.set(key, value);
  return value;
}
function rankedOnce(routes) {
  let branches = branchesOfTable.get(routes);
  if (branches) return branches;
  let shape = shapeOf(routes);
  branches = branchesOfShape.get(shape);
  if (!branches) {
    branches = flattenRoutes(routes);
    rankRouteBranches(branches);
    keepFew(branchesOfShape, shape, branches);
  }
  branchesOfTable.set(routes, branches);
  return branches;
}
function shapeOf(routes) {
  return routes.map(route => [route.id, route.path, route.index ? 1 : 0, route.caseSensitive ? 1 : 0, route.children ? shapeOf(route.children) : ""].join("\\n")).join("\\r");
}
function ownMatches(matches, branch, routes) {
  let siblings = routes;
  return matches.map((match, index) => {
    let route = siblings[branch.routesMeta[index].childrenIndex];
    siblings = route.children || [];
    return route === match.route ? match : { ...match, route };
  });
}
function compiledOnce(path, caseSensitive, end) {
  let key = path + "\\n" + caseSensitive + "\\n" + end;
  return compiledPaths.get(key) || keepFew(compiledPaths, key, compilePath(path, caseSensitive, end));
}
`

/** The router's source with its table ranked once, or undefined when it is not the text that this was written for. */
export function rankOnce(source) {
  const changes = [
    [FLATTEN, FLATTEN_ONCE],
    [MATCH, MATCH_OWN],
    [COMPILE, COMPILE_ONCE],
  ]
  let changed = source
  for (const [before, after] of changes) {
    const parts = changed.split(before)
    if (parts.length !== 2) return undefined
    changed = parts.join(after)
  }
  return changed + ADDITION
}

/** Where Remix's packages find the router. */
export function routerFile() {
  return createRequire(createRequire(import.meta.url).resolve('@remix-run/node')).resolve('@remix-run/router')
}

/** Loads the router with its table ranked once, before anybody else loads it. A router of another text stays as it is. */
export function rankRoutesOnce() {
  const file = routerFile()
  const source = rankOnce(readFileSync(file, 'utf8'))
  if (!source)
    return log('warn', 'the router is not the one that server/answers/route-branches.mjs was written for, and ranks its routes each time')
  const module = new Module(file)
  module.filename = file
  module.paths = Module._nodeModulePaths(file)
  module._compile(source, file)
  module.loaded = true
  createRequire(file).cache[file] = module
}
