import { complainByLine, type Guard } from './guard.ts'

/** Matches names of roubles by their endings: `finalPrice`, `line.sum`, `totals.discount`. */
const ROUBLES =
  '(?:\\w*[pP]rice|\\w*[sS]um|\\w*[rR]oubles|\\w*[cC]harge|totals\\.(?:goods|discount|total|delivery|bonuses)|\\bdue|\\bhanded|\\bceiling)'
const OPERATOR = '(?:[-+*/]|[<>]=?)'
/** Matches zero; a comparison with zero is exact. */
const NOUGHT = '0\\b'

const PATTERNS = [
  // a name of roubles before or after an operator
  new RegExp(`\\b${ROUBLES}\\)? ${OPERATOR} (?!${NOUGHT})[\\w(]`),
  new RegExp(`[\\w)] ${OPERATOR} (?:Math\\.\\w+\\()?\\(?(?:[\\w?]+\\.)*${ROUBLES}\\b(?![.(])`),
  // manual conversion between roubles and kopecks
  new RegExp(`(?:${ROUBLES}|[kK]opecks)\\)? [*/] 100\\b`),
  /Math\.round\(.*\* 100\)+ ?\/ 100\b/,
]
const FOLD = new RegExp(`\\bsum \\+ (?:[\\w?]+\\.)*${ROUBLES}\\b`)
/** Matches sums of counts (products, places, days), which use the usual name of an accumulator. */
const COUNTED = /\(sum, |\bsum \+ /g

/** The arithmetic on roubles in a line; null = none. */
function rouble(line: string): string | null {
  if (/^\s*(?:\/?\*|\/\/|import )/.test(line)) return null
  const code = line.replace(/'[^']*'|`[^`$]*`/g, "''")
  const uncounted = code.replace(COUNTED, '')
  for (const pattern of [FOLD, ...PATTERNS]) {
    const found = pattern.exec(pattern === FOLD ? code : uncounted)
    if (found) return `«${found[0]}»: sums and comparisons of roubles are functions of domain/money/roubles.ts`
  }
  return null
}

export const noRoubleArithmetic: Guard = {
  sentence: 'the storefront does no arithmetic on roubles: functions of the domain count in whole kopecks',
  appliesTo: (path) => /^web\/(?!build\/).*\.tsx?$/.test(path) && !/\.(?:test|data)\.tsx?$/.test(path),
  check: (text) => complainByLine(text, rouble),
}
