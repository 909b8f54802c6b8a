import type { Readable } from 'node:stream'

/** Kind of a frame: a task, a part of its result, the end of the result, or a failure. */
export type FrameKind = 'task' | 'part' | 'done' | 'failed'

export interface Frame {
  readonly kind: FrameKind
  readonly payload: Buffer
}

/** Kinds of frames; the index is the number on the wire. */
const KINDS: readonly FrameKind[] = ['task', 'part', 'done', 'failed']
/** Length of a frame's head: one byte for the kind and four for the length. */
const HEAD_BYTES = 5

/** Error of a malformed frame or one longer than allowed. */
export class BrokenFrames extends Error {}

export function framed(kind: FrameKind, payload: Uint8Array): Buffer {
  const head = Buffer.allocUnsafe(HEAD_BYTES)
  head.writeUInt8(KINDS.indexOf(kind), 0)
  head.writeUInt32LE(payload.length, 1)
  return Buffer.concat([head, payload])
}

export interface FrameReader {
  /**
   * Reads the next frame; null = end of stream.
   * @param mostBytes maximum length of a payload
   * @throws BrokenFrames
   */
  next(mostBytes: number): Promise<Frame | null>
}

/** Reads frames of a stream one by one; the stream is paused in between. */
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
