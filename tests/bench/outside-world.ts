import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createEmulators } from '@okolitsa/emulators/server.ts'

/** Services outside the shop: bank, messages, carrier. */
export interface OutsideWorld {
  readonly url: string
  stop(): void
}

/**
 * Starts the emulators in a separate process, so that their CPU time is not attributed to the shop. Their state is lost
 * at the end. @param port port of the emulators @param shopUrl URL that they notify of events
 */
export async function startOutsideWorld(port: number, shopUrl: string): Promise<OutsideWorld> {
  const child: ChildProcess = fork(import.meta.filename, [String(port), shopUrl])
  const ended = once(child, 'exit').then(() => {
    throw new Error('the emulators did not start')
  })
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return { url: `http://127.0.0.1:${port}`, stop: () => child.disconnect() }
}

// Other modules import the function above; the file emulates only when forked.
if (process.send && process.argv[1] === import.meta.filename) {
  const [port = '', shopUrl = ''] = process.argv.slice(2)
  const emulators = await createEmulators({
    port: Number(port),
    host: '127.0.0.1',
    publicUrl: `http://127.0.0.1:${port}`,
    shopUrl,
    now: Date.now,
  })
  process.on('disconnect', () => process.exit(0))
  await emulators.listen()
  process.send('listening')
}
