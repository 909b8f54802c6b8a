import { readFileSync } from 'node:fs'

export const bytesOf = (source: string): Buffer => readFileSync(new URL(source, import.meta.url))

/** Width and height of a lossy WebP without transparency, read from its first frame. */
export function sidesOf(file: Buffer): { width: number; height: number } {
  const at = file.indexOf('VP8 ') + 8
  return { width: file.readUInt16LE(at + 6) & 0x3fff, height: file.readUInt16LE(at + 8) & 0x3fff }
}
