import { createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'

/** State of the store; `silent` accepts commands and answers them later, like a stopped process. */
type Mood = 'well' | 'silent'

/** A Valkey for tests, with the commands that the shop uses, by RESP3 over TCP. */
export interface FakeValkey {
  readonly url: string
  /** Names of received commands, in order. */
  readonly receivedCommands: string[]
  readonly keys: () => string[]
  set(mood: Mood): void
  /** Cuts every connection, refuses new ones and loses its data, like a killed process. */
  kill(): Promise<void>
  /** Opens again on the same port. */
  revive(): Promise<void>
}

interface Held {
  readonly bytes: Buffer
  readonly endsAt: number
}
type Reply = string

const OK = '+OK\r\n'
const NONE = '_\r\n'
const blob = (bytes: Buffer): Buffer => Buffer.concat([Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')])
const push = (...parts: readonly string[]): Buffer =>
  Buffer.concat([Buffer.from(`>${parts.length}\r\n`), ...parts.map((part) => blob(Buffer.from(part)))])

/** Opens a store that is closed after the file's last test. */
export async function openFakeValkey(): Promise<FakeValkey> {
  const kept = new Map<string, Held>()
  /** Sockets with the function that answers their pending commands. */
  const sockets = new Map<Socket, () => void>()
  const listening = new Map<string, Set<Socket>>()
  const receivedCommands: string[] = []
  let mood: Mood = 'well'

  const alive = (key: string): Held | undefined => {
    const held = kept.get(key)
    if (held && held.endsAt > performance.now()) return held
    kept.delete(key)
    return undefined
  }
  const leftMs = ({ endsAt }: Held) =>
    endsAt === Number.POSITIVE_INFINITY ? -1 : Math.ceil(endsAt - performance.now())

  const commands: Record<string, (args: readonly Buffer[], socket: Socket) => Reply | Buffer> = {
    HELLO: () => '%2\r\n$6\r\nserver\r\n$6\r\nvalkey\r\n$5\r\nproto\r\n:3\r\n',
    PING: () => '+PONG\r\n',
    SELECT: () => OK,
    SET: ([key, bytes = Buffer.alloc(0), px, ms]) => {
      const isTimed = String(px).toUpperCase() === 'PX'
      kept.set(String(key), { bytes, endsAt: isTimed ? performance.now() + Number(ms) : Number.POSITIVE_INFINITY })
      return OK
    },
    GET: ([key]) => {
      const held = alive(String(key))
      return held ? blob(held.bytes) : NONE
    },
    PTTL: ([key]) => {
      const held = alive(String(key))
      return `:${held ? leftMs(held) : -2}\r\n`
    },
    INCRBY: ([key, by]) => {
      const held = alive(String(key))
      const total = Number(held?.bytes ?? 0) + Number(by)
      kept.set(String(key), { bytes: Buffer.from(String(total)), endsAt: held?.endsAt ?? Number.POSITIVE_INFINITY })
      return `:${total}\r\n`
    },
    PEXPIRE: ([key, ms, condition]) => {
      const held = alive(String(key))
      if (!held || (String(condition).toUpperCase() === 'NX' && leftMs(held) >= 0)) return ':0\r\n'
      kept.set(String(key), { ...held, endsAt: performance.now() + Number(ms) })
      return ':1\r\n'
    },
    PUBLISH: ([channel, text]) => {
      const readers = [...(listening.get(String(channel)) ?? [])]
      for (const reader of readers) reader.write(push('message', String(channel), String(text)))
      return `:${readers.length}\r\n`
    },
    SUBSCRIBE: ([channel], socket) => {
      const name = String(channel)
      listening.set(name, (listening.get(name) ?? new Set()).add(socket))
      return Buffer.concat([
        Buffer.from('>3\r\n'),
        blob(Buffer.from('subscribe')),
        blob(Buffer.from(name)),
        Buffer.from(':1\r\n'),
      ])
    },
  }

  const server = createServer((socket) => {
    let unread = Buffer.alloc(0)
    const answer = () => {
      while (mood === 'well') {
        const found = commandIn(unread)
        if (!found) return
        unread = unread.subarray(found.length)
        const [name = '', ...args] = found.words
        receivedCommands.push(String(name).toUpperCase())
        socket.write(commands[String(name).toUpperCase()]?.(args, socket) ?? `-ERR unknown command '${name}'\r\n`)
      }
    }
    sockets.set(socket, answer)
    socket.on('data', (part) => {
      unread = Buffer.concat([unread, part])
      answer()
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      for (const readers of listening.values()) readers.delete(socket)
    })
  })
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject)
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject)
        resolve((server.address() as { port: number }).port)
      })
    })
  const port = await listen(0)
  const kill = () =>
    new Promise<void>((resolve) => {
      kept.clear()
      server.close(() => resolve())
      for (const socket of sockets.keys()) socket.destroy()
    })
  afterAll(kill)
  return {
    url: `valkey://127.0.0.1:${port}`,
    receivedCommands,
    keys: () => [...kept.keys()].filter(alive),
    set: (next) => {
      mood = next
      for (const answer of sockets.values()) answer()
    },
    kill,
    revive: async () => void (await listen(port)),
  }
}

/** The first complete command in the buffer: `*2\r\n$3\r\nGET\r\n$1\r\nx\r\n`. */
function commandIn(bytes: Buffer): { words: readonly Buffer[]; length: number } | null {
  let at = 0
  const number = (): number | null => {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) return null
    const value = Number(bytes.toString('latin1', at + 1, end))
    at = end + 2
    return value
  }
  const count = number()
  if (count === null) return null
  const words: Buffer[] = []
  for (let index = 0; index < count; index += 1) {
    const length = number()
    if (length === null || bytes.length < at + length + 2) return null
    words.push(bytes.subarray(at, at + length))
    at += length + 2
  }
  return { words, length: at }
}
