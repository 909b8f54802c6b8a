import { Socket } from 'node:net'
import pg from 'pg'

/**
 * A client that sends statements begun in one moment in one write: each write wakes the database's process. It has its
 * own socket for that, which the driver is handed (`stream`).
 */
export class GatheringClient extends pg.Client {
  readonly #socket: Socket

  constructor(config?: string | pg.ClientConfig) {
    const socket = new Socket()
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket })
    this.#socket = socket
  }

  /**
   * Holds back what is sent from now on until the moment is over. For statements of a transaction alone: a single one
   * has the connection to itself, and would wait for nothing.
   */
  gather(): void {
    const socket = this.#socket
    if (socket.writableCorked > 0) return
    socket.cork()
    process.nextTick(() => socket.uncork())
  }
}
