/** Checks the dependency rules; see .dependency-cruiser.cjs. */
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

/**
 * Without a suitable parser, dependency-cruiser finds no modules and no violations, and passes without an error. Raise
 * this number as the code grows.
 */
const fewestModules = 1_600

const folders = ['domain', 'contracts', 'strings', 'server', 'web', 'emulators', 'demo', 'tests', 'scripts']

export interface WallsReport {
  /** Number of the repository's own files examined. */
  modules: number
  /** Violations as «sentence: from → to». */
  violations: string[]
}

interface Part {
  readonly files: readonly string[]
  /** Maximum depth of imports followed from these files. */
  readonly maxDepth: number
}

/**
 * Checks every import under the given root (a checkout, or a small copy of one in a test).
 * @param part null = all files below the root
 */
export async function checkWalls(root: string, part: Part | null = null): Promise<WallsReport> {
  const config = createRequire(import.meta.url)(join(process.cwd(), '.dependency-cruiser.cjs'))
  const tsConfigFile = join(root, 'tsconfig.json')
  const { output } = await cruise(
    part ? [...part.files] : folders.filter((folder) => existsSync(join(root, folder))),
    {
      ruleSet: { forbidden: config.forbidden },
      ...config.options,
      ...(part && { maxDepth: part.maxDepth }),
      baseDir: root,
      validate: true,
    },
    config.options.enhancedResolveOptions,
    existsSync(tsConfigFile) ? { tsConfig: extractTSConfig(tsConfigFile) } : {},
  )
  const { modules, summary } = output as ICruiseResult
  const modulesOf = (context: string) => {
    const folder = join(root, 'server', context)
    return existsSync(folder) ? readdirSync(folder).map((name) => [context, name] as const) : []
  }
  const unlisted = (config.CONTEXTS as string[])
    .flatMap(modulesOf)
    .filter(([, name]) => !Object.hasOwn(config.mayCall, name))
  return {
    modules: modules.filter(({ source }) => folders.some((folder) => source.startsWith(`${folder}/`))).length,
    violations: [
      ...unlisted.map(
        ([context, name]) =>
          `every module says in its module.ts what it is made of and whom it uses: server/${context}/${name}`,
      ),
      ...(config.againstContexts() as string[]),
      ...summary.violations.map(({ rule, from, to, cycle }) => {
        const road = cycle ? cycle.map(({ name }) => name).join(' → ') : to
        return `${rule.name}: ${from} → ${road}`
      }),
    ],
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, violations } = await checkWalls(dirname(dirname(fileURLToPath(import.meta.url))))
  for (const violation of violations) console.error(violation)
  if (modules < fewestModules) {
    console.error(
      `Only ${modules} files were looked at, at least ${fewestModules} were expected: the parser is broken.`,
    )
  }
  console.log(`${modules} files, ${violations.length} violations`)
  process.exitCode = violations.length > 0 || modules < fewestModules ? 1 : 0
}
