import { complainByLine, type Guard } from './guard.ts'

/** User texts are in strings/ (and in the demo, emulator pages, tests with user-visible texts, gazetteer data). */
const home =
  /^(strings|demo|emulators|docs|tests\/(journeys|crash)|server\/demo)\/|\.data\.ts$|\.test\.tsx?$|^server\/adapters\/geo\/gazetteer\/|^scripts\/guards\/no-stray-cyrillic/

/** A text outside strings/ is never translated or proofread. */
export const noStrayCyrillic: Guard = {
  sentence: 'Russian words live in strings/, demo/ and emulator pages, not in code',
  appliesTo: (path) => /\.(ts|tsx|mjs|cjs|css|sql|html)$/.test(path) && !home.test(path),
  check: (text, path) =>
    complainByLine(withoutComments(text, path), (line) => /[а-яё][а-яё «»-]*/i.exec(line)?.[0] ?? null),
}

/**
 * Comments may quote the words they explain; rows of reference data in migrations begin with a bracket. Regular
 * expressions on letters are no words.
 */
function withoutComments(text: string, path: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, '')
  const withoutBlocks = text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/<!--[\s\S]*?-->/g, blank)
  const withoutLines = path.endsWith('.sql')
    ? withoutBlocks.replace(/--.*$/gm, blank).replace(/^(comment on |\s*\().*$/gim, blank)
    : withoutBlocks.replace(/(^|[\s;{}(,])\/\/.*$/gm, blank)
  // Units of measure are values of the wire format.
  return withoutLines.replace(/'(г|мл|шт)'/g, "''").replace(/\[\^?[^\]\n]*[а-яё]-[а-яё][^\]\n]*\]/gi, '')
}
