import type { HiddenBecause, MatterKind } from '@okolitsa/domain/moderation/moderation.ts'

/** Why the office hides a text, as its author reads it. */
export const hiddenBecause: Readonly<Record<HiddenBecause, string>> = {
  insult: 'в\u00A0нём есть оскорбления',
  personalData: 'в\u00A0нём чужие телефоны, адреса или фамилии',
  advertising: 'это реклама',
  elsewhere: 'это не\u00A0по\u00A0теме',
  unreadable: 'его не\u00A0удалось прочитать',
  copied: 'текст или фото взяты у\u00A0других',
  forbidden: 'о\u00A0таком на\u00A0рынке писать нельзя: лечение, алкоголь, призывы',
  waiting: 'рынок ещё проверяет текст',
}

/** Texts that the office has hidden, in the accusative, as their author reads it. */
export const hiddenTexts: Readonly<Record<Exclude<MatterKind, 'review' | 'question'>, string>> = {
  photo: 'ваш снимок к\u00A0отзыву',
  answer: 'ваш ответ на\u00A0отзыв',
  chat: 'ваше сообщение в\u00A0чате',
  post: 'вашу новость',
  page: 'страницу вашего сайта',
}
