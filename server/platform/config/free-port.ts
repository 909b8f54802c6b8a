import { createServer } from 'node:net'
import { StartFailure } from './start-failure.ts'

/**
 * Checks that the server can listen on the host and port, before any slow step of the start.
 * @throws StartFailure portTaken or addressUnavailable, naming the setting
 */
export async function requireFreePort(name: 'PORT' | 'EMULATORS_PORT', port: number, host: string): Promise<void> {
  if (port === 0) return
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    const probe = createServer()
    probe.once('error', resolve)
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)))
  })
  if (error === null) return
  if (error.code === 'EADDRINUSE') throw StartFailure.of('portTaken', { name, port }, error)
  throw StartFailure.of('addressUnavailable', {
    name: error.code === 'EACCES' ? name : 'HOST',
    address: `${host}:${port}`,
  })
}
