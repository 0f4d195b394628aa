/**
 * Holds a value to a type of the official client's: nothing missing, nothing more, every word one that Stripe lists. The compiler only
 * sees what we write down; this sees what the stand-in answers.
 */
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** Reads the members of an interface; what comes back checks a value against one of them. */
export function readTypes(address: string, name: string) {
  const file = fileURLToPath(new URL(address, import.meta.url))
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
    noEmit: true,
  })
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const declaration = source?.statements.find((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name)
  if (!declaration) throw new Error(`${address} declares no ${name}`)
  const members = checker.getTypeAtLocation(declaration)

  return function problemsOf(member: string, value: unknown): string[] {
    const symbol = members.getProperty(member)
    if (!symbol) throw new Error(`${name} has no ${member}`)
    return compare(checker, value, checker.getTypeOfSymbol(symbol), member)
  }
}

function compare(checker: ts.TypeChecker, value: unknown, type: ts.Type, path: string): string[] {
  const kinds = type.isUnion() ? type.types : [type]
  if (value === null) return kinds.some(({ flags }) => flags & ts.TypeFlags.Null) ? [] : [`${path} may not be null`]
  if (typeof value === 'string') return compareWord(checker, value, kinds, path)
  if (typeof value !== 'object') return kinds.some(({ flags }) => flags & flagOf(value)) ? [] : [`${path} may not be ${value}`]
  if (Array.isArray(value)) return compareList(checker, value, kinds, path)
  const candidates = kinds.filter((kind) => kind.flags & ts.TypeFlags.Object && !checker.isArrayType(kind) && mayBe(checker, value, kind))
  const [first, ...others] = candidates.map((kind) => compareFields(checker, value as Record<string, unknown>, kind, path))
  if (!first) return [`${path} may not be an object like this`]
  return others.reduce((best, problems) => (problems.length < best.length ? problems : best), first)
}

/** A list of words may end in "or any other", for versions to come; we only use those that stand there. */
function compareWord(checker: ts.TypeChecker, value: string, kinds: ts.Type[], path: string): string[] {
  const words = kinds.filter((kind) => kind.isStringLiteral())
  if (words.some((word) => word.value === value)) return []
  if (kinds.some((kind) => checker.typeToString(kind) === 'Decimal') && /^-?\d+(\.\d+)?$/.test(value)) return []
  const isAnyWord = kinds.some(({ flags }) => flags & ts.TypeFlags.String)
  return isAnyWord ? [] : [`${path} may not be '${value}'`]
}

function compareList(checker: ts.TypeChecker, values: unknown[], kinds: ts.Type[], path: string): string[] {
  const list = kinds.find((kind) => checker.isArrayType(kind))
  const [element] = list ? checker.getTypeArguments(list as ts.TypeReference) : []
  if (!element) return [`${path} may not be a list`]
  return values.flatMap((value, index) => compare(checker, value, element, `${path}[${index}]`))
}

function compareFields(checker: ts.TypeChecker, value: Record<string, unknown>, type: ts.Type, path: string): string[] {
  const others = type.getStringIndexType()
  const missing = type.getProperties().filter(({ name, flags }) => !(flags & ts.SymbolFlags.Optional) && value[name] === undefined)
  const there = Object.entries(value).flatMap(([name, inner]) => {
    if (inner === undefined) return []
    const symbol = type.getProperty(name)
    const wanted = symbol ? checker.getTypeOfSymbol(symbol) : others
    return wanted ? compare(checker, inner, wanted, `${path}.${name}`) : [`${path}.${name} is nothing that Stripe has`]
  })
  return [...missing.map(({ name }) => `${path}.${name} is missing`), ...there]
}

/** Among several objects, the one whose fixed words are the value's. */
function mayBe(checker: ts.TypeChecker, value: object, type: ts.Type): boolean {
  return Object.entries(value).every(([name, inner]) => {
    const symbol = type.getProperty(name)
    const fixed = symbol && checker.getTypeOfSymbol(symbol)
    return !fixed?.isStringLiteral() || fixed.value === inner
  })
}

function flagOf(value: unknown): ts.TypeFlags {
  return typeof value === 'number' ? ts.TypeFlags.NumberLike : ts.TypeFlags.BooleanLike
}
