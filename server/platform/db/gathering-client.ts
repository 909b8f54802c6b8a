import { Socket } from 'node:net'
import pg from 'pg'

/**
 * A client that sends statements started in the same tick in one write, because each write wakes the database process.
 * It passes its own socket to the driver (`stream`).
 */
export class GatheringClient extends pg.Client {
  readonly #socket: Socket

  constructor(config?: string | pg.ClientConfig) {
    const socket = new Socket()
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket })
    this.#socket = socket
  }

  /**
   * Corks the socket until the end of the tick. For statements in transactions only, because a single statement would
   * be delayed without a benefit.
   */
  gather(): void {
    const socket = this.#socket
    if (socket.writableCorked > 0) return
    socket.cork()
    process.nextTick(() => socket.uncork())
  }
}
