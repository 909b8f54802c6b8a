import { connect, type Socket } from 'node:net'

/**
 * A generator of load that is not what is measured: bare sockets in a process of its own, one ready request written again
 * and again, answers counted by their bytes and never taken apart. It needs a third of what an HTTP client needs.
 */
export interface SocketJob {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}

export interface SocketResult {
  /** Of each answer, ms. */
  readonly times: readonly number[]
  /** Heads included. */
  readonly bytes: number
  readonly seconds: number
  /** CPU time of the generator: near `seconds` = it was the bottleneck. */
  readonly cpuSeconds: number
  /** The first line of an answer that was no 200, or what else went wrong; null = nothing did. */
  readonly failure: string | null
}

const END_OF_HEAD = Buffer.from('\r\n\r\n')
const OK = Buffer.from('HTTP/1.1 200 ')

function run({ port, path, headers, connections, seconds }: SocketJob): Promise<SocketResult> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  return new Promise((resolve) => {
    const times: number[] = []
    let bytes = 0
    let failure: string | null = null
    const cpuBefore = process.cpuUsage()
    const began = performance.now()
    const endsAt = began + seconds * 1_000
    let ended = began
    let open = connections

    function leave(socket: Socket, why: string | null): void {
      failure ??= why
      socket.destroy()
      open -= 1
      if (open > 0) return
      const { user, system } = process.cpuUsage(cpuBefore)
      resolve({ times, bytes, seconds: (ended - began) / 1_000, cpuSeconds: (user + system) / 1e6, failure })
    }

    function drive(socket: Socket): void {
      let asked = 0
      /** Of the answer under way, bytes still to come; null = its head has not ended. */
      let left: number | null = null
      let head: Buffer | null = null
      const ask = () => {
        left = null
        head = null
        asked = performance.now()
        socket.write(request)
      }
      socket.on('connect', ask)
      socket.on('error', (error) => leave(socket, error.message))
      socket.on('data', (chunk) => {
        bytes += chunk.length
        if (left === null) {
          head = head ? Buffer.concat([head, chunk]) : chunk
          const end = head.indexOf(END_OF_HEAD)
          if (end < 0) return
          if (head.compare(OK, 0, OK.length, 0, OK.length) !== 0)
            return leave(socket, head.toString('latin1', 0, head.indexOf('\r\n')))
          const [, length] = /\r\ncontent-length: (\d+)/i.exec(head.toString('latin1', 0, end)) ?? []
          if (length === undefined) return leave(socket, 'an answer without its length')
          left = Number(length) - (head.length - end - END_OF_HEAD.length)
        } else left -= chunk.length
        if (left > 0) return
        ended = performance.now()
        times.push(ended - asked)
        if (ended < endsAt) ask()
        else leave(socket, null)
      })
    }

    for (let number = 0; number < connections; number++) drive(connect({ port, host: '127.0.0.1', noDelay: true }))
  })
}

// imported for its types by the others; runs only when forked
if (process.send && process.argv[1] === import.meta.filename) {
  process.on('message', (job: SocketJob) => {
    run(job).then((result) => process.send?.(result, () => process.exit(0)))
  })
}
