import type { OfficeInvitationState } from '@okolitsa/domain/office/people.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { formatCount } from './format.ts'

const person = { one: 'человек', few: 'человека', many: 'человек' }

/** Page with people of the office: roles, invitations, factors and sessions. */
export const officeTeam = {
  title: 'Люди и\u00A0права',
  tabs: 'Люди и\u00A0права',
  people: 'Люди',
  rights: 'Права',
  note: (working: number, locked: number) =>
    `${formatCount(working, person)} · ${working === locked ? 'у\u00A0всех второй замок' : `второй замок у\u00A0${locked}`}`,
  failed: 'Не\u00A0получилось. Попробуйте ещё раз',
  failedList: 'Список людей не\u00A0загрузился',
  retry: 'Повторить',

  invite: 'Позвать человека',
  columns: { person: 'Человек', roles: 'Роли', lock: 'Второй замок', seen: 'Был в\u00A0офисе', state: 'Состояние' },
  you: 'это вы',
  passkeys: (count: number) => formatCount(count, { one: 'ключ', few: 'ключа', many: 'ключей' }),
  app: 'программа с\u00A0кодами',
  codes: (count: number) => `запасных кодов: ${count}`,
  noLock: 'нет',
  never: 'больше месяца не\u00A0был',
  states: {
    working: 'Работает',
    newLock: 'Ждём нового ключа',
    off: 'Отключён',
  },
  open: (name: string) => `Изменить: ${name}`,
  change: 'Изменить',

  roleNotes: {
    owner: 'Всё, что есть в\u00A0офисе, и\u00A0люди с\u00A0их правами',
    support: 'Заказы, споры, отзывы, покупатели',
    curator: 'Продавцы: заявки, приглашения, сроки',
    moderator: 'Отзывы, вопросы и\u00A0снимки',
    editor: 'Тексты, плашки, рецепты, сезоны',
    accountant: 'Деньги: выплаты, журнал, месяц',
    analyst: 'Смотрит числа, ничего не\u00A0меняет',
  } satisfies Readonly<Record<OfficeRole, string>>,

  form: {
    title: 'Позвать человека',
    text: 'Человек откроет ссылку, подтвердит телефон кодом и\u00A0заведёт второй замок. Ссылка живёт неделю и\u00A0открывается один раз.',
    name: 'Как зовут',
    nameHint: 'Так его увидят коллеги',
    phone: 'Мобильный телефон',
    roles: 'Что будет делать',
    noRole: 'Выберите хотя\u00A0бы одну роль',
    send: 'Отправить СМС',
    link: 'Только ссылку',
    close: 'Закрыть',
  },
  link: {
    sent: 'СМС со\u00A0ссылкой отправлено',
    unsent: 'СМС не\u00A0ушло: провайдер его не\u00A0принял. Передайте ссылку сами.',
    made: 'Ссылка готова. Передайте её человеку сами.',
    text: (until: string) => `Больше мы её не\u00A0покажем. Действует до\u00A0${until}, открывается один раз.`,
    copy: 'Скопировать ссылку',
    copied: 'Скопировано',
    notCopied: 'Не\u00A0получилось скопировать. Выделите ссылку и\u00A0скопируйте её сами',
    done: 'Готово',
  },
  invitations: {
    title: 'Позвали и\u00A0ждём',
    states: {
      waiting: 'Ждём',
      opened: 'Ссылку открыли',
      expired: 'Срок вышел',
    } satisfies Readonly<Record<OfficeInvitationState, string>>,
    madeBy: (name: string, moment: string) => `Приглашает ${name}, ${moment}`,
    until: (moment: string) => `ссылка действует до\u00A0${moment}`,
    sent: (moment: string) => `СМС ушло ${moment}`,
    unsent: 'СМС не\u00A0отправляли',
    again: 'Послать ещё раз',
    newLink: 'Новая ссылка',
    withdraw: 'Отозвать',
    withdrawTitle: (name: string) => `Отозвать приглашение: ${name}?`,
    withdrawText: 'Ссылка перестанет действовать сразу.',
    withdrawn: 'Приглашение отозвано',
    keep: 'Оставить',
  },
  person: {
    roles: 'Роли',
    save: 'Сохранить роли',
    saved: 'Роли изменены и\u00A0уже действуют',
    lastOwner: 'Это единственный владелец, роль владельца остаётся. Сначала сделайте владельцем кого-то ещё.',
    access: 'Вход в\u00A0офис',
    sessions: (count: number) =>
      count === 0
        ? 'Сейчас не\u00A0в\u00A0офисе'
        : `Открыто: ${formatCount(count, { one: 'сеанс', few: 'сеанса', many: 'сеансов' })}`,
    endSessions: 'Закончить все сеансы',
    sessionsEnded: 'Сеансы закончены на\u00A0всех устройствах',
    resetFactors: 'Выдать новый ключ',
    resetTitle: 'Выдать новый ключ?',
    resetText:
      'Прежние ключи, программа и\u00A0запасные коды перестанут действовать, сеансы закончатся. По\u00A0ссылке человек подтвердит телефон и\u00A0заведёт новый замок.',
    linkUntil: (moment: string) => `Ссылка для нового ключа выдана, действует до\u00A0${moment}`,
    deactivate: 'Отключить',
    deactivateTitle: 'Отключить человека?',
    deactivateText:
      'Он\u00A0сразу выйдет из\u00A0офиса на\u00A0всех устройствах, его приглашения перестанут действовать. Всё, что он\u00A0сделал, останется в\u00A0журнале. Вернуть можно в\u00A0любой день.',
    deactivated: 'Человек отключён',
    activate: 'Вернуть в\u00A0офис',
    activated: 'Человек снова работает в\u00A0офисе',
    own: 'Свои ключи и\u00A0сеансы — на\u00A0странице',
    ownPage: '«Сеансы и\u00A0ключи»',
    back: 'Назад',
    close: 'Закрыть',
    keep: 'Не\u00A0сейчас',
  },
  lock: {
    title: 'Второй замок',
    passkeys: 'Ключ на\u00A0устройстве',
    app: 'Программа с\u00A0кодами',
    fewCodes: 'Мало запасных кодов',
    none: 'Замка нет, ждём по\u00A0ссылке',
    count: (count: number) => formatCount(count, person),
    text: 'Без второго замка в\u00A0офис не\u00A0войти. Потеряли — выдайте новый ключ.',
  },
  inside: {
    title: 'Кто внутри сейчас',
    nobody: 'Кроме вас, никого.',
    since: (moment: string) => `вход ${moment}`,
    end: 'Закончить',
    endOf: (name: string) => `Закончить сеансы: ${name}`,
  },
}
