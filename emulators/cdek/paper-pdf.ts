import type { BookedShipment } from './shipment-book.ts'

/** Sizes of documents, points. */
const SHEETS = { waybill: { width: 595, height: 842 }, label: { width: 298, height: 420 } } as const
export type PaperKind = keyof typeof SHEETS

const LETTERS = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
const LATIN = 'a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch ~ y ~ e yu ya'
  .split(' ')
  .map((one) => one.replace('~', ''))

/** Transliterates a text, because standard PDF fonts have no Cyrillic and the emulator embeds none. */
const latin = (text: string): string =>
  [...text]
    .map((sign) => {
      const at = LETTERS.indexOf(sign.toLowerCase())
      if (at < 0) return sign.charCodeAt(0) < 127 ? sign : '-'
      const word = LATIN[at] ?? ''
      return sign === sign.toLowerCase() ? word : word.slice(0, 1).toUpperCase() + word.slice(1)
    })
    .join('')
const escaped = (text: string) => latin(text).replace(/[\\()]/g, '\\$&')

/** Stripes that look like a bar code. */
const stripes = (number: string, x: number, y: number) =>
  [...number].map((digit, index) => `${x + index * 16} ${y} ${2 + (Number(digit) % 4) * 3} 60 re f`).join('\n')

function contentOf(kind: PaperKind, shipment: BookedShipment): string {
  const top = SHEETS[kind].height
  const { trackNumber, number, recipient, address, deliveryPoint, weightGrams, tariffCode, toCollect } = shipment
  const lines = [
    kind === 'waybill' ? 'CDEK waybill (emulator)' : 'CDEK label (emulator)',
    `No ${trackNumber}   order ${number}`,
    `To: ${recipient}`,
    deliveryPoint === null ? address.slice(0, 60) : `Point ${deliveryPoint}`,
    `${weightGrams} g, tariff ${tariffCode}`,
    `To collect: ${toCollect} RUB`,
  ]
  const text = lines.map(
    (line, index) => `BT /F1 ${index === 0 ? 16 : 11} Tf 24 ${top - 48 - index * 20} Td (${escaped(line)}) Tj ET`,
  )
  return `${text.join('\n')}\n${stripes(trackNumber, 24, top - 260)}`
}

/** A PDF with a page for each shipment. */
export function paperPdf(kind: PaperKind, shipments: readonly BookedShipment[]): Buffer {
  const { width, height } = SHEETS[kind]
  const pages = shipments.map((_, index) => 4 + index * 2)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((at) => `${at} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...shipments.flatMap((shipment, index) => {
      const content = contentOf(kind, shipment)
      const at = 5 + index * 2
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${at} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  return Buffer.from(
    `${file}${end}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
