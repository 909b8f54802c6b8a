import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { DropOff } from '@okolitsa/domain/orders/drop-off.ts'
import type { NoDinnerReason } from '@okolitsa/domain/restaurants/dinner-promise.ts'
import { type DayReference, formatCount, formatDay, formatDurationRange, formatTime } from './format.ts'

interface DinnerReference extends DayReference {
  /** IANA, of the restaurant. */
  readonly zone: string
}

const hours = (from: Date, to: Date, zone: string): string =>
  `с\u00A0${formatTime(from, zone)} до\u00A0${formatTime(to, zone)}`
const dayOf = (moment: Date, reference: DinnerReference): string => formatDay(dayIn(reference.zone, moment), reference)

/** Texts of a dinner at checkout. */
export const dinner = {
  hours,
  courier: 'от\u00A0ресторана',
  when: 'Когда привезти',
  whenTaken: 'Когда заберёте',
  asap: 'Как можно скорее',
  atTime: 'К\u00A0определённому времени',
  slots: (first: Date, reference: DinnerReference) =>
    `начиная с\u00A0${formatTime(first, reference.zone)}, ${dayOf(first, reference)}`,
  noSlots: 'на\u00A0сегодня и\u00A0завтра времени не\u00A0осталось',
  slot: 'Время',
  slotTitle: (from: Date, to: Date, reference: DinnerReference) =>
    `${dayOf(from, reference)}, ${hours(from, to, reference.zone)}`,
  promiseAsap: (isTaken: boolean, fromMinutes: number, toMinutes: number) =>
    `${isTaken ? 'Будет готово' : 'Привезём'} через ${formatDurationRange(fromMinutes, toMinutes)} после того, как кухня получит заказ`,
  soonest: (isTaken: boolean, fromMinutes: number, toMinutes: number) =>
    `${isTaken ? 'будет готово' : 'привезут'} через ${formatDurationRange(fromMinutes, toMinutes)}`,
  promiseSlot: (isTaken: boolean, from: Date, to: Date, reference: DinnerReference) =>
    `${isTaken ? 'Будем ждать' : 'Привезём'} ${dayOf(from, reference)}, ${hours(from, to, reference.zone)}`,
  notNow: {
    closed: 'кухня сейчас закрыта',
    paused: 'кухня взяла паузу',
    closesSoon: 'кухня скоро закроется и\u00A0не\u00A0успеет',
    notServed: 'часть блюд сейчас не\u00A0подают',
    slotGone: 'это время уже не\u00A0успеть',
  } satisfies Record<NoDinnerReason, string>,
  atDoor: 'У\u00A0двери',
  dropOffs: {
    call: 'Позвонить по\u00A0телефону',
    ring: 'Позвонить в\u00A0дверь',
    leaveAtDoor: 'Оставить у\u00A0двери',
    meetOutside: 'Встречу на\u00A0улице',
  } satisfies Record<DropOff, string>,
  cutlery: 'Приборы',
  cutlerySets: (count: number) =>
    count === 0 ? 'не\u00A0нужны' : formatCount(count, { one: 'набор', few: 'набора', many: 'наборов' }),
  cutleryLabels: {
    group: 'Сколько наборов приборов',
    decrease: 'Меньше приборов',
    increase: 'Больше приборов',
    remove: 'Без приборов',
  },
  cutleryMost: 'Больше наборов не\u00A0положить',
  acceptBefore: 'Ответить до',
  accept: 'Принять и\u00A0готовить',
  awaited: 'Ждём ответа кухни',
  awaitedText: (moment: string, isPaid: boolean) =>
    `Если кухня не\u00A0ответит, отменим заказ ${moment}${isPaid ? ' и\u00A0вернём все деньги' : ''}.`,
  later: 'Кухне нужно больше времени',
  laterText: (time: string) => `Теперь обещает успеть к\u00A0${time}.`,
  phoneHint: 'Позвоним, если что-то пойдёт не\u00A0так',
  commentHint: 'Например, как пройти или что важно кухне',
}
