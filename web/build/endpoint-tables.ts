import type { Endpoint } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { Plugin } from 'vite'

const TABLE = /\/contracts\/[^?]*\.endpoints\.ts$/

/**
 * The browser needs an endpoint's method, path and who may call it, not its schemas: in the client build every
 * `*.endpoints.ts` is evaluated here and replaced by that plain table, so zod stays out of catalogue pages.
 */
export function endpointTables(): Plugin {
  return {
    name: 'endpoint-tables',
    enforce: 'pre',
    async load(id) {
      if (this.environment.config.consumer !== 'client' || !TABLE.test(id)) return null
      const tables = (await import(`${id}?${performance.now()}`)) as Record<string, Record<string, unknown> | string>
      return Object.entries(tables)
        .map(([name, table]) => `export const ${name} = ${JSON.stringify(wireOf(table))}`)
        .join('\n')
    },
  }
}

function wireOf(table: Record<string, unknown> | string): unknown {
  // a constant beside the table: the name of a header
  if (typeof table === 'string') return table
  return Object.fromEntries(
    Object.entries(table as Record<string, Endpoint>)
      // what is not built yet and what only machines call no page asks for
      .filter(([, { owed, raw, access }]) => !owed && !raw && access !== 'service')
      .map(([name, { method, path, access, session }]) => [name, { method, path, access, session }]),
  )
}
