/** Texts of the help about keys in the office. */
export const officeKeys = {
  title: 'Клавиши этой страницы',
  close: 'Закрыть',
  switch: 'Клавиши из\u00A0одной буквы',
  switchNote: 'Выключите, если нажимаете их случайно. Работает в\u00A0этом браузере.',
}
