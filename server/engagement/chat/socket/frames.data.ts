import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Raw frames (Engine.IO 4, Socket.IO 5) without the library, so that its protocol changes are noticed. */
export interface RawSocket {
  /** Received events, oldest first. */
  readonly received: { readonly name: string; readonly body: unknown }[]
  /** Frames other than events and acknowledgements. */
  readonly frames: string[]
  isClosed(): boolean
  /** Emits an event and waits for its acknowledgement. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  emit(name: string, body: unknown): Promise<any>
  /** Emits an event with a JSON body and waits for its acknowledgement. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came
  emitJson(name: string, json: string): Promise<any>
  /** Sends a raw frame. */
  send(frame: string): void
  /** Emits an event without an acknowledgement. */
  emitOnly(name: string, body: unknown): void
  close(): void
}

export const addressOf = (http: FastifyInstance): string => `127.0.0.1:${(http.server.address() as AddressInfo).port}`

/** Opens a socket as a person; resolves when the node has admitted or refused it. */
export async function openSocket(address: string, auth: object): Promise<RawSocket> {
  const socket = new WebSocket(`ws://${address}/socket.io/?EIO=4&transport=websocket`)
  const received: RawSocket['received'] = []
  const frames: string[] = []
  const answers = new Map<number, (answer: unknown) => void>()
  let last = 0
  let isClosed = false
  const opened = Promise.withResolvers<void>()
  const failWaiting = () => {
    isClosed = true
    opened.resolve()
    for (const answer of answers.values()) answer({ ok: false, error: { code: 'CLOSED' } })
    answers.clear()
  }
  socket.addEventListener('close', failWaiting)
  socket.addEventListener('error', failWaiting)
  socket.addEventListener('message', ({ data }) => {
    const frame = String(data)
    if (frame === '2') return socket.send('3')
    if (frame.startsWith('42')) {
      const [name, body] = JSON.parse(frame.slice(2))
      return void received.push({ name, body })
    }
    const [, id, answer] = /^43(\d+)(.*)$/s.exec(frame) ?? []
    if (id !== undefined && answer !== undefined) {
      answers.get(Number(id))?.(JSON.parse(answer)[0])
      return void answers.delete(Number(id))
    }
    frames.push(frame)
    if (frame.startsWith('0')) socket.send(`40${JSON.stringify(auth)}`)
    if (frame.startsWith('40') || frame.startsWith('44')) opened.resolve()
  })
  await opened.promise
  const emitJson: RawSocket['emitJson'] = (name, json) =>
    new Promise((resolve) => {
      if (isClosed) return resolve({ ok: false, error: { code: 'CLOSED' } })
      last += 1
      answers.set(last, resolve)
      socket.send(`42${last}[${JSON.stringify(name)},${json}]`)
    })
  return {
    received,
    frames,
    isClosed: () => isClosed,
    emit: (name, body) => emitJson(name, JSON.stringify(body) ?? 'null'),
    emitJson,
    send: (frame) => socket.send(frame),
    emitOnly: (name, body) => socket.send(`42${JSON.stringify([name, body])}`),
    close: () => socket.close(),
  }
}
