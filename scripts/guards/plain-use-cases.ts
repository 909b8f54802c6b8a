import ts from 'typescript'
import type { Guard } from './guard.ts'

const OF_TESTS = /\.(test|data)\.ts$/

/** Requires one style of use cases: `addProducts(deps, …)`; an object with state is a service, made by `create…`. */
export const plainUseCases: Guard = {
  sentence: 'a use case is one call, f(deps, …): it returns no function, unless create… makes a service',
  appliesTo: (path) => /^server\/.*\/use-cases\/[^/]+\.ts$/.test(path) && !OF_TESTS.test(path),
  check: (text, path) => {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
    return exportedFunctions(file)
      .filter(({ name, node }) => !/^create[A-Z]/.test(name) && returnsFunction(node))
      .map(({ name, node }) => {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
        return `${line}: ${name} returns a function: let it take everything at once`
      })
  },
}

interface NamedFunction {
  readonly name: string
  readonly node: FunctionNode
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction

function exportedFunctions(file: ts.SourceFile): NamedFunction[] {
  return file.statements.flatMap((statement): NamedFunction[] => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (!isExported) return []
    if (ts.isFunctionDeclaration(statement)) return [{ name: statement.name?.text ?? 'default', node: statement }]
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && isFunction(initializer) ? [{ name: name.text, node: initializer }] : [],
    )
  })
}

const isFunction = (node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/**
 * True when a function returns a function, by its type, its expression, or its own `return`, not that of an inner
 * function.
 */
function returnsFunction({ type, body }: FunctionNode): boolean {
  const answer = type && ts.isParenthesizedTypeNode(type) ? type.type : type
  if (answer && ts.isFunctionTypeNode(answer)) return true
  if (!body) return false
  if (!ts.isBlock(body)) return isFunction(bare(body))
  const looksAt = (node: ts.Node): boolean => {
    if (ts.isReturnStatement(node)) return node.expression !== undefined && isFunction(bare(node.expression))
    return !ts.isFunctionLike(node) && ts.forEachChild(node, looksAt) === true
  }
  return ts.forEachChild(body, looksAt) === true
}

const bare = (node: ts.Expression): ts.Expression => (ts.isParenthesizedExpression(node) ? bare(node.expression) : node)
