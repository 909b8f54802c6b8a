/** Refusal of a chat message with missing fields (spec 5). */
export const missingFields = (fields: readonly string[]): string => `Поля ${fields.join(', ')} должны быть заполнены!`

/** Word stems blocked in messages between customers and sellers: abuse only, lower case, ё as е. */
export const blockedStems: readonly string[] = [
  'бляд',
  'блят',
  'гандон',
  'долбоеб',
  'дебил',
  'заеб',
  'мраз',
  'мудак',
  'мудил',
  'отъеб',
  'пидор',
  'пидар',
  'пизд',
  'сучар',
  'уебищ',
  'уебок',
  'уроды',
  'хуев',
  'хуес',
  'хуйн',
  'хуйл',
  'шлюх',
]
