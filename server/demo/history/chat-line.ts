import { CHAT_SOCKET_PATH } from '@okolitsa/contracts/chat/chat-socket-events.ts'

/** A person of one side of a chat. */
export interface Talker {
  readonly clientType: 'customer' | 'seller'
  /** Id of the customer, or of the seller. */
  readonly userId: number
  readonly token: string
}
type Event = readonly [name: string, body: Readonly<Record<string, unknown>>]
type SocketAnswer = { readonly ok: boolean; readonly error?: { readonly code: string } }

const LIMIT_MS = 20_000

/**
 * Sends events over a connection of the chat, one after another, and waits for each answer. It speaks Socket.IO's
 * protocol itself: a client library would be installed for this alone.
 * @returns code of the first refusal; null = all were accepted
 */
export async function sendToChat(shopUrl: string, talker: Talker, events: readonly Event[]): Promise<string | null> {
  const { clientType, userId, token } = talker
  const url = `${shopUrl.replace('http', 'ws')}${CHAT_SOCKET_PATH}?EIO=4&transport=websocket`
  const socket = new WebSocket(url)
  const waiting: ((frame: string) => void)[] = []
  const frames: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const frame = String(data)
    // a ping of the transport
    if (frame === '2') return socket.send('3')
    const next = waiting.shift()
    if (next) next(frame)
    else frames.push(frame)
  })
  const nextFrame = () =>
    new Promise<string>((resolve, reject) => {
      const known = frames.shift()
      if (known !== undefined) return resolve(known)
      const timer = setTimeout(() => reject(new Error('the chat does not answer')), LIMIT_MS)
      waiting.push((frame) => {
        clearTimeout(timer)
        resolve(frame)
      })
    })
  const frameWith = async (start: string): Promise<string> => {
    for (;;) {
      const frame = await nextFrame()
      if (frame.startsWith('44')) throw new Error(`the chat refuses: ${frame}`)
      if (frame.startsWith(start)) return frame.slice(start.length)
    }
  }
  try {
    await frameWith('0')
    socket.send(`40${JSON.stringify({ token, clientType })}`)
    await frameWith('40')
    const all: readonly Event[] = [['identity', { clientType, userId }], ...events]
    for (const [number, event] of all.entries()) {
      socket.send(`42${number}${JSON.stringify(event)}`)
      const [answer] = JSON.parse(await frameWith(`43${number}`)) as [SocketAnswer]
      if (!answer.ok) return answer.error?.code ?? 'unknown'
    }
    return null
  } finally {
    socket.close()
  }
}
