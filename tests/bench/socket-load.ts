import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SocketJob, SocketResult } from './socket-generator.ts'

/** A request; `path` includes the query. */
export interface Request {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** Bytes of a request over a keep-alive connection. */
export function bytesOf(port: number, { method = 'GET', path, headers = {}, body = '' }: Request): Buffer {
  const length = Buffer.byteLength(body)
  const all = { host: `127.0.0.1:${port}`, ...headers, ...(method === 'POST' && { 'content-length': String(length) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/**
 * Runs a load in a separate process.
 * @throws Error with an unsuccessful answer
 */
export async function socketLoad(job: SocketJob): Promise<SocketResult> {
  const child = fork(join(import.meta.dirname, 'socket-generator.ts'), { serialization: 'advanced' })
  child.send(job)
  const [result] = (await once(child, 'message')) as [SocketResult]
  if (result.failure !== null) throw new Error(`the generator of load stopped: ${result.failure}`)
  return result
}
