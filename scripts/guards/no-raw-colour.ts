import { complainByLine, type Guard } from './guard.ts'

/** Matches a colour in code, which is a string: `'#f00'`, `"rgb(0 0 0)"`. */
const QUOTED_COLOUR = /(['"`])(#[\da-f]{3,8}|(?:rgba?|hsla?|oklch|oklab|lab|lch)\([^'"`]*\))\1/i

/**
 * Files that cannot use tokens: cameras read black on white, a canvas accepts numbers only, and the browser's bar is
 * painted before any style.
 */
const WITHOUT_TOKENS = ['web/ui/qr-code.tsx', 'web/ui/point-map/map-colors.ts', 'web/app/document.tsx']

const rawColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\((?!from\s+var\()/i

/**
 * Reports colours outside the tokens: white-label themes are a few custom properties, and a colour written in another
 * place would not follow them.
 */
export const noRawColour: Guard = {
  sentence: 'colours are named in web/styles/tokens.css and nowhere else',
  appliesTo: (path) =>
    /^web\/.*\.(css|tsx?)$/.test(path) && path !== 'web/styles/tokens.css' && !WITHOUT_TOKENS.includes(path),
  check: (text, path) =>
    path.endsWith('.css')
      ? complaintsOfStyles(text)
      : complainByLine(text, (line) => QUOTED_COLOUR.exec(line)?.[2] ?? null),
}

const complaintsOfStyles = (text: string): string[] =>
  complainByLine(withoutComments(text), (line) => rawColour.exec(line.replace(/url\([^)]*\)/g, ''))?.[0] ?? null)

/** Removes comments and keeps line numbers. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
}
