import { type Database, run } from '../../platform/db/client.ts'
import type { EdoTokens } from './ports.ts'

/** Tokens of the operator of electronic documents in the database. */
export const edoTokens = ({ executor }: Pick<Database, 'executor'>): EdoTokens => ({
  read: async (given) => {
    const [row] = await run<{ token: string }>(executor, 'select token from agency_edo_token where given = $1', [given])
    return row?.token ?? null
  },
  write: async (given, next) => {
    await run(
      executor,
      `insert into agency_edo_token (given, token) values ($1, $2)
       on conflict (is_only) do update set given = $1, token = $2`,
      [given, next],
    )
  },
})
