import { complainByLine, type Guard } from './guard.ts'

/** Folders whose formatted texts are read by people only: texts, emulator pages. */
const home = /^(strings|emulators|tests\/(journeys|bench|crash))\/|\.test\.tsx?$|\.data\.ts$|^scripts\/guards\//
/** The file that reads the named parts of a timestamp, never its text. */
const wallClock = 'domain/clock/clock.ts'

/**
 * Reports formatted text of Intl, which depends on the engine: WebKit writes 11/22/2026 where Chromium writes
 * 2026-11-22, and code that parses it fails in one of them. Days and hours come from domain/clock, texts from strings/.
 */
export const noParsedWords: Guard = {
  sentence: 'dates and numbers are formatted in strings/ only, and nothing parses formatted text',
  appliesTo: (path) => /\.(ts|tsx|mjs)$/.test(path) && !home.test(path),
  check: (text, path) =>
    complainByLine(text, (line) => {
      if (path === wallClock) return /\.format\(/.exec(line)?.[0] ?? null
      return /\bIntl\.(DateTimeFormat|NumberFormat)\b(?!>)|\.toLocale(Date|Time)?String\(/.exec(line)?.[0] ?? null
    }),
}
