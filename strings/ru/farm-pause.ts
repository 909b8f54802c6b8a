import type { PauseEnd } from '@okolitsa/domain/sellers/pause.ts'
import { type DayReference, formatDate } from './format.ts'

/** Words of a farm that takes no orders for a while. */
export const farmPause = {
  rests: (until: PauseEnd | null, reference: DayReference) => {
    if (!until) return 'Отдыхают'
    return `Отдыхают до\u00A0${until.time ?? formatDate(until.date, reference)}`
  },
  text: 'Новых заказов пока не\u00A0принимают.',
  ask: 'Сообщить, когда откроются',
  asked: 'Сообщим, когда откроются',
  saved: 'Скажем, когда хозяйство откроется: уведомление придёт в\u00A0личный кабинет',
  removed: 'Больше не\u00A0ждём',
} as const
