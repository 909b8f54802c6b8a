const END_OF_HEAD = Buffer.from('\r\n\r\n')
const END_OF_CHUNKS = Buffer.from('0\r\n\r\n')
const SUCCESS = Buffer.from('HTTP/1.1 2')

export type AnswerState = 'more' | 'whole' | { readonly failure: string }

export interface AnswerReader {
  /** Prepares for the next answer. */
  begin(): void
  /** Result of the bytes received so far. */
  read(chunk: Buffer): AnswerState
}

/**
 * Finds the end of an HTTP answer by its length or its last chunk, without parsing other parts. Statuses other than 2xx
 * are failures.
 */
export function createAnswerReader(): AnswerReader {
  /** Remaining bytes; null = in the headers, NaN = until the last chunk. */
  let left: number | null = null
  let head: Buffer | null = null
  let tail: Buffer = Buffer.alloc(0)
  const inChunks = (chunk: Buffer): AnswerState => {
    tail = Buffer.concat([tail, chunk]).subarray(-END_OF_CHUNKS.length)
    return tail.equals(END_OF_CHUNKS) ? 'whole' : 'more'
  }
  return {
    begin() {
      left = null
      head = null
      tail = Buffer.alloc(0)
    },
    read(chunk) {
      if (left !== null) {
        if (Number.isNaN(left)) return inChunks(chunk)
        left -= chunk.length
        return left > 0 ? 'more' : 'whole'
      }
      head = head ? Buffer.concat([head, chunk]) : chunk
      const end = head.indexOf(END_OF_HEAD)
      if (end < 0) return 'more'
      if (head.compare(SUCCESS, 0, SUCCESS.length, 0, SUCCESS.length) !== 0)
        return { failure: head.toString('latin1', 0, head.indexOf('\r\n')) }
      const text = head.toString('latin1', 0, end)
      const body = head.subarray(end + END_OF_HEAD.length)
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(text) ?? []
      if (length === undefined) {
        if (!/\r\ntransfer-encoding: chunked/i.test(text)) return { failure: 'an answer without its length' }
        left = Number.NaN
        return inChunks(body)
      }
      left = Number(length) - body.length
      return left > 0 ? 'more' : 'whole'
    },
  }
}
