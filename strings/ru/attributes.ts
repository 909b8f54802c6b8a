import { type AttributeKey, attributeOf } from '@okolitsa/domain/catalog/attributes.ts'
import { GRAM, MILLILITRE } from '@okolitsa/domain/catalog/unit.ts'
import { formatAmount, formatCount, formatNumber } from './format.ts'
import { nouns } from './plural.ts'

const titles: Record<AttributeKey, string> = {
  milk: 'Чьё молоко',
  treatment: 'Обработка молока',
  fat: 'Жирность',
  ripening: 'Выдержка',
  breed: 'Порода',
  temperature: 'Как хранили',
  variety: 'Сорт',
  flour: 'Мука',
  leaven: 'На\u00A0чём тесто',
  eggGrade: 'Категория яиц',
  harvestYear: 'Урожай года',
  catch: 'Откуда рыба',
  cocoa: 'Какао',
  smoke: 'Копчение',
  gathering: 'Где выросли',
  honeyState: 'Какой мёд',
  pressing: 'Отжим',
  tea: 'Какой чай',
  sparkling: 'Газ',
  volume: 'Объём',
  netWeight: 'Вес нетто',
}
const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  milk: { cow: 'коровье', goat: 'козье', sheep: 'овечье', mixed: 'смесь' },
  treatment: { raw: 'сырое', pasteurized: 'пастеризованное', baked: 'топлёное' },
  temperature: { chilled: 'охлаждённое', frozen: 'замороженное' },
  flour: { wheat: 'пшеничная', rye: 'ржаная', mixed: 'смесь', other: 'другая' },
  leaven: { sourdough: 'на\u00A0закваске', yeast: 'на\u00A0дрожжах', none: 'бездрожжевое' },
  eggGrade: { highest: 'высшая', selected: 'отборная', first: 'первая', second: 'вторая', third: 'третья' },
  catch: { wild: 'дикая', farmed: 'из\u00A0хозяйства' },
  smoke: { hot: 'горячее', cold: 'холодное' },
  gathering: { wild: 'в\u00A0лесу', grown: 'в\u00A0хозяйстве' },
  honeyState: { liquid: 'жидкий', creamed: 'крем-мёд', comb: 'в\u00A0сотах' },
  pressing: { cold: 'холодный', hot: 'горячий' },
  tea: { black: 'чёрный', green: 'зелёный', herbal: 'травяной', fermented: 'ферментированный' },
  sparkling: { still: 'без газа', sparkling: 'с\u00A0газом' },
}
/** Suffixes inside a field, after the number. */
const units: Partial<Record<AttributeKey, string>> = {
  fat: '%',
  ripening: 'дн.',
  cocoa: '%',
  volume: 'мл',
  netWeight: 'г',
}

/** Attributes of products. */
export const attributes = { titles, units, none: 'Не\u00A0указано' }

/** Title of an option; another value unchanged. */
export const optionTitle = (key: AttributeKey, value: string): string => options[key]?.[value] ?? value

/** Formats an attribute value with its unit: «45 %», «козье», «60 дней». */
export function attributeValue(key: AttributeKey, value: number | string): string {
  if (typeof value === 'string') return optionTitle(key, value)
  if (attributeOf(key).kind !== 'number') return String(value)
  if (key === 'harvestYear') return String(value)
  if (key === 'ripening') return formatCount(value, nouns.day)
  if (key === 'netWeight') return formatAmount(value, GRAM)
  if (key === 'volume') return formatAmount(value, MILLILITRE)
  return `${formatNumber(value)}\u00A0%`
}
