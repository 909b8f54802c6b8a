import { complainByLine, type Guard } from './guard.ts'

// written in parts, so that this file does not report itself
const looseEnd = new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|${['X', 'XX'].join('')})\\b`)
/** Reports notes of open work, which belongs in docs/. (Biome itself requires a reason for a silenced rule.) */
export const noLooseEnds: Guard = {
  sentence: 'no notes of unfinished work in code, no type error silenced for ever',
  appliesTo: (path) => /\.(ts|tsx|mjs|cjs|css|sql)$/.test(path),
  check: (text) =>
    complainByLine(text, (line) => {
      if (/@ts-(ignore|nocheck)\b/.test(line) && !line.includes('/@ts-')) return 'use @ts-expect-error with a reason'
      return looseEnd.exec(line)?.[0] ?? null
    }),
}
