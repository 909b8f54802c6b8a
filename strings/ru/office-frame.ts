/** Frame of the office: menu, person, missing pages. */
export const officeFrame = {
  office: 'офис',
  home: 'Офис, начало',
  menu: 'Разделы офиса',
  sections: {
    setup: 'Настройка рынка',
    applications: 'Заявки продавцов',
    invitations: 'Приглашения',
    log: 'Журнал действий',
    state: 'Состояние',
    access: 'Сеансы и\u00A0ключи',
  },
  roles: {
    owner: 'владелец',
    support: 'поддержка',
    curator: 'куратор',
    moderator: 'модератор',
    editor: 'редактор',
    accountant: 'бухгалтер',
    analyst: 'аналитик',
  },
  signOut: 'Выйти',
  missing: 'Такой страницы в\u00A0офисе нет',
  missingText: 'Возможно, ссылка устарела. Начните с\u00A0первой страницы офиса.',
  toOffice: 'В\u00A0офис',
}
