import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createEmulators } from '@okolitsa/emulators/server.ts'

/** Services outside the shop: bank, messages, carrier. */
export interface OutsideWorld {
  readonly url: string
  stop(): void
}

/**
 * The emulators in a process of their own, as a real bank is: what they take is none of the shop's, which would start
 * them in its own. They forget all at the end.
 * @param port where they answer
 * @param shopUrl address that they notify of events
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

// Imported for the function above; emulates only when forked.
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
