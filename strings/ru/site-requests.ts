/** Texts of the page where a seller answers site requests. */
export const siteRequestDesk = {
  title: 'Заявки с\u00A0сайта',
  tabs: 'Какие заявки',
  waitingCount: (count: number) => `Ждут ответа: ${count}`,
  new: 'Новые',
  answered: 'Отвеченные',
  callBack: 'Просят перезвонить',
  answer: 'Ответили',
  reopen: 'Вернуть в\u00A0новые',
  answeredBy: (name: string, when: string) => `Ответ отмечен: ${name}, ${when}`,
  saved: 'Записали',
  failed: 'Не\u00A0получилось показать заявки',
  notSaved: 'Не\u00A0получилось записать. Проверьте связь и\u00A0повторите',
  retry: 'Повторить',
  more: 'Показать ещё',
  loading: 'Загружаем заявки',
  nothing: {
    new: 'Новых заявок нет. Когда на\u00A0вашем сайте попросят услугу, она появится здесь.',
    answered: 'Здесь будут заявки, на\u00A0которые вы ответили.',
  },
} as const
