import { createServer, type Socket } from 'node:net'
import pg from 'pg'

/** Statements that depend on the session: in transaction mode the next statement runs in another session. */
const OF_A_SESSION =
  /^\s*(listen|unlisten|declare .* with hold|discard|set (?!local)|select pg_(try_)?advisory_(un)?lock)/i

const SSL_REQUEST = 80_877_103
const STARTUP = 196_608

export interface FakePooler {
  readonly url: string
  /** Statements that such a pooler cannot execute. */
  readonly strange: string[]
  /** Number of times a client was assigned another session. */
  switches(): number
  close(): Promise<void>
}

interface Client {
  readonly socket: Socket
  readonly waiting: Buffer[]
  server: Server | null
  last: Server | null
  /** Number of outstanding «ready» answers, and whether a statement is incomplete. */
  owed: number
  isWithin: boolean
}
interface Server {
  readonly stream: Socket
  client: Client | null
}

const message = (type: string, ...parts: (string | Buffer)[]): Buffer => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)))
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
/** The test's database is dropped while connections are still being opened. */
const noMatter = () => undefined
const READY = message('Z', Buffer.from('I'))
const refusal = (code: string, text: string) =>
  message('E', 'SFATAL', 'VFATAL', `C${code}`, `M${text}`, Buffer.from([0]))

/** Splits a stream of bytes into messages, each of which starts with its type. */
function framesOf(take: (frame: Buffer, type: string) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1
      const frame = rest.subarray(0, end)
      rest = rest.subarray(end)
      take(frame, String.fromCharCode(frame[0] ?? 0))
    }
  }
}

/**
 * Imitates PgBouncer in transaction mode, stricter than the real one: after each transaction a client continues in
 * another session, startup options are refused, and prepared statements stay with their session (as before 1.21).
 * Clients need no password.
 */
export async function openFakePooler(serverUrl: string, size: number): Promise<FakePooler> {
  const strange: string[] = []
  let switches = 0
  const queue: Client[] = []

  async function openServer(): Promise<Server> {
    const signedIn = new pg.Client({ connectionString: serverUrl })
    await signedIn.connect()
    // from here on the bytes belong to the clients
    const { stream } = (signedIn as unknown as { connection: { stream: Socket } }).connection
    for (const event of ['data', 'end', 'error', 'close']) stream.removeAllListeners(event)
    stream.setNoDelay()
    const server: Server = { stream, client: null }
    stream.on('error', () => stream.destroy())
    stream.on('close', () => {
      server.client?.socket.destroy()
      servers.splice(servers.indexOf(server), 1)
      if (front.listening)
        openServer().then((another) => {
          servers.push(another)
          serve()
        }, noMatter)
    })
    stream.on(
      'data',
      framesOf((frame, type) => {
        const { client } = server
        client?.socket.write(frame)
        if (type !== 'Z' || client === null) return
        client.owed -= 1
        if (client.owed > 0 || client.isWithin || frame.at(5) !== 'I'.charCodeAt(0)) return
        client.server = null
        server.client = null
        serve()
      }),
    )
    return server
  }
  const servers: Server[] = []

  /** Assigns the least recently used session first. */
  function serve(): void {
    for (let at = servers.findIndex(({ client }) => client === null); at >= 0 && queue.length > 0; ) {
      const [server] = servers.splice(at, 1) as [Server]
      servers.push(server)
      const client = queue.shift() as Client
      if (client.last !== null && client.last !== server) switches += 1
      Object.assign(client, { server, last: server })
      server.client = client
      for (const frame of client.waiting.splice(0)) pass(client, server, frame)
      at = servers.findIndex(({ client }) => client === null)
    }
  }

  function pass(client: Client, server: Server, frame: Buffer): void {
    const type = String.fromCharCode(frame[0] ?? 0)
    if (type === 'Q' || type === 'S') client.owed += 1
    client.isWithin = type !== 'Q' && type !== 'S'
    const text =
      type === 'Q' ? frame.toString('utf8', 5) : type === 'P' ? frame.toString('utf8', frame.indexOf(0, 5) + 1) : ''
    if (OF_A_SESSION.test(text)) strange.push(text.split('\0')[0] ?? '')
    server.stream.write(frame)
  }

  const clients = new Set<Socket>()
  const front = createServer((socket) => {
    const client: Client = { socket, waiting: [], server: null, last: null, owed: 0, isWithin: false }
    socket.setNoDelay()
    clients.add(socket)
    const take = framesOf((frame, type) => {
      if (type === 'X') return void socket.end()
      if (client.server) return pass(client, client.server, frame)
      client.waiting.push(frame)
      if (client.waiting.length > 1) return
      queue.push(client)
      serve()
    })
    let start: Buffer | null = Buffer.alloc(0)
    const open = (bytes: Buffer): Buffer => {
      let rest = bytes
      while (rest.length >= 8 && rest.length >= rest.readInt32BE(0)) {
        const size = rest.readInt32BE(0)
        const kind = rest.readInt32BE(4)
        const words = rest.toString('utf8', 8, size).split('\0')
        rest = rest.subarray(size)
        if (kind === SSL_REQUEST) socket.write('N')
        else if (kind !== STARTUP) socket.destroy()
        else if (words.includes('options')) socket.end(refusal('08P01', 'unsupported startup parameter: options'))
        else {
          socket.write(Buffer.concat([message('R', Buffer.alloc(4)), message('K', Buffer.alloc(8)), READY]))
          start = null
          break
        }
      }
      return rest
    }
    socket.on('data', (bytes) => {
      if (start === null) return take(bytes)
      const rest = open(Buffer.concat([start, bytes]))
      if (start === null) take(rest)
      else start = rest
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      clients.delete(socket)
      const at = queue.indexOf(client)
      if (at >= 0) queue.splice(at, 1)
      // disconnected within a transaction: PgBouncer also closes the session
      client.server?.stream.destroy()
    })
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  servers.push(...(await Promise.all(Array.from({ length: size }, openServer))))
  const url = new URL(serverUrl)
  url.search = ''
  url.port = String((front.address() as { port: number }).port)
  url.hostname = '127.0.0.1'
  return {
    url: url.href,
    strange,
    switches: () => switches,
    close: async () => {
      const closed = new Promise((resolve) => front.close(resolve))
      for (const socket of clients) socket.destroy()
      for (const { stream } of servers) stream.destroy()
      await closed
    },
  }
}
