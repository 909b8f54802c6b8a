import type { ReturnReason } from '@okolitsa/domain/goods/goods-check.ts'

const reasons: Readonly<Record<ReturnReason, { readonly title: string; readonly mend: string }>> = {
  category: {
    title: 'Не\u00A0тот раздел',
    mend: 'Выберите в\u00A0карточке раздел, где такой товар ищут покупатели.',
  },
  composition: {
    title: 'Состав неполный',
    mend: 'Перечислите всё, что входит в\u00A0товар, по\u00A0убыванию доли, и\u00A0отметьте аллергены.',
  },
  picture: {
    title: 'Снимок чужой или плохой',
    mend: 'Снимите свой товар при дневном свете: без надписей и\u00A0чужих знаков.',
  },
  cures: {
    title: 'Обещает лечить',
    mend: 'Уберите слова о\u00A0лечении и\u00A0болезнях: обещать их еде запрещает закон.',
  },
  papers: {
    title: 'Нет бумаги',
    mend: 'Добавьте документ на\u00A0этот товар в\u00A0разделе «Документы» и\u00A0сохраните товар ещё раз.',
  },
  measure: {
    title: 'Вес и\u00A0цена не\u00A0сходятся',
    mend: 'Проверьте, за\u00A0сколько граммов или штук указана цена, и\u00A0поправьте название или меру.',
  },
  other: { title: 'Другое', mend: 'Поправьте то, о\u00A0чём написал рынок, и\u00A0сохраните товар.' },
}

/** Texts for a seller about the check of its goods. */
export const goodsDecisions = {
  reasons,
  push: { returned: 'Товар вернули на\u00A0доработку', hidden: 'Рынок скрыл товар' },
  pushText: (title: string) => `${title}. Почему и\u00A0что сделать\u00A0— в\u00A0карточке товара.`,
  pushTour: { returned: 'Поездку вернули на\u00A0доработку', hidden: 'Рынок скрыл поездку' },
  pushTourText: (title: string) => `${title}. Почему и\u00A0что сделать\u00A0— на\u00A0странице поездки.`,
  waiting: 'На\u00A0проверке',
  waitingNew: 'Рынок проверит товар и\u00A0покажет его покупателям. Обычно это занимает до\u00A04\u00A0часов.',
  waitingShown: 'Покупатели уже видят товар. Рынок проверит его: обычно в\u00A0течение 4\u00A0часов.',
  waitingChange:
    'Покупатели пока видят прежнюю карточку. Рынок проверит изменения, обычно в\u00A0течение 4\u00A0часов, и\u00A0покажет новую. Цена и\u00A0остаток меняются сразу.',
  returned: 'Вернули на\u00A0доработку',
  returnedChange: 'Покупатели видят прежнюю карточку: изменения вернули.',
  hidden: 'Скрыто рынком',
  hiddenText: 'Товар не\u00A0продаётся. Если это ошибка, напишите в\u00A0поддержку рынка.',
  why: (reason: ReturnReason, message: string) => [reasons[reason].title, message].filter(Boolean).join('. '),
  again: 'Сохраните исправленный товар\u00A0— он снова уйдёт на\u00A0проверку.',
}
