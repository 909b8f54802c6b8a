import type { MadeHow } from '@okolitsa/domain/catalog/made.ts'
import { type DayReference, formatCount, formatDate } from './format.ts'
import { nouns } from './plural.ts'

interface Fact {
  readonly how: MadeHow
  readonly daysAgo: 0 | 1
}

const DAYS = ['сегодня', 'вчера'] as const
const DID: Readonly<Record<MadeHow, string>> = {
  picked: 'собрали',
  milked: 'подоили',
  baked: 'испекли',
  caught: 'поймали',
  made: 'приготовили',
}
/** A heading with more deeds is too long. */
const MAX_DEEDS = 3
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} и\u00A0${words.at(-1)}`

/** Texts of the home page below its first screens. */
export const homeFeedText = {
  fresh: {
    /** Production of today and yesterday without repetition: «Сегодня испекли, вчера подоили и собрали»; only the days when there is much of it. */
    title: (facts: readonly Fact[]) => {
      const days = DAYS.flatMap((word, daysAgo) => {
        const verbs = [...new Set(facts.filter((fact) => fact.daysAgo === daysAgo).map(({ how }) => DID[how]))]
        return verbs.length === 0 ? [] : [{ word, verbs }]
      })
      if (days.reduce((sum, { verbs }) => sum + verbs.length, 0) > MAX_DEEDS) {
        return `Свежее: ${listed(days.map(({ word }) => word))}`
      }
      const list = days.map(({ word, verbs }) => `${word} ${listed(verbs)}`).join(', ')
      return list.charAt(0).toUpperCase() + list.slice(1)
    },
    note: 'Так говорят сами хозяйства',
    rail: 'Свежее',
  },
  ripening: {
    /** Heading for one day or several. */
    title: (days: readonly string[], reference: DayReference) =>
      days.length === 1 && days[0] !== undefined ? `Будет ${formatDate(days[0], reference)}` : 'Закажите заранее',
    note: 'Сейчас этого ещё нет: день, с которого повезут, стоит на\u00A0карточке',
    rail: 'Закажите заранее',
  },
  recipes: {
    workday: 'Рецепты на\u00A0ужин',
    dayOff: 'Рецепты на\u00A0выходные',
    note: 'Все продукты сейчас можно заказать к\u00A0вам',
    all: 'Все рецепты',
  },
  sent: {
    title: 'Что можно отправить',
    note: (products: number, sellers: number) =>
      `${formatCount(products, nouns.product)} из\u00A0${formatCount(sellers, { one: 'хозяйства', few: 'хозяйств', many: 'хозяйств' })}`,
  },
  absent: {
    title: 'Чего сюда не\u00A0возят',
    note: 'Из этих разделов к\u00A0вам пока никто не\u00A0привозит и\u00A0не\u00A0отправляет',
  },
  loading: 'Загружаем, что ещё есть для\u00A0вашего места',
} as const
