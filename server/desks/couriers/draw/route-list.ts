import type { RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import { spacedNumber } from '@okolitsa/domain/orders/order-number.ts'
import { packagesOfAll } from '@okolitsa/domain/orders/packages.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { createPdf, createSheet, SHEET_NOTE, SHEET_TITLE } from '../../../supply/images/public.ts'

interface Paper {
  readonly date: string
  readonly now: Date
  readonly language: Language
  readonly sellerTitle: string
}

const SHEET_SUBTITLE = { ...SHEET_TITLE, size: 14 }

export interface PrintedRoute {
  /** Name of the courier; null = unassigned, or the day has a single route. */
  readonly courierName: string | null
  readonly isUnassigned: boolean
  readonly stops: readonly RouteStop[]
}

/** Draws a day's stops on A4, in the order of their time slots, with separate pages for each car. */
export async function drawRoutes(routes: readonly PrintedRoute[], paper: Paper): Promise<Uint8Array> {
  const { couriers: words, printed } = wordsIn(paper.language)
  const day = printed.day(paper.date, paper.now)
  const pdf = await createPdf({
    title: `${words.route}, ${day}`,
    language: paper.language,
    now: paper.now,
    keepsPages: true,
  })
  const sheet = createSheet(pdf)
  for (const [index, route] of routes.entries()) {
    if (index > 0) sheet.newPage()
    writeRoute(sheet, route, paper)
  }
  sheet.foot(words.signed, printed.page)
  return pdf.bytes()
}

function writeRoute(
  sheet: ReturnType<typeof createSheet>,
  { courierName, isUnassigned, stops }: PrintedRoute,
  paper: Paper,
): void {
  const { couriers: words, printed, packages } = wordsIn(paper.language)
  sheet.write(`${words.route}: ${printed.day(paper.date, paper.now)}`, SHEET_TITLE)
  if (courierName !== null) sheet.write(words.desk.cars.of(courierName), SHEET_SUBTITLE)
  else if (isUnassigned) sheet.write(words.desk.cars.nobody, SHEET_SUBTITLE)
  const load = packagesOfAll(stops.map((stop) => stop.packages))
  sheet.write([paper.sellerTitle, printed.orders(stops.length), packages.count(load)].join(' · '), SHEET_NOTE)
  const cash = sumRoubles(stops.map(({ due }) => (due?.by === 'cash' ? due.sum : 0)))
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
}

function insideOf({ inside }: RouteStop, language: Language): string {
  const { printed } = wordsIn(language)
  const amount = ({ isWeight, amount: of, measure, unit }: RouteStop['inside'][number]) =>
    isWeight ? printed.amount(of, unit) : printed.pieces(of, measure, unit)
  return inside.map((line) => `${line.title} ${amount(line)}`).join(', ')
}
