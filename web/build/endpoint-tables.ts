import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Plugin } from 'vite'

const TABLE = /\/contracts\/[^?]*\.endpoints\.ts$/

/**
 * The browser needs an endpoint's method, path and access, not its schemas: in the client build every `*.endpoints.ts`
 * is evaluated and replaced by that plain table, which keeps zod out of catalogue pages. Constants of the file (a
 * limit, the name of a header) are kept; importing a schema from it fails the build. Endpoints that no file of the
 * storefront names are omitted.
 */
export function endpointTables(): Plugin {
  return {
    name: 'endpoint-tables',
    enforce: 'pre',
    async load(id) {
      if (this.environment.config.consumer !== 'client' || !TABLE.test(id)) return null
      const exported = (await import(`${id}?${performance.now()}`)) as Record<string, unknown>
      // in development the next edit may name any of them
      return browserSource(exported, this.environment.mode === 'build' ? namedInPages() : undefined)
    },
  }
}

const WEB = fileURLToPath(new URL('..', import.meta.url))
let named: ReadonlySet<string> | undefined

/** Every identifier in the storefront's source. */
function namedInPages(): ReadonlySet<string> {
  named ??= new Set(
    globSync('{app,data,features,layouts,platform,routes,ui}/**/*.{ts,tsx}', { cwd: WEB })
      .filter((path) => !path.includes('.test.'))
      .flatMap((path) => readFileSync(`${WEB}${path}`, 'utf8').match(/\w+/g) ?? []),
  )
  return named
}

/** The browser's version of a file of endpoints as source text; `words` = identifiers used by pages, absent = all. */
export const browserSource = (exported: Readonly<Record<string, unknown>>, words?: ReadonlySet<string>): string =>
  Object.entries(exported)
    .map(([name, value]) => [name, isTable(value) ? wireOf(value, words) : value] as const)
    .filter(([, value]) => isPlain(value))
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isTable = (value: unknown): value is Record<string, Endpoint> =>
  isRecord(value) && Object.values(value).some((one) => isRecord(one) && 'method' in one && 'path' in one)

/** Whether a value is plain JSON: no schema and no function inside. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (isRecord(value)) return !('safeParse' in value) && Object.values(value).every(isPlain)
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value)
}

const wireOf = (table: Readonly<Record<string, Endpoint>>, words?: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(table)
      // endpoints not built yet and those for machines only are not used by pages
      .filter(([name, { raw, access }]) => !raw && access !== 'service' && (words?.has(name) ?? true))
      .map(([name, { method, path, access, session, once }]) => [name, { method, path, access, session, once }]),
  )
