import ts from 'typescript'

/** An expression to evaluate; bound parameters are in `bindings`. */
interface Meaning {
  readonly node: ts.Expression
  readonly bindings: Bindings
}
type Bindings = ReadonlyMap<ts.Symbol, Meaning>
type Value = string | number

/** Error of a text that cannot be determined statically. */
class Untold extends Error {}

const NOTHING: Bindings = new Map()
/** Maximum variants of one text. */
const MAX_TEXTS = 256

/**
 * Every text an expression may have, by following constants, templates, conditions and small functions. For each
 * condition (or key of a table of texts) all branches are taken, the same condition alike everywhere.
 * @returns the texts, or a sentence on the part that cannot be followed
 */
export function textsOf(expression: ts.Expression, checker: ts.TypeChecker): string[] | { unknown: string } {
  const texts = new Set<string>()
  const open: number[][] = [[]]
  try {
    for (let path = open.pop(), evaluated = 0; path && evaluated < MAX_TEXTS; path = open.pop(), evaluated += 1) {
      const taken: number[] = []
      const known = new Map<string, number>()
      const choose = (key: string, of: number): number => {
        const before = known.get(key)
        if (before !== undefined) return before
        const turn = path[taken.length] ?? 0
        if (taken.length >= path.length) {
          for (let other = 1; other < of; other += 1) open.push([...taken, other])
        }
        taken.push(turn)
        known.set(key, turn)
        return turn
      }
      texts.add(String(evaluate({ node: expression, bindings: NOTHING }, { checker, choose })))
    }
  } catch (error) {
    if (!(error instanceof Untold)) throw error
    return { unknown: error.message }
  }
  return [...texts]
}

interface Eyes {
  readonly checker: ts.TypeChecker
  readonly choose: (key: string, of: number) => number
}

const keyOf = (node: ts.Node): string => `${node.getSourceFile().fileName}:${node.pos}`
const give = (node: ts.Node): never => {
  throw new Untold(`cannot follow «${node.getText().slice(0, 60).replaceAll(/\s+/g, ' ')}»`)
}

function evaluate({ node, bindings }: Meaning, eyes: Eyes): Value {
  const inner = (one: ts.Expression) => evaluate({ node: one, bindings }, eyes)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => inner(span.expression) + span.literal.text).join('')
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [inner(node.left), inner(node.right)]
    return typeof left === 'number' && typeof right === 'number' ? left + right : `${left}${right}`
  }
  if (ts.isConditionalExpression(node)) {
    return inner(isTaken(node.condition, bindings, eyes) ? node.whenTrue : node.whenFalse)
  }
  if (ts.isCallExpression(node)) return evaluateCall(node, bindings, eyes)
  const means = follow({ node, bindings }, eyes)
  if (means.node !== node) return evaluate(means, eyes)
  return byType(node, eyes)
}

/** Chooses the branch of a condition; the same condition has one result everywhere in a function. */
function isTaken(condition: ts.Expression, bindings: Bindings, eyes: Eyes): boolean {
  const symbol = ts.isIdentifier(condition) ? eyes.checker.getSymbolAtLocation(condition) : undefined
  const bound = symbol && bindings.get(symbol)
  if (bound?.node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (bound?.node.kind === ts.SyntaxKind.FalseKeyword) return false
  return eyes.choose(`if ${condition.getText()} ${condition.getSourceFile().fileName}`, 2) === 0
}

/** A value of which only the type is known, as one of its literals. */
function byType(node: ts.Expression, { checker, choose }: Eyes): Value {
  const type = checker.getTypeAtLocation(node)
  // all numbers are equivalent in a text
  if (type.flags & ts.TypeFlags.Number) return 1
  const parts = type.isUnion() ? type.types : [type]
  const literals = parts.flatMap((part): Value[] => {
    if (part.isStringLiteral() || part.isNumberLiteral()) return [part.value]
    return part.flags & ts.TypeFlags.BooleanLiteral ? [checker.typeToString(part)] : []
  })
  if (literals.length === 0 || literals.length !== parts.length) return give(node)
  const symbol = checker.getSymbolAtLocation(node)
  const key = symbol?.declarations?.[0] ? keyOf(symbol.declarations[0]) : node.getText()
  return literals[choose(key, literals.length)] as Value
}

/** Resolves a name or a member to its expression; the node itself when there is none. */
function follow(means: Meaning, eyes: Eyes): Meaning {
  const { node, bindings } = means
  const next = (one: ts.Expression, within = bindings) => follow({ node: one, bindings: within }, eyes)
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return next(node.expression)
  }
  if (ts.isNonNullExpression(node)) return next(node.expression)
  if (ts.isIdentifier(node)) {
    let symbol = eyes.checker.getSymbolAtLocation(node)
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = eyes.checker.getAliasedSymbol(symbol)
    if (!symbol) return means
    const bound = bindings.get(symbol)
    if (bound) return follow(bound, eyes)
    const [declaration] = symbol.declarations ?? []
    if (declaration && ts.isVariableDeclaration(declaration) && declaration.initializer) {
      return ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const ? next(declaration.initializer) : means
    }
    if (declaration && ts.isBindingElement(declaration)) return memberOfBinding(declaration, means, eyes)
    if (declaration && ts.isParameter(declaration)) return argumentOfCaller(declaration, means, eyes)
    return means
  }
  if (ts.isPropertyAccessExpression(node)) {
    const object = next(node.expression)
    return ts.isObjectLiteralExpression(object.node) ? memberOf(object, node.name.text, means, eyes) : means
  }
  if (ts.isElementAccessExpression(node)) {
    const object = next(node.expression)
    if (!ts.isObjectLiteralExpression(object.node)) return means
    return memberOf(object, String(evaluate({ node: node.argumentExpression, bindings }, eyes)), means, eyes)
  }
  return means
}

function memberOf(object: Meaning, name: string, otherwise: Meaning, eyes: Eyes): Meaning {
  for (const property of (object.node as ts.ObjectLiteralExpression).properties) {
    if (ts.isPropertyAssignment(property) && property.name.getText().replaceAll(/['"]/g, '') === name) {
      return follow({ node: property.initializer, bindings: object.bindings }, eyes)
    }
  }
  return otherwise
}

function memberOfBinding(element: ts.BindingElement, otherwise: Meaning, eyes: Eyes): Meaning {
  const declared = element.parent.parent
  if (!ts.isVariableDeclaration(declared) || !declared.initializer) return otherwise
  const object = follow({ node: declared.initializer, bindings: otherwise.bindings }, eyes)
  const name = (element.propertyName ?? element.name).getText()
  return ts.isObjectLiteralExpression(object.node) ? memberOf(object, name, otherwise, eyes) : otherwise
}

/** The expression of an unbound parameter: the argument of callers in the same file. */
function argumentOfCaller(parameter: ts.ParameterDeclaration, otherwise: Meaning, eyes: Eyes): Meaning {
  const symbol = nameOfFunction(parameter.parent, eyes.checker)
  const place = parameter.parent.parameters.indexOf(parameter)
  if (!symbol) return otherwise
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && eyes.checker.getSymbolAtLocation(node.expression) === symbol) calls.push(node)
    ts.forEachChild(node, visit)
  }
  visit(parameter.getSourceFile())
  if (calls.length === 0) return otherwise
  const call = calls[eyes.choose(`call of ${keyOf(parameter.parent)}`, calls.length)] as ts.CallExpression
  const given = call.arguments[place] ?? parameter.initializer
  return given ? follow({ node: given, bindings: NOTHING }, eyes) : otherwise
}

function nameOfFunction(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isFunctionDeclaration(node) && node.name) return checker.getSymbolAtLocation(node.name)
  return ts.isVariableDeclaration(node.parent) ? checker.getSymbolAtLocation(node.parent.name) : undefined
}

function evaluateCall(call: ts.CallExpression, bindings: Bindings, eyes: Eyes): Value {
  let callee: Meaning = follow({ node: call.expression, bindings }, eyes)
  let called: ts.SignatureDeclaration | undefined
  if (ts.isArrowFunction(callee.node) || ts.isFunctionExpression(callee.node)) called = callee.node
  else {
    let symbol = eyes.checker.getSymbolAtLocation(callee.node)
    if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = eyes.checker.getAliasedSymbol(symbol)
    const [declaration] = symbol?.declarations ?? []
    if (declaration && ts.isFunctionDeclaration(declaration)) called = declaration
    callee = { node: call.expression, bindings: NOTHING }
  }
  const body = called && 'body' in called ? (called.body as ts.ConciseBody | undefined) : undefined
  if (!called || !body) return give(call)
  const bound = new Map(callee.bindings)
  for (const [index, parameter] of called.parameters.entries()) {
    const given = call.arguments[index] ?? parameter.initializer
    const symbol = eyes.checker.getSymbolAtLocation(parameter.name)
    if (given && symbol) bound.set(symbol, { node: given, bindings })
  }
  return ts.isBlock(body) ? evaluateBlock(body, bound, eyes) : evaluate({ node: body, bindings: bound }, eyes)
}

function evaluateBlock(block: ts.Block, bindings: Bindings, eyes: Eyes): Value {
  for (const statement of block.statements) {
    if (ts.isReturnStatement(statement) && statement.expression) {
      return evaluate({ node: statement.expression, bindings }, eyes)
    }
    if (!ts.isIfStatement(statement)) continue
    const then = statement.thenStatement
    const returned = ts.isBlock(then) ? then.statements[0] : then
    if (!returned || !ts.isReturnStatement(returned) || !returned.expression) return give(statement)
    if (isTaken(statement.expression, bindings, eyes)) return evaluate({ node: returned.expression, bindings }, eyes)
  }
  return give(block)
}
