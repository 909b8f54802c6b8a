import type { CourierCallState, CourierFailure } from '@okolitsa/domain/shipments/courier-call.ts'
import { formatCount, formatNumber } from './format.ts'

const parcelForms = { one: 'посылка', few: 'посылки', many: 'посылок' }

const states: Record<CourierCallState, string> = {
  made: 'Вызван',
  appointed: 'Курьер назначен',
  trouble: 'Нужен звонок в\u00A0СДЭК',
  done: 'Забрал',
  removed: 'Отменён',
}
const failures: Record<CourierFailure, string> = {
  taken:
    'По\u00A0этому адресу на\u00A0этот день курьер уже вызван, но\u00A0не\u00A0отсюда. Он\u00A0может забрать и\u00A0эти посылки',
  window: 'СДЭК не\u00A0приедет в\u00A0эти часы. Выберите другой день или\u00A0часы',
  address: 'СДЭК не\u00A0узнал адрес. Проверьте улицу и\u00A0дом',
  weight: 'СДЭК не\u00A0заберёт столько за\u00A0раз. Вызовите курьера на\u00A0часть посылок',
  phone: 'СДЭК не\u00A0принял телефон. Проверьте его в\u00A0«Отправке СДЭКом» на\u00A0странице «Доставка»',
  unknown: 'СДЭК не\u00A0сказал почему. Проверьте адрес и\u00A0часы и\u00A0вызовите ещё раз',
}

/** Texts for calling a CDEK courier to the seller. */
export const courierCalls = {
  title: 'Курьер СДЭК',
  call: 'Вызвать курьера',
  calling: 'Вызываем…',
  callingOff: 'Отменяем…',
  refused: 'Курьер не\u00A0приедет',
  states,
  failures,
  trouble: 'СДЭК сообщил, что\u00A0с\u00A0вызовом что-то не\u00A0так. Позвоните туда и\u00A0назовите номер заявки.',
  nameless:
    'СДЭК принял вызов, но\u00A0номер заявки до\u00A0нас не\u00A0дошёл. Отменить его можно по\u00A0телефону СДЭК: назовите адрес и\u00A0день.',
  when: (day: string, window: string) => `${day}, ${window}`,
  number: (number: string) => `Заявка ${number}`,
  load: (count: number, grams: number) => `${formatCount(count, parcelForms)}, ${formatNumber(grams / 1000)}\u00A0кг`,
  day: 'День',
  from: 'С\u00A0какого часа',
  to: 'До\u00A0какого часа',
  hour: (hour: number) => `${hour}:00`,
  wait: (hours: number) =>
    `Курьера ждут не\u00A0меньше ${formatNumber(hours)}\u00A0часов подряд, часы\u00A0— ваши местные`,
  address: (town: string) => (town === '' ? 'Улица и\u00A0дом' : `Улица и\u00A0дом (${town})`),
  note: 'Что сказать курьеру',
  noteHint: 'код двери, этаж: можно не\u00A0заполнять',
  parcels: 'Какие посылки забрать',
  submit: (count: number) =>
    `Вызвать за\u00A0${formatCount(count, { one: 'посылкой', few: 'посылками', many: 'посылками' })}`,
  close: 'Не\u00A0вызывать',
  called: 'Вызываем курьера. Номер заявки появится здесь, когда СДЭК ответит',
  callOff: 'Отменить вызов',
  callOffTitle: 'Отменить вызов курьера?',
  callOffText: 'Курьер не\u00A0приедет. Сами посылки останутся оформленными.',
  callOffKeep: 'Оставить',
  calledOff: 'Отменяем вызов',
}
