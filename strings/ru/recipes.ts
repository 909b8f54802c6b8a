import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { IngredientUnit } from '@okolitsa/domain/recipes/choose-goods.ts'
import { quarterText } from '../quarter-text.ts'
import { type DayReference, formatCount, formatDay, formatNumber, formatPrice } from './format.ts'
import { pagesText } from './pages.ts'
import { type NounForms, nouns } from './plural.ts'
import { recipeCard } from './recipe-card.ts'

const portion: NounForms = { one: 'порция', few: 'порции', many: 'порций' }

const units: Record<IngredientUnit, string> = {
  g: 'г',
  ml: 'мл',
  piece: 'шт.',
  tablespoon: 'ст.\u00A0л.',
  teaspoon: 'ч.\u00A0л.',
}
/** Amount of an ingredient: kilograms from a thousand grams; spoons and pieces in quarters. */
function amountText(amount: number, unit: IngredientUnit): string {
  if (unit === 'g' && amount >= 1_000) return `${formatNumber(Math.round(amount / 10) / 100)}\u00A0кг`
  if (unit === 'ml' && amount >= 1_000) return `${formatNumber(Math.round(amount / 10) / 100)}\u00A0л`
  const isMeasured = unit === 'g' || unit === 'ml'
  return `${isMeasured ? formatNumber(Math.max(1, Math.round(amount))) : quarterText(amount)}\u00A0${units[unit]}`
}
/** Texts of the recipe book. */
export const recipes = {
  title: 'Рецепты',
  heading: 'Что приготовим?',
  lead: 'Продукты сложим в\u00A0корзину сами. Вам останется достать сковороду',
  /** Description and lead of a market without goods. */
  withoutGoods: 'Рецепты по\u00A0шагам: что понадобится и\u00A0как приготовить.',
  description:
    'Рецепты из\u00A0фермерских продуктов: собираем корзину в\u00A0одно нажатие из\u00A0того, что привозят к\u00A0вам.',
  categoryTitle: (title: string) => `${title}: рецепты`,
  categoryDescription: (title: string, description: string, count: number) =>
    `${title}: ${formatCount(count, nouns.recipe)}. ${description}.`,
  categories: 'Разделы рецептов',
  count: (count: number) => formatCount(count, nouns.recipe),
  filters: 'Какие рецепты показать',
  all: 'Все',
  fast: 'До\u00A030\u00A0минут',
  meatless: 'Без мяса',
  nothingTitle: 'Таких рецептов пока нет',
  nothingText: 'Снимите отбор или загляните в\u00A0другой раздел.',
  showAll: 'Показать все',
  pages: pagesText('Страницы рецептов'),
  wayHere: 'Рецепты',
  atTheStove: (minutes: number) => `${recipeCard.time(minutes)} до\u00A0стола`,
  levels: { easy: 'Справится новичок', medium: 'Нужна сноровка', hard: 'Для уверенных рук' },
  forPortions: (count: number) => formatCount(count, portion),
  ingredients: 'Продукты',
  portions: 'Порций',
  portionsOf: 'Сколько порций',
  fewer: 'Меньше порций',
  more: 'Больше порций',
  amount: amountText,
  atHome: 'Есть дома',
  atHomeOf: (title: string) => `${title}: есть дома`,
  replace: 'Заменить',
  replaceOf: (title: string) => `Заменить: ${title}`,
  fits: 'Подойдёт и\u00A0это',
  nobodyHere: 'Сюда пока никто не\u00A0привозит',
  pantry: 'Найдётся дома',
  bought: (size: string, quantity: number) => (quantity > 1 ? `${size}\u00A0× ${quantity}` : size),
  goodsFailed: 'Не\u00A0получилось подобрать продукты',
  goodsFailedText: 'Рецепт можно читать и\u00A0так. Чтобы собрать корзину, повторите.',
  retry: 'Повторить',
  sumNote: 'У\u00A0каждого хозяйства своя корзина и\u00A0своя доставка',
  sumNoteOne: 'Всё из\u00A0одного хозяйства',
  nothingToBuy: 'Покупать ничего не\u00A0нужно',
  nothingToBuyText: 'Всё, что сюда привозят, у\u00A0вас уже есть.',
  nothingSold: 'Сюда этого пока не\u00A0привозят',
  nothingSoldText: 'Рецепт можно читать и\u00A0так: продукты придётся взять в\u00A0другом месте.',
  collect: 'Собрать корзину',
  collected: 'Продукты в\u00A0корзине',
  toCart: 'Открыть',
  openCart: 'Открыть корзину',
  basket: {
    farms: (count: number) => formatCount(count, nouns.farm),
    title: (farms: number, total: number) =>
      `${formatCount(farms, nouns.farm)}, ${formatPrice(total)} с\u00A0доставкой`,
    onDay: (day: IsoDate, reference: DayReference) =>
      `Всё можно получить в\u00A0один день: ${formatDay(day, reference)}`,
    delivery: (price: number) => `Доставка ${formatPrice(price)}`,
    freeDelivery: 'Доставка бесплатно',
    deliveryLater: 'Доставку посчитаем при оформлении',
    pickup: 'Заберёте сами',
    goods: 'Товары',
    deliveries: 'Доставка',
    atCheckout: (known: number) => (known > 0 ? `${formatPrice(known)} и\u00A0СДЭК при оформлении` : 'при оформлении'),
    toMin: (sum: number) => `До\u00A0минимума не\u00A0хватает ${formatPrice(sum)}.`,
    toMinShort: (sum: number) => `до\u00A0минимума ${formatPrice(sum)}`,
    orPickUp: 'Забрать самому можно и\u00A0так.',
    belowMinimum: (farms: number, sum: number) =>
      `${farms === 1 ? 'Одно хозяйство пока не\u00A0примет' : `${formatCount(farms, nouns.farm)} пока не\u00A0примут`} заказ: не\u00A0хватает ${formatPrice(sum)} до\u00A0минимума. Добавьте порций или товаров, или возьмите всё у\u00A0одного.`,
    manyPickups: 'Забирать придётся в\u00A0разных местах: привезти сюда эти хозяйства не\u00A0могут.',
    otherDays: 'Общего дня нет: привезут в\u00A0разные дни.',
    notSold: (titles: readonly string[]) =>
      `Сюда пока не\u00A0привозят: ${titles.join(', ').toLowerCase()}. Придётся взять в\u00A0другом месте.`,
    left: (titles: readonly string[]) =>
      `Не\u00A0положим в\u00A0корзину: ${titles.join(', ').toLowerCase()}. Выберите в\u00A0списке, у\u00A0кого взять.`,
    notChosen: 'У\u00A0этого хозяйства нет',
    choose: 'Выбрать',
    chooseOf: (title: string) => `Выбрать: ${title}`,
    oneSeller: 'Всё у\u00A0одного',
    takeFrom: (title: string) => `Всё у\u00A0одного: ${title}`,
    oneSellerSum: (delivery: number, toMin: number) =>
      [
        delivery > 0 ? `доставка ${formatPrice(delivery)}` : 'без платы за\u00A0доставку',
        toMin > 0 && `до\u00A0минимума ещё ${formatPrice(toMin)}`,
      ]
        .filter(Boolean)
        .join(', '),
    without: (titles: readonly string[]) => `Не\u00A0хватит: ${titles.join(', ').toLowerCase()}`,
    proposeAgain: 'Подобрать заново',
  },
  perPortion: 'На порцию',
  nutrition: { kcal: 'ккал', protein: 'белки', fat: 'жиры', carbs: 'углеводы' },
  grams: (value: number) => `${formatNumber(value)}\u00A0г`,
  how: 'Как готовить',
  advice: 'Совет',
  handsBusy: 'Руки в\u00A0муке?',
  handsBusyText: 'Откройте по\u00A0шагам: крупно, с\u00A0таймером, экран не\u00A0погаснет.',
  cookBySteps: 'Готовить по\u00A0шагам',
  similar: 'Похожие',
  allOf: (title: string) => `Все: ${title.toLowerCase()}`,
  cooking: {
    close: 'Закрыть',
    step: (step: number, count: number) => `Шаг ${step} из\u00A0${count}`,
    next: 'Дальше',
    back: (step: number) => `Назад, шаг ${step}`,
    finish: 'Готово',
    done: 'Зовите всех к\u00A0столу',
    doneText: (title: string) => `${title}\u00A0— готово. Приятного аппетита!`,
    start: 'Пуск',
    pause: 'Пауза',
    again: 'Заново',
    longer: '+30\u00A0с',
    timer: 'Таймер',
    timeIsUp: 'Время вышло',
  },
} as const
