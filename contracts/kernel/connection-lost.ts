/** The call never got an answer: no network, a cut line, a server that is being started. A TypeError like fetch's own. */
export class ConnectionLost extends TypeError {
  constructor(cause: unknown) {
    super('the connection was lost', { cause })
    this.name = 'ConnectionLost'
  }
}

/** True for a failure of the network, not for a mistake in code (which is a TypeError, too). */
export const isConnectionLost = (error: unknown): error is ConnectionLost => error instanceof ConnectionLost
