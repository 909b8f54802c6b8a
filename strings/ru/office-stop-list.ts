import type { StopReason } from '@okolitsa/domain/catalog/stop-list.ts'
import { deskValidationTexts } from './desk-validation.ts'

/** Texts of the page of goods that are not sold. */
export const officeStopList = {
  title: 'Что не\u00A0продают',
  note: 'Эти слова не\u00A0проходят ни\u00A0в\u00A0одном тексте, под которым что-то продают. Уже выставленное остаётся как есть. Алкоголь узнаём отдельно, по\u00A0закону.',
  add: 'Добавить',
  phrase: 'Слово или до\u00A0четырёх слов подряд',
  phraseHint: 'Звёздочка в\u00A0конце слова\u00A0— любое окончание: сигарет*',
  reason: 'Почему',
  reasons: {
    tobacco: 'Табак и\u00A0никотин',
    drugs: 'Наркотики',
    medicine: 'Лекарства и\u00A0обещания вылечить',
    weapons: 'Оружие',
    wildlife: 'Охраняемые животные и\u00A0растения',
    market: 'Правила рынка',
  } satisfies Readonly<Record<StopReason, string>>,
  words: {
    tobacco: deskValidationTexts.stopTobacco,
    drugs: deskValidationTexts.stopDrugs,
    medicine: deskValidationTexts.stopMedicine,
    weapons: deskValidationTexts.stopWeapons,
    wildlife: deskValidationTexts.stopWildlife,
    market: deskValidationTexts.stopMarket,
  } satisfies Readonly<Record<StopReason, string>>,
  sellerReads: (words: string) => `Продавец читает: «${words}»`,
  own: 'ваше',
  none: 'Слов пока нет.',
  remove: (phrase: string) => `Убрать «${phrase}»`,
  saved: (phrase: string) => `Записали «${phrase}»`,
  removed: (phrase: string) => `Убрали «${phrase}»`,
  failed: 'Не\u00A0записалось. Попробуйте ещё раз',
  loading: 'Загружаем слова',
  loadFailed: 'Слова не\u00A0загрузились',
  retry: 'Ещё раз',
}
