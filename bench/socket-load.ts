import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SocketJob, SocketResult } from './socket-generator.ts'

/** Runs a load of bare sockets in a process of its own. @throws Error naming what was answered instead of a page */
export async function socketLoad(job: SocketJob): Promise<SocketResult> {
  const child = fork(join(import.meta.dirname, 'socket-generator.ts'), { serialization: 'advanced' })
  child.send(job)
  const [result] = (await once(child, 'message')) as [SocketResult]
  if (result.failure !== null) throw new Error(`the generator of load stopped: ${result.failure}`)
  return result
}
