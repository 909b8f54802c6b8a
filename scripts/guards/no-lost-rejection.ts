import { relative } from 'node:path'
import ts from 'typescript'

/**
 * Reports promises with unhandled rejections, which end a Node process. They are found by types over the whole program:
 * started and dropped; passed where no promise is expected; started, and awaited only after another operation.
 */
export const noLostRejection = {
  sentence: 'every promise is awaited, returned or caught before anything else is awaited',
  check(root: string): string[] {
    const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root)
    const files = fileNames.filter((name) => !/\.(test|e2e)\.tsx?$|\.data\.ts$|\/(bench|demo)\//.test(name))
    return complaintsOf(ts.createProgram(files, options), root)
  },
}

/** Complaints about a program's own files, as «path:line: complaint». */
export function complaintsOf(program: ts.Program, root: string): string[] {
  const checker = program.getTypeChecker()
  return program
    .getSourceFiles()
    .filter((file) => !file.isDeclarationFile && !file.fileName.includes('/node_modules/'))
    .flatMap((file) => {
      const path = relative(root, file.fileName).replaceAll('\\', '/')
      return lookAt(file, checker, path.startsWith('web/')).map(
        ({ node, what }) => `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}: ${what}`,
      )
    })
}

interface Complaint {
  readonly node: ts.Node
  readonly what: string
}

const DROPPED = 'nobody hears it reject: await, return or catch it'
const MISUSED = 'whoever calls this expects no promise: its rejection is lost'
const LATE = 'started, and awaited only after something else: start both in one Promise.all'

/**
 * In a browser a rejection does not end a process, so `void` marks a deliberate omission there. Type queries take
 * nearly all of the time, so they are skipped where the syntax alone is sufficient.
 */
function lookAt(file: ts.SourceFile, checker: ts.TypeChecker, isBrowser: boolean): Complaint[] {
  const complaints: Complaint[] = []
  const isPromise = (node: ts.Expression) => holdsPromise(checker.getTypeAtLocation(node), checker)
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || (ts.isVoidExpression(node) && !isBrowser)) {
      const { expression } = node
      if (isStarted(expression) && !isCaught(expression) && isPromise(expression)) {
        complaints.push({ node, what: DROPPED })
      }
    }
    if (!isBrowser && (ts.isCallExpression(node) || ts.isNewExpression(node)) && !isRegistration(node)) {
      for (const argument of node.arguments ?? []) {
        if (isLostIn(argument, checker)) complaints.push({ node: argument, what: MISUSED })
      }
    }
    if (ts.isArrayLiteralExpression(node)) complaints.push(...lateElements(node, isPromise))
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)) {
      const mayBeLate = isStarted(node.initializer) && !isCaught(node.initializer) && isInterrupted(node)
      if (mayBeLate && isPromise(node.initializer) && isAwaitedLate(node.name, node, checker)) {
        complaints.push({ node, what: LATE })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return complaints
}

/** True for a registered plugin, for which Fastify waits, whatever its types say. */
const isRegistration = ({ expression }: ts.CallExpression | ts.NewExpression): boolean =>
  ts.isPropertyAccessExpression(expression) && expression.name.text === 'register'

/**
 * True for the type of a promise, or of several; but not for any object with a `then`: a Fastify instance reports its
 * failures by `ready`.
 */
function holdsPromise(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((one) => holdsPromise(one, checker))
  if (type.getSymbol()?.getName() === 'Promise') return true
  if (!checker.isArrayType(type)) return false
  return checker.getTypeArguments(type as ts.TypeReference).some((one) => holdsPromise(one, checker))
}

/** True when the expression itself starts a promise, unlike a name of an existing one. */
function isStarted(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isStarted(node.expression)
  if (ts.isConditionalExpression(node)) return isStarted(node.whenTrue) || isStarted(node.whenFalse)
  // a stored promise is handled by its reader; `a && b()` stores no promise
  if (ts.isBinaryExpression(node)) return !isAssignment(node) && isStarted(node.right)
  return ts.isCallExpression(node)
}

const isAssignment = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** True when the expression ends in a `catch`, or in a `then` with both handlers. */
function isCaught(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node)) return isCaught(node.expression)
  if (ts.isConditionalExpression(node)) return isCaught(node.whenTrue) && isCaught(node.whenFalse)
  if (ts.isBinaryExpression(node)) return isCaught(node.right)
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const name = node.expression.name.text
  if (name === 'finally') return isCaught(node.expression.expression)
  return (name === 'catch' && node.arguments.length === 1) || (name === 'then' && node.arguments.length === 2)
}

const isFunction = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined

/** True for an async function passed where its result is ignored. */
function isLostIn(argument: ts.Expression, checker: ts.TypeChecker): boolean {
  if (!mayMakePromise(argument) || catchesAll(argument)) return false
  const made = returnTypesOf(checker.getTypeAtLocation(argument))
  if (made.length === 0 || !made.every((type) => holdsPromise(type, checker))) return false
  const wanted = checker.getContextualType(argument)
  if (wanted === undefined) return false
  const expected = returnTypesOf(wanted)
  return expected.length > 0 && expected.every((type) => (type.flags & ts.TypeFlags.Void) !== 0)
}

/**
 * True when, by syntax, the argument may be an async function; a literal is none, and some functions return no value.
 */
function mayMakePromise(argument: ts.Expression): boolean {
  if (ts.isLiteralExpression(argument) || ts.isTemplateExpression(argument)) return false
  if (ts.isObjectLiteralExpression(argument) || ts.isArrayLiteralExpression(argument)) return false
  if (!ts.isArrowFunction(argument) && !ts.isFunctionExpression(argument)) return true
  const isAsync = argument.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
  return isAsync === true || !ts.isBlock(argument.body) || givesBack(argument.body)
}

/** True when a body returns a value, apart from inner functions. */
function givesBack(node: ts.Node): boolean {
  if (ts.isReturnStatement(node)) return node.expression !== undefined
  return !isFunction(node) && ts.forEachChild(node, (child) => givesBack(child) || undefined) === true
}

/** True when the whole body of the function is inside a `try` with a `catch`. */
function catchesAll(node: ts.Expression): boolean {
  if (!ts.isArrowFunction(node) || !ts.isBlock(node.body)) return false
  const [only, ...more] = node.body.statements
  return more.length === 0 && only !== undefined && ts.isTryStatement(only) && only.catchClause !== undefined
}

function returnTypesOf(type: ts.Type): ts.Type[] {
  const types = type.isUnion() ? type.types : [type]
  return types.flatMap((one) => one.getCallSignatures().map((signature) => signature.getReturnType()))
}

/** Elements of `[start(), await other()]` that have no handler while the other element is awaited. */
function lateElements(list: ts.ArrayLiteralExpression, isPromise: (node: ts.Expression) => boolean): Complaint[] {
  const lastAwait = list.elements.findLastIndex((element) => awaitIn(element, null) !== null)
  const before = list.elements.slice(0, Math.max(lastAwait, 0))
  const first = before.find((element) => isStarted(element) && !isCaught(element) && isPromise(element))
  return first ? [{ node: first, what: LATE }] : []
}

const scopeOf = (node: ts.Node): ts.Node | undefined =>
  ts.findAncestor(node, (outer) => isFunction(outer) || ts.isSourceFile(outer))

/** True when an `await` or an end of the function follows a declaration. */
function isInterrupted(declaration: ts.VariableDeclaration): boolean {
  const scope = scopeOf(declaration)
  return scope !== undefined && interruption(scope, declaration.getEnd(), scope.getEnd(), null) !== null
}

/** True when the function may await another promise, or end, between the start of `name` and its first use. */
function isAwaitedLate(name: ts.Identifier, declaration: ts.VariableDeclaration, checker: ts.TypeChecker): boolean {
  const symbol = checker.getSymbolAtLocation(name)
  const scope = scopeOf(declaration)
  if (!symbol || !scope) return false
  const from = declaration.getEnd()
  const first = firstUse(scope, symbol, from, checker)
  // the first user handles the promise, too
  const until = first?.getStart() ?? scope.getEnd()
  return interruption(scope, from, until, first) !== null
}

function firstUse(scope: ts.Node, symbol: ts.Symbol, from: number, checker: ts.TypeChecker): ts.Identifier | null {
  let found: ts.Identifier | null = null
  const visit = (node: ts.Node): void => {
    if (found || node.getEnd() <= from) return
    if (ts.isIdentifier(node) && node.getStart() >= from) {
      const own = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node)
      if (own === symbol) found = node
    }
    ts.forEachChild(node, visit)
  }
  visit(scope)
  return found
}

/** An operation between two places of a function that awaits, returns or throws, and does not contain the first use. */
function interruption(scope: ts.Node, from: number, until: number, use: ts.Node | null): ts.Node | null {
  let found: ts.Node | null = null
  const visit = (node: ts.Node): void => {
    if (found || node.getEnd() <= from || node.getStart() >= until) return
    if (node !== scope && isFunction(node)) return
    const interrupts =
      ts.isAwaitExpression(node) ||
      ts.isReturnStatement(node) ||
      ts.isThrowStatement(node) ||
      (ts.isForOfStatement(node) && node.awaitModifier !== undefined)
    if (interrupts && node.getStart() >= from && !(use && node.getEnd() >= use.getEnd())) found = node
    ts.forEachChild(node, visit)
  }
  visit(scope)
  return found
}

function awaitIn(node: ts.Node, found: ts.Node | null): ts.Node | null {
  if (found) return found
  if (ts.isAwaitExpression(node)) return node
  if (isFunction(node)) return null
  let inner: ts.Node | null = null
  ts.forEachChild(node, (child) => {
    inner = awaitIn(child, inner)
  })
  return inner
}
