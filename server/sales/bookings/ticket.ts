import type { Language } from '@okolitsa/domain/language/language.ts'
import { type Kopecks, toRoubles, ZERO } from '@okolitsa/domain/money/money.ts'
import { orderNumberOf } from '@okolitsa/domain/orders/order-number.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { A4, createPdf, type PdfText, qrGridOf, wrapped } from '../../supply/images/public.ts'
import type { BookableDate } from '../../supply/tours/ports.ts'
import type { BookingRow } from './store/booking.store.ts'

export function qrOf(code: string): string {
  const { size, isDark } = qrGridOf(code)
  const cells = Array.from({ length: size * size }, (_, index) => [index % size, Math.floor(index / size)] as const)
  const path = cells.flatMap(([x, y]) => (isDark(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
}

const [LEFT, WIDTH] = [56, A4.width - 112]
const QR_SIDE = 190
/** Maximum names on a ticket; only the number of further people is printed. */
const MAX_PEOPLE = 8
const TITLE: PdfText = { weight: '700', size: 26 }
const LABEL: PdfText = { weight: '500', size: 11, color: [0.42, 0.45, 0.42] }
const TEXT: PdfText = { weight: '500', size: 14 }
const CODE: PdfText = { weight: '700', size: 16 }

interface Ticket {
  readonly row: BookingRow
  readonly date: BookableDate
  readonly code: string
  readonly payLater: Kopecks
  readonly language: Language
  readonly now: Date
}

export async function drawTicket({ row, date, code, payLater, language, now }: Ticket): Promise<Uint8Array> {
  const words = wordsIn(language).tourTickets.ticket
  const { tour } = date
  const pdf = await createPdf({ title: `${words.title}: ${tour.title}`, language, now })
  const page = pdf.addPage(A4)
  let y = A4.height - 80
  const write = (text: string, style: PdfText, most = 3) => {
    for (const line of wrapped(text.replaceAll('₽', words.rouble), WIDTH, style, most)) {
      page.line(line, LEFT, y, style)
      y -= style.size * 1.35
    }
  }
  const section = (label: string, ...texts: readonly string[]) => {
    y -= 10
    write(label, LABEL)
    for (const text of texts) write(text, TEXT, 4)
  }
  write(`${words.title} · ${words.order(orderNumberOf(row.id))}`, LABEL)
  y -= 8
  write(tour.title, TITLE)
  section(words.when, words.moment(date.startsAt, tour.timeZone))
  const { title, address, note } = tour.meetingPoint
  section(words.where, `${title}, ${address}`, ...(note ? [note] : []))
  const going = row.places.filter(({ kept }) => kept === null)
  const people = going.map((place) => (place.name ? `${place.name}, ${place.title}` : place.title))
  section(words.who, ...people.slice(0, MAX_PEOPLE), ...(people.length > MAX_PEOPLE ? ['…'] : []))
  section(words.organizer, `${row.organizerTitle}, ${row.legalName}`)
  if (tour.toTake.length > 0) section(words.toTake, tour.toTake.join('; '))
  if (payLater > ZERO) section(words.payLater(formatPrice(toRoubles(payLater))))
  page.squares(qrGridOf(code), { x: LEFT, y: 70, side: QR_SIDE })
  const textLeft = LEFT + QR_SIDE + 24
  page.line(code, textLeft, 240, CODE)
  wrapped(words.show, WIDTH - QR_SIDE - 24, TEXT, 4).forEach((line, index) => {
    page.line(line, textLeft, 214 - index * 19, TEXT)
  })
  return pdf.bytes()
}
