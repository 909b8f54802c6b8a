import { deflateSync } from 'node:zlib'

/** Numbered objects of a PDF file. */
export interface PdfFile {
  /** Answers the object's number. */
  add(text: string): number
  /** The same for a program of drawing; it is packed. */
  addStream(text: string): number
  /** A number for what is not made yet. */
  reserve(): number
  put(number: number, text: string): void
  /** The whole file. @param heads the entries of the trailer: `/Root 1 0 R` */
  bytes(heads: string): Uint8Array
}

export function createPdfFile(): PdfFile {
  const objects: Buffer[] = []
  const put = (number: number, body: Buffer) => {
    objects[number - 1] = body
  }
  const reserve = () => objects.push(Buffer.alloc(0))
  const add = (body: Buffer) => {
    const number = reserve()
    put(number, body)
    return number
  }
  return {
    reserve,
    put: (number, text) => put(number, Buffer.from(text, 'latin1')),
    add: (text) => add(Buffer.from(text, 'latin1')),
    addStream: (text) => {
      const packed = deflateSync(Buffer.from(text, 'latin1'))
      const head = Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`)
      return add(Buffer.concat([head, packed, Buffer.from('\nendstream')]))
    },
    bytes: (heads) => {
      // bytes above 127 say that the file is no text
      const parts = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')]
      let offset = parts[0]?.length ?? 0
      const offsets = objects.map((body, index) => {
        const at = offset
        const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')])
        parts.push(part)
        offset += part.length
        return at
      })
      const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
      const size = objects.length + 1
      parts.push(
        Buffer.from(
          `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} ${heads} >>\nstartxref\n${offset}\n%%EOF\n`,
        ),
      )
      return Buffer.concat(parts)
    },
  }
}
