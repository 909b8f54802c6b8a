import { linesOfGiant } from './giant-files.ts'
import { isProse, proseComplaints } from './prose.ts'

export type ReadFile = (path: string) => string

/** True for a `module.ts` of the server, whose folder is a module. */
export const isModule = (path: string): boolean => /^server\/.+\/module\.ts$/.test(path)

/**
 * Production TypeScript: the four packages of the product without tests and their worlds (`.test`, `.contract`, `.data`,
 * `testing`), generated files and declarations. Texts (`strings`), emulators and the demo world are packages of their own.
 */
export const isProduction = (path: string): boolean =>
  /^(server|web|contracts|domain)\/.*\.tsx?$/.test(path) &&
  !/\.(test|contract|data|d)\.tsx?$|(^|\/)testing([\w-]*\.ts$|\/)|\/generated\//.test(path)

/** True for a limited page of the docs; measurements keep their history and have no limit. */
export const isGuide = (path: string): boolean => /^docs\/.*\.md$/.test(path) && !path.startsWith('docs/measurements/')

const countLines = (text: string): number => text.trimEnd().split('\n').length

export const countProductionLines = (paths: readonly string[], read: ReadFile): number =>
  paths.filter(isProduction).reduce((sum, path) => sum + countLines(read(path)), 0)

export const countWords = (paths: readonly string[], read: ReadFile): number =>
  paths.filter(isGuide).reduce((sum, path) => sum + (read(path).match(/\S+/g)?.length ?? 0), 0)

export const findGiants = (paths: readonly string[], read: ReadFile): string[] =>
  paths.flatMap((path) => {
    const lines = linesOfGiant(path, () => read(path))
    return lines === null ? [] : [`${path}: ${lines} lines`]
  })

/** Banned patterns of prose by the first folder of their path. */
export function findProse(paths: readonly string[], read: ReadFile): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const path of paths.filter(isProse)) {
    const complaints = proseComplaints(read(path), path).map((complaint) => `${path}:${complaint}`)
    const [folder = path] = path.split('/')
    if (complaints.length > 0) found.set(folder, [...(found.get(folder) ?? []), ...complaints])
  }
  return found
}
