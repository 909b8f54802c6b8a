import type { MatterKind, ReportReason } from '@okolitsa/domain/moderation/moderation.ts'

/** Texts of a visitor's report about a text. */
export const reportText = {
  report: 'Пожаловаться',
  titles: {
    review: 'Пожаловаться на\u00A0отзыв',
    photo: 'Пожаловаться на\u00A0снимок',
    answer: 'Пожаловаться на\u00A0ответ',
    question: 'Пожаловаться на\u00A0вопрос',
    chat: 'Пожаловаться на\u00A0сообщение',
    post: 'Пожаловаться на\u00A0новость',
    page: 'Пожаловаться на\u00A0страницу',
  } satisfies Readonly<Record<MatterKind, string>>,
  reason: 'Что не\u00A0так',
  chooseReason: 'Выберите, что не\u00A0так',
  reasons: {
    insult: 'Оскорбляет',
    personalData: 'Чужие личные данные',
    advertising: 'Реклама',
    deceit: 'Неправда',
    forbidden: 'Запрещённое: лечение, алкоголь, призывы',
    other: 'Другое',
  } satisfies Readonly<Record<ReportReason, string>>,
  words: 'Подробности, если нужно',
  send: 'Отправить',
  sent: 'Спасибо. Прочитаем и\u00A0решим сами. Автор не\u00A0узнает, кто пожаловался.',
  failed: 'Не\u00A0отправилось. Попробуйте ещё раз',
  close: 'Закрыть',
}
