import type { Guard } from './guard.ts'

const vague = /(^|\/)(utils?|helpers?|common|misc|managers?|constructor)(\/|\.[^/]*$)/

/**
 * Reports vague names, because they attract unrelated code; and `map['constructor']`, which is a function of every
 * object.
 */
export const clearNames: Guard = {
  sentence: 'files and folders are named for what they hold: no utils, helpers, common, misc, manager, constructor',
  appliesTo: (path) => /\.(ts|tsx|mjs|css|sql)$/.test(path),
  check: (_text, path) => (vague.test(path) ? ['rename it'] : []),
}
