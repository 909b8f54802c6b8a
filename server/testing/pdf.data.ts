import { inflateSync } from 'node:zlib'

interface PdfObject {
  /** The entries of the object. */
  readonly entries: string
  /** Decompressed stream of the object; empty = none. */
  readonly stream: string
}

/** The objects of a PDF by number, located by the table at its end. */
function objectsOf(file: string): Map<number, PdfObject> {
  const start = Number(/startxref\n(\d+)\n%%EOF\n?$/.exec(file)?.[1])
  const places = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place))
  return new Map(
    places.map((place, index): [number, PdfObject] => {
      const head = `${index + 1} 0 obj\n`
      if (!file.startsWith(head, place)) throw new Error(`object ${index + 1} is not at ${place}`)
      const body = file.slice(place + head.length, file.indexOf('\nendobj', place))
      const [entries = '', packed] = body.split('\nstream\n', 2)
      const isPacked = entries.includes('/FlateDecode')
      const bytes = Buffer.from(packed?.slice(0, packed.lastIndexOf('\nendstream')) ?? '', 'latin1')
      const stream = isPacked && bytes.length > 0 ? inflateSync(bytes).toString('latin1') : ''
      return [index + 1, { entries, stream }]
    }),
  )
}

/** Characters by code, from a table of `<first> <last> [<sign> …]`. */
function signsOf(table: string): string[] {
  return [...table.matchAll(/^<[0-9a-f]+> <[0-9a-f]+> \[(.*)\]$/gm)].flatMap(([, row = '']) =>
    [...row.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
    ),
  )
}

const numberOf = (entries: string, name: string): number =>
  Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(entries)?.[1])

/** Text of each page with a line per piece, like the copy from a PDF reader. */
export function pagesOfPdf(pdf: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'))
  const object = (number: number): PdfObject => objects.get(number) ?? { entries: '', stream: '' }
  const signs = new Map<number, string[]>()
  const pages = [...objects.values()].filter(({ entries }) => /\/Type \/Page\n/.test(entries))
  return pages.map(({ entries }) => {
    const fonts = new Map(
      [...object(numberOf(entries, 'Resources')).entries.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, number]) => {
        const own = Number(number)
        if (!signs.has(own)) signs.set(own, signsOf(object(numberOf(object(own).entries, 'ToUnicode')).stream))
        return [name, signs.get(own) ?? []] as const
      }),
    )
    const pieces = object(numberOf(entries, 'Contents')).stream.matchAll(/\/(F\d+) [\d.]+ Tf\n\[(.*)\] TJ/g)
    return [...pieces]
      .map(([, font, codes = '']) =>
        [...codes.matchAll(/<([0-9a-f]+)>/g)]
          .flatMap(([, run = '']) => run.match(/.{4}/g) ?? [])
          .map((code) => fonts.get(font)?.[Number.parseInt(code, 16)] ?? '?')
          .join(''),
      )
      .join('\n')
  })
}
