import type { ParcelOutcome } from '@okolitsa/contracts/shipments/shipment.ts'
import type { ShipmentFailure } from '@okolitsa/domain/shipments/shipment-failure.ts'
import type { ShipmentStep } from '@okolitsa/domain/shipments/shipment-state.ts'
import { formatCount, formatNumber, formatPrice } from './format.ts'

const parcelForms = { one: 'посылка', few: 'посылки', many: 'посылок' }
const toShipForms = { one: 'посылку', few: 'посылки', many: 'посылок' }

const steps: Record<ShipmentStep, string> = {
  ordering: 'Оформляем…',
  made: 'Оформлена',
  refused: 'СДЭК не\u00A0принял',
  callingOff: 'Отменяем…',
  calledOff: 'Отменена',
}
const failures: Record<ShipmentFailure, string> = {
  recipientPlace:
    'СДЭК не\u00A0узнал адрес или\u00A0пункт получателя. Позвоните покупателю, уточните адрес и\u00A0оформите ещё раз',
  senderPlace: 'СДЭК не\u00A0узнал, откуда забирать. Проверьте «Отправку СДЭКом» на\u00A0странице «Доставка»',
  weight: 'Посылка тяжелее, чем\u00A0берёт СДЭК. Проверьте вес или\u00A0разделите заказ',
  size: 'Коробка больше, чем\u00A0берёт СДЭК. Проверьте размеры',
  phone: 'СДЭК не\u00A0принял телефон получателя. Уточните номер у\u00A0покупателя',
  name: 'СДЭК не\u00A0принял имя получателя. Уточните его у\u00A0покупателя',
  payment: 'Там не\u00A0принимают оплату при\u00A0получении. Попросите покупателя оплатить заказ заранее',
  tariff: 'Этим тарифом туда больше не\u00A0возят. Отвезите посылку в\u00A0СДЭК и\u00A0оформите её на\u00A0месте',
  items: 'В\u00A0посылке слишком много строк. Отвезите её в\u00A0СДЭК и\u00A0оформите на\u00A0месте',
  unknown: 'СДЭК не\u00A0сказал почему. Проверьте адрес, телефон и\u00A0вес и\u00A0оформите ещё раз',
}
const refusals: Record<Exclude<ParcelOutcome['fate'], 'ordered' | 'already'>, string> = {
  senderNeeded: 'сначала скажите, как\u00A0вы отдаёте посылки СДЭКу',
  noTariff: 'оттуда, где вы отдаёте посылки, такого тарифа нет',
  notByCarrier: 'заказ едет не\u00A0СДЭКом',
  awaitsAnswer: 'покупатель ещё не\u00A0ответил на\u00A0замену',
  closed: 'заказ не\u00A0оплачен, отменён или\u00A0уже уехал',
}

/** Texts of the page where a seller orders and prints CDEK parcels. */
export const shipmentsDesk = {
  title: 'Посылки СДЭК',
  link: 'Посылки СДЭК',
  summary: (toShip: number, all: number) =>
    toShip > 0
      ? `Оформить ${formatCount(toShip, toShipForms)}, всего в\u00A0работе ${all}`
      : `В\u00A0работе ${formatCount(all, parcelForms)}`,
  groups: { back: 'Не\u00A0вручены', toShip: 'Оформить', made: 'Отдать в\u00A0СДЭК', away: 'В\u00A0пути' },
  nothing: 'Посылок нет',
  nothingText: 'Когда придут заказы с\u00A0доставкой СДЭК, их можно будет оформить здесь одной кнопкой.',
  off: 'Оформление в\u00A0СДЭК сейчас отключено: отвозите посылки сами и\u00A0называйте номер заказа.',
  senderNeeded: 'Скажите, откуда СДЭК забирает посылки',
  senderNeededText: 'Без\u00A0этого оформить их нельзя. Это минута: пункт СДЭК рядом с\u00A0вами и\u00A0телефон.',
  senderNeededForOthers: 'Попросите владельца заполнить «Отправку СДЭКом» на\u00A0странице «Доставка».',
  toSender: 'Заполнить',
  ship: 'Оформить в\u00A0СДЭК',
  shipMany: (count: number) => `Оформить ${formatCount(count, toShipForms)}`,
  shipped: (count: number) => `Отправили в\u00A0СДЭК: ${formatCount(count, parcelForms)}`,
  notShipped: (number: string, why: string) => `Заказ ${number}: ${why}`,
  refusals,
  steps,
  failures,
  chooseAll: 'Все к\u00A0оформлению',
  weight: 'Вес с\u00A0коробкой, кг',
  weightHint: (isGuessed: boolean) =>
    isGuessed ? 'примерно: не\u00A0всё взвешено' : 'посчитали по\u00A0собранному, поправьте по\u00A0весам',
  wrongWeight: 'От\u00A00,1 до\u00A030\u00A0кг',
  kilograms: (grams: number) => `${formatNumber(grams / 1000)}\u00A0кг`,
  leaves: (day: string) => `отдать ${day}`,
  collected: (day: string) => `курьер ${day}`,
  track: (number: string) => `Номер ${number}`,
  openTrack: 'Где посылка на\u00A0сайте СДЭК',
  collects: (sum: number) => `СДЭК возьмёт с\u00A0покупателя ${formatPrice(sum)}`,
  paysThere: 'оплата при\u00A0получении',
  waybill: 'Накладная',
  labels: 'Этикетка на\u00A0коробку',
  waybills: (count: number) => `Накладные (${count})`,
  allLabels: (count: number) => `Этикетки (${count})`,
  opensPdf: 'Откроется PDF от\u00A0СДЭК. Накладную отдают вместе с\u00A0посылкой, этикетку клеят на\u00A0коробку.',
  callOff: 'Отменить оформление',
  callOffTitle: 'Отменить оформление в\u00A0СДЭК?',
  callOffText: 'Номер посылки перестанет действовать, накладная и\u00A0этикетка тоже. Сам заказ останется.',
  callOffKeep: 'Оставить',
  calledOff: 'Оформление отменено',
  returning:
    'Покупатель не\u00A0забрал посылку, она едет обратно. Решите с\u00A0ним: отправить снова или\u00A0отменить заказ с\u00A0возвратом денег.',
  returnWaiting:
    'Посылка вернулась, её можно забрать в\u00A0СДЭК. Решите с\u00A0покупателем: отправить снова или\u00A0отменить заказ.',
  returned:
    'СДЭК отдал посылку вам. Решите с\u00A0покупателем: отправить снова или\u00A0отменить заказ. После отмены товары снова в\u00A0продаже: что испортилось, спишите.',
  way: 'Путь посылки',
  order: (number: string) => `Заказ ${number}`,
  sender: {
    title: 'Отправка СДЭКом',
    lead: 'Как вы отдаёте посылки. Это увидит СДЭК, покупатель — нет.',
    start: 'Как отдаёте',
    office: 'Отвожу в\u00A0пункт',
    officeNote: 'дешевле',
    courier: 'Забирает курьер',
    courierNote: 'вызовите его на\u00A0странице «Посылки СДЭК»',
    point: 'Пункт, куда отвозите',
    choosePoint: 'Выберите пункт',
    noPoints: (town: string) =>
      town === '' ? 'Рядом нет пунктов СДЭК' : `В\u00A0${town} и\u00A0рядом нет пунктов СДЭК, где принимают посылки`,
    silent: 'СДЭК сейчас не\u00A0отвечает, пункты не\u00A0загрузились. Обновите страницу через пару минут.',
    address: (town: string) => (town === '' ? 'Улица и\u00A0дом' : `Улица и\u00A0дом (${town})`),
    name: 'Кому звонить СДЭКу',
    phone: 'Телефон',
    box: 'Обычная коробка, см',
    length: 'Длина',
    width: 'Ширина',
    height: 'Высота',
    saved: 'Сохранили',
  },
}
