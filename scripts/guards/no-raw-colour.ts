import { complainByLine, type Guard } from './guard.ts'

/** In code a colour is a text of its own: `'#f00'`, `"rgb(0 0 0)"`. */
const QUOTED_COLOUR = /(['"`])(#[\da-f]{3,8}|(?:rgba?|hsla?|oklch|oklab|lab|lch)\([^'"`]*\))\1/i

/** Black on white is what a camera reads, a canvas takes numbers only, and a browser's bar is painted before any style. */
const WITHOUT_TOKENS = ['web/ui/qr-code.tsx', 'web/ui/point-map/map-colors.ts', 'web/app/document.tsx']

const rawColour = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|color)\((?!from\s+var\()/i

/** White-label themes are a handful of custom properties: a colour written elsewhere would not follow them. */
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

/** Comments go, line numbers stay. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
}
