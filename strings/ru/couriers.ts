import type { RouteStop } from '@okolitsa/contracts/couriers/couriers.ts'
import type { MissedReason } from '@okolitsa/domain/couriers/courier-link.ts'
import { formatCount, formatPhone, formatPrice, formatWindowShort } from './format.ts'

const addresses = { one: 'адрес', few: 'адреса', many: 'адресов' }
const missed: Record<MissedReason, string> = {
  noAnswer: 'Не\u00A0отвечает',
  notHome: 'Никого нет дома',
  refused: 'Отказались',
  wrongAddress: 'Адрес не\u00A0тот',
}
const doorOf = ({ flat, entrance, floor }: Pick<RouteStop, 'flat' | 'entrance' | 'floor'>): string =>
  [flat && `кв.\u00A0${flat}`, entrance && `подъезд\u00A0${entrance}`, floor && `этаж\u00A0${floor}`]
    .filter(Boolean)
    .join(', ')

/** Words of couriers: on paper, in the cabinet, on the page of a link. */
export const couriers = {
  route: 'Маршрут',
  byCourier: (name: string) => `Курьер ${name}`,
  hours: formatWindowShort,
  phone: formatPhone,
  door: doorOf,
  comment: (words: string) => `«${words}»`,
  due: (sum: number, by: 'cash' | 'card') => `${formatPrice(sum)} ${by === 'cash' ? 'деньгами' : 'картой'}`,
  nothingToTake: 'не\u00A0брать',
  cashOfDay: (sum: number) => `Взять деньгами всего: ${formatPrice(sum)}`,
  columns: { when: 'Когда', where: 'Куда', whom: 'Кому и\u00A0что', take: 'Взять' },
  signed: 'Курьер _____________________',
  missed,

  /** The page of the cabinet. */
  desk: {
    title: 'Курьеры',
    titleOf: (day: string) => `Курьеры: ${day}`,
    summary: (stops: number, done: number) => `${formatCount(stops, addresses)}${done > 0 ? ` · отдали ${done}` : ''}`,
    days: 'На какой день',
    print: 'Печатать маршрут',
    links: 'Ссылка для курьера',
    linksText:
      'Курьер откроет её на телефоне без банка: адреса этого дня, телефоны и сколько взять деньгами. Цены и\u00A0другие заказы он не\u00A0увидит. Ссылка работает до\u00A0конца следующего дня.',
    courierName: 'Как зовут курьера',
    create: 'Сделать ссылку',
    made: (name: string) => `Ссылка для курьера: ${name}`,
    once: 'Отправьте её сейчас: ещё раз мы её не\u00A0покажем.',
    copy: 'Скопировать',
    copied: 'Ссылку скопировали',
    send: 'Отправить',
    sendText: (seller: string, day: string) => `${seller}: адреса, ${day}`,
    qr: 'QR-код ссылки',
    ends: (moment: string) => `до ${moment}`,
    revoke: 'Отозвать',
    revokeOf: (name: string) => `Отозвать ссылку: ${name}`,
    revokeTitle: (name: string) => `Отозвать ссылку для курьера ${name}?`,
    revokeText: 'Она перестанет открываться сразу. Вернуть её нельзя, можно сделать новую.',
    revoked: 'Ссылка больше не\u00A0открывается',
    keep: 'Оставить',
    stops: 'Адреса по порядку',
    states: { gathering: 'Не начали собирать', ready: 'Везти', delivered: 'Отдали' },
    nothing: 'Везти нечего',
    nothingText: 'Когда на этот день закажут доставку курьером, здесь появятся адреса.',
  },

  /** The page of a link. */
  day: {
    title: 'Маршрут курьера',
    hello: (name: string) => `Добрый день, ${name}`,
    summary: (stops: number, done: number) => `${formatCount(stops, addresses)} · отдали ${done}`,
    of: (seller: string, day: string) => `${seller}, ${day}`,
    callSeller: 'Позвонить в\u00A0хозяйство',
    now: (place: number) => `Сейчас, адрес\u00A0${place}`,
    order: (number: string) => `Заказ ${number}`,
    take: { cash: 'Взять деньгами', card: 'Взять картой' },
    paid: 'Денег не\u00A0брать',
    inside: 'Что отдать',
    call: 'Позвонить',
    callName: (name: string) => `Позвонить: ${name}`,
    map: 'На\u00A0карте',
    mapOf: (address: string) => `На\u00A0карте: ${address}`,
    deliver: 'Отдано',
    deliverWith: (sum: number) => `Отдано, взято ${formatPrice(sum)}`,
    confirmCash: (sum: number) => `Взяли ${formatPrice(sum)}?`,
    confirmTitle: 'Заказ отдан?',
    confirmText: 'Покупатель получит сообщение. Отменить отсюда не\u00A0получится.',
    confirm: 'Да, отдано',
    cancel: 'Ещё нет',
    back: 'Назад',
    early: (day: string) => `Отмечать доставку можно будет, когда наступит день: ${day}.`,
    miss: 'Не\u00A0застали',
    missTitle: 'Почему не\u00A0отдали?',
    missText: 'Заказ останется у\u00A0вас. Хозяйство увидит причину.',
    missedAt: (reason: string, time: string) => `${reason}, ${time}`,
    delivered: 'Записали: отдали',
    missSaved: 'Записали. Хозяйство увидит',
    next: 'Дальше',
    done: 'Отдали',
    gathering: 'Ещё не\u00A0собирают',
    taken: 'Взяли деньгами',
    allDone: 'Все адреса пройдены',
    allDoneText: (sum: string) => `Взяли деньгами: ${sum}. Передайте их хозяйству.`,
    nothing: 'На этот день адресов нет',
    nothingText: 'Если их должно быть больше, позвоните в\u00A0хозяйство.',
    gone: 'Ссылка не\u00A0открывается',
    goneText: 'Её время вышло, или хозяйство её отозвало. Попросите новую.',
    failed: 'Не\u00A0получилось. Проверьте связь и\u00A0попробуйте ещё раз',
  },
}
