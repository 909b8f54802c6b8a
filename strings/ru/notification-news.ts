import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { formatCount, formatDate, formatTime } from './format.ts'
import { nouns, plural } from './plural.ts'

/** Freed places of a tour, held for a while. */
interface PlacesOffer {
  readonly tourTitle: string
  readonly people: number
  readonly until: string
  readonly timeZone: string
  readonly now: Date
}

/** Texts of notifications that do not concern an order. */
export const notificationNews = {
  backInStock: ({ productTitle, sellerTitle }: { readonly productTitle: string; readonly sellerTitle: string }) => ({
    title: `Снова есть: ${productTitle}`,
    text: `${sellerTitle}: то, что вы ждали, опять можно заказать. Для\u00A0вас не\u00A0откладывали, так что не\u00A0тяните.`,
  }),
  broughtHere: ({ productTitle, sellerTitle }: { readonly productTitle: string; readonly sellerTitle: string }) => ({
    title: `Теперь привезём: ${productTitle}`,
    text: `${sellerTitle}: то, что вы ждали, можно заказать по\u00A0вашему адресу.`,
  }),
  farmReopened: ({ sellerTitle }: { readonly sellerTitle: string }) => ({
    title: `Снова открыты: ${sellerTitle}`,
    text: 'Хозяйство отдохнуло и\u00A0опять принимает заказы.',
  }),
  questionAnswered: ({
    sellerTitle,
    productTitle,
  }: {
    readonly sellerTitle: string
    readonly productTitle: string | null
  }) => ({
    title: 'На\u00A0ваш вопрос ответили',
    text:
      productTitle === null
        ? `${sellerTitle}: прочитайте ответ на\u00A0странице хозяйства.`
        : `${sellerTitle}: прочитайте ответ на\u00A0странице «${productTitle}».`,
  }),
  bonusesBurning: ({ amount, by, now }: { readonly amount: number; readonly by: IsoDate; readonly now: Date }) => ({
    title: `${formatCount(amount, nouns.bonus)} ${plural(amount, { one: 'сгорит', few: 'сгорят', many: 'сгорят' })} до\u00A0${formatDate(by, { now })}`,
    text: 'Бонусы живут год. Потратьте их\u00A0при заказе: первыми уходят самые старые.',
  }),
  subscriptionEnding: ({
    day,
    mayRenew,
    now,
  }: {
    readonly day: IsoDate
    /** False = the market sells no plans. */
    readonly mayRenew: boolean
    readonly now: Date
  }) => ({
    title: `Подписка закончится ${formatDate(day, { now })}`,
    text: mayRenew
      ? 'Непотраченные бесплатные доставки сгорят вместе с\u00A0ней. Сама она не\u00A0продлится, деньги не\u00A0спишутся: продлите её одним нажатием на\u00A0странице тарифов.'
      : 'Непотраченные бесплатные доставки сгорят вместе с\u00A0ней. Продлить её нельзя, деньги не\u00A0спишутся.',
  }),
  placesOffered: ({ tourTitle, people, until, timeZone, now }: PlacesOffer) => ({
    title: `Освободилось место: ${tourTitle}`,
    text: `${people === 1 ? 'Держим его' : `Держим ${formatCount(people, nouns.place)}`} для\u00A0вас до\u00A0${formatTime(new Date(until), timeZone)} ${formatDate(dayIn(timeZone, new Date(until)), { now, zone: timeZone })}, потом предложим следующим.`,
  }),
  lotRecalled: ({
    sellerTitle,
    productTitle,
    number,
    text,
  }: {
    readonly sellerTitle: string
    readonly productTitle: string
    readonly number: string
    readonly text: string
  }) => ({ title: `Важно о\u00A0товаре: ${productTitle}`, text: `${sellerTitle}, партия ${number}: ${text}` }),
} as const

/** Notifications of a seller's staff: without names and texts of customers, because others may read the screen. */
export const sellerNotes = {
  parcel: { title: 'Посылку не\u00A0вручили', text: 'Посмотрите, где она\u00A0и\u00A0что с\u00A0ней делать.' },
  stock: { title: 'Товар заканчивается', text: 'Посмотрите остатки: чего мало и\u00A0что пора пополнить.' },
} as const
