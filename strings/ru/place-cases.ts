/** Towns with irregular declension. */
const KNOWN: Readonly<Record<string, string>> = {
  Анадырь: 'в\u00A0Анадыре',
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
/** Names that lose a vowel in other cases: «Череповец», «Торжок». */
const LOSES_A_VOWEL = /(?:ец|[её]к|ок)$/
const CONSONANT = /[бвгджзклмнпрстфхцчшщ]$/

/** Locative: «в Москве», «в Туле»; null = the declension is unknown. */
export function inPlace(name: string): string | null {
  const known = KNOWN[name]
  if (known) return known
  // a name of several words would need each declined
  if (/[ -]/.test(name) || LOSES_A_VOWEL.test(name)) return null
  const at = /^[ВФ][бвгджзклмнпрстфхцчшщ]/.test(name) ? 'во' : 'в'
  if (name.endsWith('а')) return `${at}\u00A0${name.slice(0, -1)}е`
  if (name.endsWith('ь')) return `${at}\u00A0${name.slice(0, -1)}и`
  return CONSONANT.test(name) ? `${at}\u00A0${name}е` : null
}
