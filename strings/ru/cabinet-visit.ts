import { formatCount } from './format.ts'

/** Texts of a visit of the office in a seller's cabinet. */
export const cabinetVisit = {
  label: 'Вы\u00A0в\u00A0чужом кабинете',
  where: (title: string, name: string) => `Вы\u00A0в\u00A0кабинете «${title}» как ${name}`,
  modes: { reading: 'только просмотр, изменения не\u00A0сохранятся', acting: 'действуете за\u00A0продавца' },
  left: (minutes: number) => `осталось ${formatCount(minutes, { one: 'минута', few: 'минуты', many: 'минут' })}`,
  closed: 'Деньги, реквизиты, договор и\u00A0люди закрыты: их меняет только сам продавец.',
  leave: 'Выйти',
  enter: 'Войти в\u00A0кабинет',
  enterText: 'Увидите кабинет так, как видит его продавец. Телефоны и\u00A0почта покупателей останутся скрыты.',
  title: (title: string) => `Войти в\u00A0кабинет: ${title}?`,
  how: 'Зачем входите',
  ways: {
    reading: { title: 'Только посмотреть', note: 'изменить ничего нельзя' },
    acting: { title: 'Сделать за\u00A0продавца', note: 'товары, остатки, доставка, сборка, ответы' },
  },
  reason: 'Причина',
  reasonHint: 'Например: звонил, не\u00A0может выставить сыр. Останется в\u00A0журнале.',
  explained:
    'Вход закончится сам через 30\u00A0минут. В\u00A0журнале останется каждое действие: кто вы и\u00A0за\u00A0кого.',
  go: 'Войти на\u00A030\u00A0минут',
  keep: 'Не\u00A0входить',
  close: 'Закрыть',
  failed: 'Не\u00A0получилось войти. Попробуйте ещё раз',
}
