import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { superuser } from './embedded-cluster.ts'

export interface Remembered {
  port: number
  password: string
  /** Folder of the socket file; absent = none. */
  socket?: string
  /** The process that runs the server, with its start time. */
  owner?: { pid: number; birth: string | null } | undefined
}

export const rememberedFile = (dataDir: string): string => join(dataDir, 'postgres.json')

/** URL by the socket file if there is one, otherwise by the loopback, which tools also use. */
export const embeddedDatabaseUrl = ({ port, password, socket }: Remembered): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`

/**
 * URL of the database server that runs on a folder, for other programs.
 * @throws when none has run there
 */
export const embeddedDatabaseUrlIn = async (dataDir: string): Promise<string> =>
  embeddedDatabaseUrl(JSON.parse(await readFile(rememberedFile(dataDir), 'utf8')) as Remembered)
