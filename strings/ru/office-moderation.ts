import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import type { MatterKind, ReportReason } from '@okolitsa/domain/moderation/moderation.ts'
import type { DeclineReason } from '@okolitsa/domain/reviews/review.ts'
import type { SuspicionSign } from '@okolitsa/domain/reviews/suspicion.ts'
import { formatCount } from './format.ts'

const matter = { one: 'текст', few: 'текста', many: 'текстов' }
const times = { one: 'раз', few: 'раза', many: 'раз' }
const photo = { one: 'снимок', few: 'снимка', many: 'снимков' }
const report = { one: 'жалоба', few: 'жалобы', many: 'жалоб' }

/** Texts of the queue of reviews and other texts in the office. */
export const officeModeration = {
  title: 'Отзывы и\u00A0чаты',
  tabs: 'Что проверяем',
  all: 'Все',
  kinds: {
    review: 'Отзывы',
    photo: 'Снимки',
    answer: 'Ответы продавцов',
    question: 'Вопросы',
    chat: 'Жалобы на\u00A0чат',
    post: 'Новости',
    page: 'Страницы сайтов',
  } as const satisfies Readonly<Record<MatterKind, string>>,
  kind: {
    review: 'Отзыв',
    photo: 'Снимок к\u00A0отзыву',
    answer: 'Ответ на\u00A0отзыв',
    question: 'Вопрос',
    chat: 'Сообщение в\u00A0чате',
    post: 'Новость',
    page: 'Страница сайта',
  } as const satisfies Readonly<Record<MatterKind, string>>,
  waiting: (count: number) => (count === 0 ? 'Никто не\u00A0ждёт' : `Ждут проверки: ${formatCount(count, matter)}`),
  list: 'Очередь',
  position: (place: number, of: number) => `Текст ${place} из\u00A0${of}`,
  about: (subject: string, seller: string) => `${subject} · ${seller}`,
  aboutSeller: 'О\u00A0продавце',
  order: (id: number) => `Заказ № ${id}`,
  sent: (moment: string) => `Прислан ${moment}`,
  unnamed: 'Имя не\u00A0указано',
  noWords: 'Без слов, только фото',
  photo: (number: number) => `Фото ${number} к\u00A0отзыву`,
  isShown: 'Сейчас это видят все',
  isShownInChat: 'Сейчас это видят обе стороны чата',
  talk: 'Что вокруг сообщения',
  talkNote: 'Покажем до\u00A0пяти сообщений рядом. Запись о\u00A0том, что вы их читали, останется в\u00A0журнале.',
  showTalk: 'Показать разговор',
  talkFailed: 'Не\u00A0получилось показать разговор',
  sides: { customer: 'Покупатель', seller: 'Продавец' } satisfies Readonly<Record<ChatSide, string>>,
  photos: (count: number) => formatCount(count, photo),
  toAuthor: {
    customer: 'Покупатель: предупредить или закрыть вход',
    seller: 'Продавец: написать или приостановить',
  } satisfies Readonly<Record<ChatSide, string>>,
  phrases: (words: string) => `Слова из\u00A0списка: ${words}`,
  words: {
    title: 'Слова и\u00A0правила',
    note: 'По\u00A0этим словам тексты отзывов, ответов, вопросов, новостей и\u00A0страниц попадают в\u00A0очередь. Похожие буквы не\u00A0помогут.',
    back: 'К\u00A0очереди',
    held: 'До\u00A0показа',
    heldNote: 'Текст никто не\u00A0видит, пока мы не\u00A0решим',
    marked: 'Только отметить',
    markedNote: 'Текст виден сразу и\u00A0ждёт проверки',
    what: 'Что делать с\u00A0текстом',
    preview: 'Проверить на\u00A0прошлом',
    found: (found: number, texts: number) =>
      found === 0
        ? `За\u00A030 дней не\u00A0сработало\u00A0бы ни\u00A0разу (посмотрели ${formatCount(texts, matter)})`
        : `За\u00A030 дней сработало\u00A0бы ${formatCount(found, times)} (посмотрели ${formatCount(texts, matter)})`,
  },
  reports: (count: number) => formatCount(count, report),
  reportReasons: {
    insult: 'Оскорбляет',
    personalData: 'Чужие данные',
    advertising: 'Реклама',
    deceit: 'Неправда',
    forbidden: 'Запрещённое',
    other: 'Другое',
  } as const satisfies Readonly<Record<ReportReason, string>>,
  accept: 'Показать',
  decline: 'Не\u00A0показывать',
  chooseReason: 'Почему не\u00A0показываем? Причину прочитает автор',
  reasons: {
    insult: 'Оскорбления',
    personalData: 'Чужие данные',
    advertising: 'Реклама',
    elsewhere: 'Не\u00A0по\u00A0теме',
    unreadable: 'Нельзя прочитать',
    copied: 'Чужой текст или фото',
    forbidden: 'Запрещённое: лечение, алкоголь, призывы',
  } as const satisfies Readonly<Record<DeclineReason, string>>,
  signs: 'Похоже на\u00A0обман?',
  noSigns: 'Признаков не\u00A0видно',
  signsNote: 'Ни\u00A0один знак сам ничего не\u00A0решает',
  sign: {
    noOrder: 'Покупки на\u00A0рынке не\u00A0было',
    ownStaff: 'Автор работает у\u00A0этого продавца: телефон тот\u00A0же',
    staffReceived: 'Заказ получал человек продавца: телефон получателя его',
    staffEmail: 'Почта та\u00A0же, что у\u00A0человека продавца',
    staffAddress: 'Привезли туда\u00A0же, куда заказывал человек продавца',
    burst: 'Несколько отзывов новых покупателей за\u00A0час',
    newAccount: 'Покупатель на\u00A0рынке меньше трёх дней',
  } as const satisfies Readonly<Record<SuspicionSign, string>>,
  known: 'Что известно',
  authorShown: 'Отзывов автора показано',
  authorDeclined: 'Отзывов автора не\u00A0показано',
  anonymous: 'Имя',
  anonymousYes: 'просил скрыть',
  anonymousNo: 'можно показать',
  answered: 'Ответ продавца',
  answeredYes: 'уже есть',
  answeredNo: 'пока нет',
  accepted: (name: string) => `Показали: ${name}`,
  declined: (name: string, reason: string) => `Не\u00A0показали: ${name}. ${reason}`,
  undone: 'Отменили, текст снова ждёт',
  undoLate: 'Отменить уже нельзя: автору написали',
  decidedByOther: 'Этот текст уже решил кто-то другой или автор его изменил. Ваше решение не\u00A0записали',
  nothing: 'Проверять нечего',
  nothingText: 'Новые отзывы со\u00A0словами и\u00A0фото и\u00A0жалобы посетителей появятся здесь сами.',
  loading: 'Загружаем очередь',
  loadFailed: 'Не\u00A0получилось показать очередь',
}
