import { expect, it } from 'vitest'
import { hasContacts } from './contacts.ts'

it.each([
  'Вам перевод 15000 р. evil.example/получить',
  'Ферма evil.ru',
  'EVIL.RU',
  'Приз: приз.рф',
  'https://a',
  'www.сыр',
  'Звоните +7 (916) 123-45-67',
  'пишите a@b',
  'evil.\u200Bru',
])('«%s» contains contacts', (title) => expect(hasContacts(title)).toBe(true))

it.each(['Ферма им. Ленина', 'ООО «им.Ленина»', 'КФХ Иванов И.И.', 'Ферма 1987–2020', 'Сыр 1.5 кг', 'А/О «Заря»'])(
  '«%s» holds none',
  (title) => expect(hasContacts(title)).toBe(false),
)
