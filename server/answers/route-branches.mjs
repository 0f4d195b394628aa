/**
 * Remix's router flattens and ranks its table of routes again for each match, three times for each page, tries one route after the other,
 * and compiles the pattern of each that it tries. The table never changes while a server runs, so here the router's own file is loaded with
 * that work done once, and with a tree of the patterns that leaves the few routes which an address can match. Its versions are pinned and
 * final (docs/decisions/007); the test beside this fails when the text of the file is another.
 */
import { readFileSync } from 'node:fs'
import { createRequire, Module } from 'node:module'
import { log } from '../log.mjs'

const FLATTEN = `  let branches = flattenRoutes(routes);
  rankRouteBranches(branches);
`
const FLATTEN_ONCE = `  let branches = rankedOnce(routes);
`
const DECODE = `  let decoded = decodePath(pathname);
`
const DECODE_AND_CHOOSE = `  let decoded = decodePath(pathname);
  if (!allowPartial) branches = likelyBranches(branches, decoded);
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
 * the first such table, and what matches finds this table's own routes by their places. The tree may offer a route that does not match,
 * never leave one out: the router itself still tries each, in its own order.
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
const trees = new WeakMap();
function likelyBranches(branches, pathname) {
  let tree = trees.get(branches);
  if (!tree) trees.set(branches, (tree = treeOf(branches)));
  let found = [];
  collect(tree, pathname.toLowerCase().split("/").filter(Boolean), 0, found);
  return found.sort((a, b) => a - b).map(place => branches[place]);
}
function newNode() {
  return { fixed: new Map(), free: undefined, ends: [], open: [] };
}
function treeOf(branches) {
  let root = newNode();
  branches.forEach(({ path }, place) => {
    let node = root;
    for (let part of path.split("/").filter(Boolean)) {
      if (part.includes("*")) return node.open.push(place);
      if (part.startsWith(":")) node = node.free ||= newNode();
      else {
        let key = part.toLowerCase();
        if (!node.fixed.has(key)) node.fixed.set(key, newNode());
        node = node.fixed.get(key);
      }
    }
    node.ends.push(place);
  });
  return root;
}
function collect(node, parts, at, found) {
  found.push(...node.open);
  if (at === parts.length) return found.push(...node.ends);
  let fixed = node.fixed.get(parts[at]);
  if (fixed) collect(fixed, parts, at + 1, found);
  if (node.free) collect(node.free, parts, at + 1, found);
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
    [DECODE, DECODE_AND_CHOOSE],
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
