const encoder = new TextEncoder()
/** A character of a text takes three bytes at most. */
const MOST_BYTES_OF_CHARACTER = 3
/** Room for a page of 340 thousand characters. Nothing awaits while it is in use. */
const room = new Uint8Array(1024 * 1024)

/** A long text as bytes: `Buffer.from` counts them first and takes twice the time of a page (0.39 ms instead of 0.2). */
export function utf8Bytes(text: string): Buffer {
  if (text.length * MOST_BYTES_OF_CHARACTER > room.length) return Buffer.from(text)
  const { written } = encoder.encodeInto(text, room)
  return Buffer.from(room.subarray(0, written))
}
