import type { DeskValidationCode, ValidationCode } from '@okolitsa/contracts/kernel/validation.ts'

/** Messages under fields that customers fill too. The first seven are the spec's, letter for letter (section 5). */
export const validationTexts: Record<Exclude<ValidationCode, DeskValidationCode>, string> = {
  required: 'обязательное поле',
  email: 'Некорректный адрес электронной почты',
  phone: 'Некорректный номер телефона',
  singleSeparator: 'Только один пробел или одно тире',
  cyrillicOnly: 'Разрешена только кириллица',
  birthDate: 'Введите корректную дату рождения',
  minimumAge: 'Минимальный возраст 18 лет',
  maximumAge: 'Максимальный возраст 110 лет',
  oneScript: 'Только буквы одного языка',
  wrongValue: 'Некорректное значение',
  tooShort: 'Слишком коротко',
  tooLong: 'Слишком длинно',
  tooSmall: 'Нужно больше или позже',
  tooBig: 'Нужно меньше или раньше',
  notANumber: 'Здесь нужно число',
  wholeNumber: 'Здесь нужно целое число',
  code: 'Введите четыре цифры из СМС',
  date: 'Введите дату в виде ГГГГ-ММ-ДД',
  unknownField: 'Такого поля здесь нет',
  taken: 'Уже занято, выберите другое',
  blockedWords: 'Есть слова, которые мы не публикуем',
}
