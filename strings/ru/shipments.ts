import type { ShipmentState } from '@okolitsa/domain/shipments/shipment-state.ts'

const states: Record<ShipmentState, string> = {
  made: 'Оформлена',
  accepted: 'Сдана в\u00A0СДЭК',
  travelling: 'В\u00A0пути',
  arrived: 'В\u00A0городе получателя',
  waiting: 'Ждёт в\u00A0пункте выдачи',
  withCourier: 'У\u00A0курьера',
  returning: 'Не\u00A0вручена, едет обратно',
  returnWaiting: 'Вернулась, ждёт в\u00A0СДЭК',
  returned: 'Вернулась к\u00A0продавцу',
  delivered: 'Вручена',
  removed: 'Отменена',
}

const customerStates: Record<ShipmentState, string> = {
  made: 'Продавец готовит посылку для\u00A0СДЭК',
  accepted: 'СДЭК принял посылку',
  travelling: 'Посылка едет к\u00A0вам',
  arrived: 'Посылка в\u00A0вашем городе',
  waiting: 'Посылка ждёт вас в\u00A0пункте выдачи',
  withCourier: 'Курьер СДЭК везёт посылку, он\u00A0позвонит',
  returning: 'Посылку не\u00A0вручили, она едет обратно. Напишите продавцу, что делать дальше',
  returnWaiting: 'Посылку не\u00A0вручили, она вернулась в\u00A0город продавца. Напишите ему, что делать дальше',
  returned: 'Посылка вернулась к\u00A0продавцу. Напишите ему, что делать дальше',
  delivered: 'Посылка у\u00A0вас',
  removed: 'Посылка отменена',
}

/** Texts of CDEK parcels, for customers and for sellers. */
export const shipments = {
  carrier: 'СДЭК',
  states,
  customerStates,
  parcel: 'Посылка СДЭК',
  track: (number: string) => `Номер для\u00A0отслеживания: ${number}`,
  openTrack: 'Отследить на\u00A0сайте СДЭК',
  keptUntil: (day: string) => `Бесплатно хранят до\u00A0${day}`,
  /** In the history of an order. */
  movedBy: (state: string) => `СДЭК: ${state.charAt(0).toLowerCase()}${state.slice(1)}`,
  flat: (flat: string) => `кв.\u00A0${flat}`,
  otherGoods: 'Другие товары заказа',
  /** Purpose of a visit of the carrier's courier. */
  collected: 'Посылки',
}
