import { type AttributeKey, attributeOf } from '@okolitsa/domain/catalog/attributes.ts'
import { GRAM, MILLILITRE } from '@okolitsa/domain/catalog/unit.ts'
import type * as ru from '../ru/attributes.ts'
import type { Words } from '../words.ts'
import { formatAmount, formatNumber } from './format.ts'

const titles: Record<AttributeKey, string> = {
  milk: 'Whose milk',
  treatment: 'Treatment of milk',
  fat: 'Fat content',
  ripening: 'Ripened',
  breed: 'Breed',
  temperature: 'Kept',
  variety: 'Variety',
  flour: 'Flour',
  leaven: 'Leaven',
  eggGrade: 'Grade of eggs',
  harvestYear: 'Harvest of',
  catch: 'Where the fish is from',
  cocoa: 'Cocoa',
  smoke: 'Smoking',
  gathering: 'Where they grew',
  honeyState: 'Kind of honey',
  pressing: 'Pressing',
  tea: 'Kind of tea',
  sparkling: 'Gas',
  volume: 'Volume',
  netWeight: 'Net weight',
}
const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  milk: { cow: 'cow', goat: 'goat', sheep: 'sheep', mixed: 'mixed' },
  treatment: { raw: 'raw', pasteurized: 'pasteurized', baked: 'baked' },
  temperature: { chilled: 'chilled', frozen: 'frozen' },
  flour: { wheat: 'wheat', rye: 'rye', mixed: 'mixed', other: 'other' },
  leaven: { sourdough: 'sourdough', yeast: 'yeast', none: 'without yeast' },
  eggGrade: { highest: 'highest', selected: 'selected', first: 'first', second: 'second', third: 'third' },
  catch: { wild: 'wild', farmed: 'farmed' },
  smoke: { hot: 'hot', cold: 'cold' },
  gathering: { wild: 'in the forest', grown: 'on a farm' },
  honeyState: { liquid: 'liquid', creamed: 'creamed', comb: 'in the comb' },
  pressing: { cold: 'cold', hot: 'hot' },
  tea: { black: 'black', green: 'green', herbal: 'herbal', fermented: 'fermented' },
  sparkling: { still: 'still', sparkling: 'sparkling' },
}
const units: Partial<Record<AttributeKey, string>> = {
  fat: '%',
  ripening: 'days',
  cocoa: '%',
  volume: 'ml',
  netWeight: 'g',
}

/** Attributes of products. */
export const attributes: Words<typeof ru.attributes> = { titles, units, none: 'Not said' }

/** Title of an option; another value unchanged. */
export const optionTitle: Words<typeof ru.optionTitle> = (key, value) => options[key]?.[value] ?? value

/** Formats an attribute value with its unit: "45%", "goat", "60 days". */
export const attributeValue: Words<typeof ru.attributeValue> = (key, value) => {
  if (typeof value === 'string') return optionTitle(key, value)
  if (attributeOf(key).kind !== 'number' || key === 'harvestYear') return String(value)
  if (key === 'ripening') return value === 1 ? '1 day' : `${formatNumber(value)} days`
  if (key === 'volume') return formatAmount(value, MILLILITRE)
  return key === 'netWeight' ? formatAmount(value, GRAM) : `${formatNumber(value)}%`
}
