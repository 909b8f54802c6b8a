import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type { ShownRequisites } from '@okolitsa/domain/seller-contract/requisites.ts'
import { formatTime } from './format.ts'

interface Notice {
  readonly seller: string
  readonly shown: ShownRequisites
  readonly from: Date
  readonly zone: string
  readonly link: string
}

const WHERE = { account: 'счёт', personalAccount: 'счёт', sbp: 'СБП на телефон', token: 'карту' } as const
/** The new place by its last digits: «счёт …1991». */
const whereTo = ({ kind, tail }: ShownRequisites) => `${WHERE[kind]} …${tail}`
const moment = ({ from, zone }: Notice) =>
  `${dayIn(zone, from).split('-').toReversed().slice(0, 2).join('.')} в ${formatTime(from, zone)}`

/** Messages to the contacts of a seller's owners that were known before other requisites were confirmed. */
export const requisitesMessages = {
  changed: (notice: Notice) => ({
    sms: (market: string) =>
      `${shortName(market)}: новые реквизиты магазина «${notice.seller}» — ${whereTo(notice.shown)}. Выплаты туда с ${moment(notice)}. Не вы? Отмените: ${notice.link}`,
    letter: {
      subject: `Новые реквизиты магазина «${notice.seller}»`,
      text: `Владелец указал новые реквизиты: ${whereTo(notice.shown)}. Выплаты пойдут туда с ${moment(notice)}, до тех пор всё по-прежнему.\n\nЕсли это не вы, отмените замену. Входить для этого не нужно:\n${notice.link}`,
    },
  }),
  cancelled: (notice: Notice) => ({
    sms: (market: string) =>
      `${shortName(market)}: замена реквизитов магазина «${notice.seller}» отменена, туда платить не будут.`,
    letter: {
      subject: `Замена реквизитов магазина «${notice.seller}» отменена`,
      text: `Новые реквизиты (${whereTo(notice.shown)}) отменены, туда платить не будут.`,
    },
  }),
} as const
