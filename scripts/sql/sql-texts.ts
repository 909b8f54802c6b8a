import ts from 'typescript'

/** A quoted text with `?` for interpolations. */
export interface QuotedText {
  text: string
  /** Line in the file, from 1. */
  line: number
}

const MAY_BE_SQL = /\b(?:select|from|join|into|update|truncate|copy)\b/i

/** Quoted texts of a TypeScript file that may contain SQL. */
export function sqlTextsIn(source: string, path: string): QuotedText[] {
  if (!MAY_BE_SQL.test(source)) return []
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest)
  const texts: QuotedText[] = []
  const add = (node: ts.Node, text: string) => {
    if (!MAY_BE_SQL.test(text)) return
    texts.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1 })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node)) add(node, node.text)
    else if (ts.isTemplateExpression(node)) {
      add(node, node.head.text + node.templateSpans.map(({ literal }) => `?${literal.text}`).join(''))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return texts
}
