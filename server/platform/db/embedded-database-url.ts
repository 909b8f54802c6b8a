import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { superuser } from './embedded-cluster.ts'

export interface Remembered {
  port: number
  password: string
  /** Folder of the socket file; absent = none. */
  socket?: string
  /** The process that runs the server, and its start time. */
  owner?: { pid: number; birth: string | null } | undefined
}

export const rememberedFile = (dataDir: string): string => join(dataDir, 'postgres.json')

/** By the socket file if there is one, else by the loopback, which tools use as well. */
export const embeddedDatabaseUrl = ({ port, password, socket }: Remembered): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`

/**
 * Address of the server that runs on a folder, for other programs.
 * @throws when none has run there
 */
export const embeddedDatabaseUrlIn = async (dataDir: string): Promise<string> =>
  embeddedDatabaseUrl(JSON.parse(await readFile(rememberedFile(dataDir), 'utf8')) as Remembered)
