/** A call without a response: no network, a broken connection, a starting server. A TypeError like fetch's. */
export class ConnectionLost extends TypeError {
  constructor(cause: unknown) {
    super('the connection was lost', { cause })
    this.name = 'ConnectionLost'
  }
}

/** True for a network failure, but not for other TypeErrors. */
export const isConnectionLost = (error: unknown): error is ConnectionLost => error instanceof ConnectionLost
