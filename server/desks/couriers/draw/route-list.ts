import type { RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { spacedNumber } from '@okolitsa/domain/orders/order-number.ts'
import { packagesOfAll } from '@okolitsa/domain/orders/packages.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { createPdf, createSheet, SHEET_NOTE, SHEET_TITLE } from '../../../supply/images/public.ts'

/** A day's addresses on A4, in the order in which they are promised. */
export async function drawRoute(
  stops: readonly RouteStop[],
  paper: { readonly date: string; readonly now: Date; readonly language: Language; readonly sellerTitle: string },
): Promise<Uint8Array> {
  const { couriers: words, printed, packages } = wordsIn(paper.language)
  const day = printed.day(paper.date, paper.now)
  const pdf = await createPdf({ title: `${words.route}, ${day}`, language: paper.language, now: paper.now })
  const sheet = createSheet(pdf)
  sheet.write(`${words.route}: ${day}`, SHEET_TITLE)
  const load = packagesOfAll(stops.map((stop) => stop.packages))
  sheet.write([paper.sellerTitle, printed.orders(stops.length), packages.count(load)].join(' · '), SHEET_NOTE)
  const cash = stops.reduce((sum, { due }) => sum + (due?.by === 'cash' ? due.sum : 0), 0)
  if (cash > 0) sheet.write(words.cashOfDay(cash), SHEET_NOTE)
  sheet.gap(14)
  const { when, where, whom, take } = words.columns
  sheet.table(
    [
      { title: when, share: 0.13, isStrong: true },
      { title: where, share: 0.34 },
      { title: whom, share: 0.37 },
      { title: take, share: 0.16, isRight: true },
    ],
    stops.map((stop) => [
      words.hours(stop.deliveryWindow.fromHour, stop.deliveryWindow.toHour),
      [stop.address, words.door(stop), stop.comment && words.comment(stop.comment)].filter(Boolean).join(', '),
      [
        `${stop.name}, ${words.phone(stop.phone ?? '')}. ${printed.order} ${spacedNumber(stop.id)}: ${insideOf(stop, paper.language)}`,
        packages.count(stop.packages),
      ].join('. '),
      stop.due === null ? words.nothingToTake : words.due(stop.due.sum, stop.due.by),
    ]),
  )
  sheet.foot(words.signed, printed.page)
  return pdf.bytes()
}

function insideOf({ inside }: RouteStop, language: Language): string {
  const { printed } = wordsIn(language)
  const amount = ({ isWeight, amount: of, measure, unit }: RouteStop['inside'][number]) =>
    isWeight ? printed.amount(of, unit) : printed.pieces(of, measure, unit)
  return inside.map((line) => `${line.title} ${amount(line)}`).join(', ')
}
