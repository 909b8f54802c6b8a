import { join, relative } from 'node:path'
import ts from 'typescript'
import { textsOf } from './evaluate-text.ts'

/** A call of `run`: possible texts, the declared row and the values. */
export interface Statement {
  /** Place of the call: «server/sales/cart/store/x.ts:12». */
  place: string
  texts: string[]
  /** Reason why the text cannot be determined statically; null = it is known. */
  unknown: string | null
  /** Type of a row; null = rows are not used. */
  row: ts.Type | null
  /** Values of the parameters, if they are listed individually. */
  values: readonly ts.Expression[] | null
}

/**
 * A program of some files, with the project's own options.
 * @param extraFiles paths and texts of files that are not on disk
 */
export function programOf(
  root: string,
  files: readonly string[],
  extraFiles: Readonly<Record<string, string>> = {},
): ts.Program {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (path) => Object.hasOwn(extraFiles, relative(root, path)) || fileExists(path)
  host.readFile = (path) => extraFiles[relative(root, path)] ?? readFile(path)
  const paths = [...files, ...Object.keys(extraFiles)].map((path) => join(root, path))
  return ts.createProgram(paths, options, host)
}

const CLIENT = /server\/platform\/db\/client\.ts$/

/** Every call of `run` of the database client in the given files. */
export function statementsIn(
  program: ts.Program,
  root: string,
  isLookedAt: (path: string) => boolean = () => true,
): Statement[] {
  const checker = program.getTypeChecker()
  const statements: Statement[] = []
  for (const file of program.getSourceFiles()) {
    const path = relative(root, file.fileName).replaceAll('\\', '/')
    if (file.isDeclarationFile || !isLookedAt(path)) continue
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && isRun(node, checker)) {
        const place = `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
        const [, text, values] = node.arguments
        const found = text ? textsOf(text, checker) : { unknown: 'no text' }
        statements.push({
          place,
          texts: Array.isArray(found) ? found : [],
          unknown: Array.isArray(found) ? null : found.unknown,
          row: rowOf(node, checker),
          values: !values ? [] : ts.isArrayLiteralExpression(values) ? plain(values) : null,
        })
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return statements
}

const plain = ({ elements }: ts.ArrayLiteralExpression) => (elements.some(ts.isSpreadElement) ? null : elements)

function isRun(call: ts.CallExpression, checker: ts.TypeChecker): boolean {
  if (!ts.isIdentifier(call.expression)) return false
  let symbol = checker.getSymbolAtLocation(call.expression)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  const declared = symbol?.declarations?.[0]
  return symbol?.name === 'run' && declared !== undefined && CLIENT.test(declared.getSourceFile().fileName)
}

function rowOf(call: ts.CallExpression, checker: ts.TypeChecker): ts.Type | null {
  const signature = checker.getResolvedSignature(call)
  const rows = signature && checker.getAwaitedType(checker.getReturnTypeOfSignature(signature))
  const row = rows && checker.getTypeArguments(rows as ts.TypeReference)[0]
  return row && !(row.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) ? row : null
}
