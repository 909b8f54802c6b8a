import { complainByLine, type Guard } from './guard.ts'

const rawColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\((?!from\s+var\()/i

/** White-label themes are a handful of custom properties: a colour written elsewhere would not follow them. */
export const noRawColour: Guard = {
  sentence: 'colours are named in web/styles/tokens.css and nowhere else',
  appliesTo: (path) => /^(web|backoffice)\/.*\.css$/.test(path) && path !== 'web/styles/tokens.css',
  check: (text) =>
    complainByLine(withoutComments(text), (line) => rawColour.exec(line.replace(/url\([^)]*\)/g, ''))?.[0] ?? null),
}

/** Comments go, line numbers stay. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
}
