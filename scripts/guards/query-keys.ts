import { complainByLine, type Guard } from './guard.ts'

/** Matches a query key written where it is used, whose prefix other users would have to guess. */
const writtenKey = /queryKey: \[|QueryData(?:<[^>]*>)?\(\[/

export const queryKeys: Guard = {
  sentence:
    'keys of the page’s cache are written in queries.ts or keys.ts of web/data/<noun> and its desk, and nowhere else',
  appliesTo: (path) => /^web\/.*\.tsx?$/.test(path) && !/^web\/data\/[^/]+\/(desk\/)?(queries|keys)\.ts$/.test(path),
  check: (text) => complainByLine(text, (line) => writtenKey.exec(line)?.[0] ?? null),
}
