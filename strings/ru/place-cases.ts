/** Towns whose names bend otherwise than their endings say. */
const KNOWN: Readonly<Record<string, string>> = {
  Ярославль: 'в\u00A0Ярославле',
  Суздаль: 'в\u00A0Суздале',
  Ставрополь: 'в\u00A0Ставрополе',
  Симферополь: 'в\u00A0Симферополе',
  Севастополь: 'в\u00A0Севастополе',
  'Нижний Новгород': 'в\u00A0Нижнем Новгороде',
  'Великий Новгород': 'в\u00A0Великом Новгороде',
  Владивосток: 'во\u00A0Владивостоке',
  Владимир: 'во\u00A0Владимире',
  Владикавказ: 'во\u00A0Владикавказе',
  Орёл: 'в\u00A0Орле',
  'Ростов-на-Дону': 'в\u00A0Ростове-на-Дону',
  'Санкт-Петербург': 'в\u00A0Санкт-Петербурге',
}
const CONSONANT = /[бвгджзклмнпрстфхцчшщ]$/

/** «в Москве», «в Туле»: where something takes place; null = the name bends in a way that is not known. */
export function inPlace(name: string): string | null {
  const known = KNOWN[name]
  if (known) return known
  // of several words each bends by itself
  if (/[ -]/.test(name)) return null
  if (name.endsWith('а')) return `в\u00A0${name.slice(0, -1)}е`
  if (name.endsWith('ь')) return `в\u00A0${name.slice(0, -1)}и`
  return CONSONANT.test(name) ? `в\u00A0${name}е` : null
}
