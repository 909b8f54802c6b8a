import { complainByLine, type Guard } from './guard.ts'

/** A key written where it is used: its other users then guess how it begins. */
const writtenKey = /queryKey: \[|QueryData(?:<[^>]*>)?\(\[/

export const queryKeys: Guard = {
  sentence: 'keys of the page’s cache are written in web/data/<noun>/queries.ts or keys.ts and nowhere else',
  appliesTo: (path) => /^web\/.*\.tsx?$/.test(path) && !/^web\/data\/[^/]+\/(queries|keys)\.ts$/.test(path),
  check: (text) => complainByLine(text, (line) => writtenKey.exec(line)?.[0] ?? null),
}
