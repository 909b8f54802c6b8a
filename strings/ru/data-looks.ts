import type { PersonalField, RevealReason } from '@okolitsa/domain/office/personal-fields.ts'

/** Looks of the office at a customer's personal data. */
export const dataLooks = {
  title: 'Кто смотрел ваши данные',
  text: 'Личное у\u00A0нас закрыто и\u00A0от\u00A0своих. Когда сотрудник рынка открывает поле или\u00A0читает переписку, запись появляется здесь.',
  line: (moment: string, name: string) => `${moment}, ${name}`,
  ofOrder: (order: string) => `заказ ${order}`,
  fields: {
    recipientPhone: 'Телефон',
    phone: 'Телефон в\u00A0аккаунте',
    email: 'Почта',
    address: 'Куда',
    talk: 'Переписка с\u00A0продавцом',
  } satisfies Record<PersonalField | 'talk', string>,
  reasons: {
    callBack: 'Позвонить о\u00A0заказе',
    delivery: 'Помочь с\u00A0доставкой',
    identity: 'Убедиться, кто обратился',
    dispute: 'Разобрать жалобу',
    dataRequest: 'Ответить на\u00A0просьбу о\u00A0данных',
    report: 'Разобрать жалобу на\u00A0сообщение',
  } satisfies Record<RevealReason | 'report', string>,
} as const
