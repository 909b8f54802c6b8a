import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { superuser } from './embedded-cluster.ts'

/** What must survive between starts beside the cluster itself. */
export interface Remembered {
  port: number
  password: string
  /** Folder of the socket file; absent = there is none. */
  socket?: string
  /** The process that runs the server, and the moment it began. */
  owner?: { pid: number; birth: string | null } | undefined
}

/** In the folder of all data. */
export const rememberedFile = (dataDir: string): string => join(dataDir, 'postgres.json')

/** By the socket file where there is one, else by the loopback, where tools find the server as well. */
export const embeddedAddress = ({ port, password, socket }: Remembered): string =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/postgres${socket ? `?host=${encodeURIComponent(socket)}` : ''}`

/** The address of the server that works on a folder, for programs beside it. @throws when none has worked there */
export const embeddedAddressIn = async (dataDir: string): Promise<string> =>
  embeddedAddress(JSON.parse(await readFile(rememberedFile(dataDir), 'utf8')) as Remembered)
