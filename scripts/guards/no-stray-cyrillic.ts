import { complainByLine, type Guard } from './guard.ts'

/**
 * Folders of user texts: strings/ (and the demo, emulator pages, tests with user-visible texts, gazetteer data, writers of
 * formats whose names are Russian).
 */
const home =
  /^(strings|demo|emulators|docs|tests\/(journeys|crash)|server\/demo)\/|\.data\.ts$|\.test\.tsx?$|^server\/(adapters\/geo\/gazetteer|desks\/agency-papers\/utd)\/|^scripts\/guards\/(no-stray-cyrillic|market-name)\./

/** Reports texts outside strings/, which would never be translated or proofread. */
export const noStrayCyrillic: Guard = {
  sentence: 'Russian words live in strings/, demo/ and emulator pages, not in code',
  appliesTo: (path) => /\.(ts|tsx|mjs|cjs|css|sql|html)$/.test(path) && !home.test(path),
  check: (text, path) =>
    complainByLine(withoutComments(text, path), (line) => /[а-яё][а-яё «»-]*/i.exec(line)?.[0] ?? null),
}

/**
 * Removes comments, which may quote the words that they explain; rows of reference data in migrations, which begin with
 * a bracket; and regular expressions on letters.
 */
function withoutComments(text: string, path: string): string {
  const blank = (comment: string) => comment.replace(/[^\n]/g, '')
  const withoutBlocks = text.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/<!--[\s\S]*?-->/g, blank)
  const withoutLines = path.endsWith('.sql')
    ? withoutBlocks.replace(/--.*$/gm, blank).replace(/^(comment on |\s*\().*$/gim, blank)
    : withoutBlocks.replace(/(^|[\s;{}(,])\/\/.*$/gm, blank)
  // units of measure are values of the wire format
  return withoutLines.replace(/'(г|мл|шт)'/g, "''").replace(/\[\^?[^\]\n]*[а-яё]-[а-яё][^\]\n]*\]/gi, '')
}
