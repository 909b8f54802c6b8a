import type { PauseEnd, ShownPauseReason } from '@okolitsa/domain/sellers/pause.ts'
import { type DayReference, formatDate } from './format.ts'
import { marketStrip } from './market-strip.ts'

const stopped = 'Новых заказов пока не\u00A0принимают.'
const reasons: Readonly<Record<Exclude<ShownPauseReason, 'marketClosed'>, string>> = {
  harvestIsOver: 'Урожай этого года закончился.',
  winter: 'Зимой не\u00A0работают.',
  animalsRest: 'Животные отдыхают.',
  vacation: 'Хозяева в\u00A0отпуске.',
  repair: 'Идёт ремонт.',
}

/** Texts of a pause of new orders. */
export const farmPause = {
  rests: (
    { until, reason }: { readonly until: PauseEnd | null; readonly reason?: ShownPauseReason | null },
    reference: DayReference,
  ) => {
    if (reason === 'marketClosed') return marketStrip.short
    if (!until) return 'Отдыхают'
    return `Отдыхают до\u00A0${until.time ?? formatDate(until.date, reference)}`
  },
  text: (reason: ShownPauseReason | null) => {
    if (reason === 'marketClosed') return `${marketStrip.noOrders}.`
    return `${reason === null ? '' : `${reasons[reason]} `}${stopped}`
  },
  ask: 'Сообщить, когда откроются',
  asked: 'Сообщим, когда откроются',
  saved: 'Скажем, когда хозяйство откроется: уведомление придёт в\u00A0личный кабинет',
  removed: 'Больше не\u00A0ждём',
} as const
