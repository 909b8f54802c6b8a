/** The part of autocannon 9 that we call; the package brings no types of its own. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  namespace autocannon {
    interface Request {
      method?: string
      path?: string
      headers?: Record<string, string>
      body?: string
      setupRequest?(request: Request): Request
    }
    interface Client extends EventEmitter {
      setRequests(requests: Request[]): void
    }
    interface Options {
      url: string
      connections: number
      /** seconds */
      duration?: number
      amount?: number
      requests: Request[]
      setupClient?(client: Client): void
      /** samples of its own statistics, milliseconds */
      sampleInt?: number
    }
    interface Result {
      errors: number
      timeouts: number
      non2xx: number
    }
    interface Instance extends EventEmitter {
      on(
        event: 'response',
        listener: (client: Client, status: number, bytes: number, responseTimeMs: number) => void,
      ): this
      on(event: 'done', listener: (result: Result) => void): this
      stop(): void
    }
  }
  function autocannon(
    options: autocannon.Options,
    done: (error: Error | null, result: autocannon.Result) => void,
  ): autocannon.Instance
  export default autocannon
}
