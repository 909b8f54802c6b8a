import type { ValidationCode } from '@okolitsa/contracts/kernel/validation.ts'

/** Messages under fields. The first seven are the spec's, letter for letter (section 5). */
export const validationTexts: Record<ValidationCode, string> = {
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
  tooSmall: 'Значение слишком маленькое',
  tooBig: 'Значение слишком большое',
  notANumber: 'Здесь нужно число',
  wholeNumber: 'Здесь нужно целое число',
  code: 'Введите четыре цифры из СМС',
  date: 'Введите дату в виде ГГГГ-ММ-ДД',
  unknownField: 'Такого поля здесь нет',
  taken: 'Уже занято, выберите другое',
}

interface Issue {
  readonly code?: string | undefined
  readonly message: string
  readonly origin?: string
  readonly expected?: string
}

/** The Russian message of a zod issue: its own validation code when the schema named one, otherwise by kind. */
export function messageForIssue(issue: Issue): string {
  const own = validationTexts[issue.message as ValidationCode]
  if (own) return own
  switch (issue.code) {
    case 'invalid_type':
      // zod does not report the input itself, only its kind at the end of its message
      if (issue.message.endsWith('undefined')) return validationTexts.required
      if (issue.expected === 'number') return validationTexts.notANumber
      if (issue.expected === 'int') return validationTexts.wholeNumber
      return validationTexts.wrongValue
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? validationTexts.tooShort : validationTexts.tooSmall
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? validationTexts.tooLong : validationTexts.tooBig
    default:
      return validationTexts.wrongValue
  }
}
