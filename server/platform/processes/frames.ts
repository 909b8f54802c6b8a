import type { Readable } from 'node:stream'

/** What a frame holds: a task for a process, a part of its result, the end of its result, or why there is none. */
export type FrameKind = 'task' | 'part' | 'done' | 'failed'

export interface Frame {
  readonly kind: FrameKind
  readonly payload: Buffer
}

/** The place of a kind is its number on the wire. */
const KINDS: readonly FrameKind[] = ['task', 'part', 'done', 'failed']
/** A byte of the kind and four of the length. */
const HEAD_BYTES = 5

/** More bytes than the reader takes, or bytes that are no frame. */
export class BrokenFrames extends Error {}

/** A payload with its head before it. */
export function framed(kind: FrameKind, payload: Uint8Array): Buffer {
  const head = Buffer.allocUnsafe(HEAD_BYTES)
  head.writeUInt8(KINDS.indexOf(kind), 0)
  head.writeUInt32LE(payload.length, 1)
  return Buffer.concat([head, payload])
}

export interface FrameReader {
  /**
   * The next frame; null = the stream has ended.
   * @param mostBytes a longer payload is not read
   * @throws BrokenFrames
   */
  next(mostBytes: number): Promise<Frame | null>
}

/** Reads frames of a stream one by one; between two of them the stream waits. */
export function createFrameReader(stream: Readable): FrameReader {
  const chunks = stream.iterator({ destroyOnReturn: false })
  let held: Buffer = Buffer.alloc(0)

  async function take(bytes: number): Promise<Buffer | null> {
    const pieces = [held]
    let length = held.length
    while (length < bytes) {
      const { done, value } = await chunks.next()
      if (done) return null
      pieces.push(value)
      length += value.length
    }
    const all = Buffer.concat(pieces, length)
    held = all.subarray(bytes)
    return all.subarray(0, bytes)
  }

  return {
    async next(mostBytes) {
      const head = await take(HEAD_BYTES)
      if (!head) return null
      const kind = KINDS[head.readUInt8(0)]
      const length = head.readUInt32LE(1)
      if (!kind || length > mostBytes) throw new BrokenFrames()
      const payload = await take(length)
      return payload && { kind, payload }
    },
  }
}
