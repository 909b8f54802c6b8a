import { expect, it } from 'vitest'
import { birthDateMistake, calledMistake, emailMistake, nameMistake, recipientNameMistake } from './person-fields.ts'

const NAME = '\u0410\u043d\u043d\u0430'

it.each([
  ['', 'required'],
  ['  ', 'required'],
  [NAME.repeat(16), 'tooLong'],
  ['Anna', 'cyrillicOnly'],
  ['-', 'cyrillicOnly'],
  ['\u0482\u0483', 'cyrillicOnly'],
  [`${NAME}\n${NAME}`, 'cyrillicOnly'],
  ['\u04D8\u043b\u0444\u0438\u044f', null],
  [`${NAME}7`, 'cyrillicOnly'],
  [`${NAME}  ${NAME}`, 'singleSeparator'],
  [`${NAME}-${NAME}-${NAME}-${NAME}`, 'singleSeparator'],
  [` ${NAME}-${NAME} ${NAME} `, null],
])('the name «%s»: %s', (typed, mistake) => expect(nameMistake(typed)).toBe(mistake))

it.each([
  ['', 'required'],
  [NAME.repeat(30), 'tooLong'],
  [NAME, null],
  ['Anna-Maria Schäfer', null],
  [`${NAME} Smith`, 'oneScript'],
  [`${NAME} 2`, 'oneScript'],
  ['Anna  Maria', 'singleSeparator'],
  ['Anna\nMaria', 'oneScript'],
  ['- -', 'oneScript'],
  ['\u00D7\u00F7', 'oneScript'],
])('the recipient «%s»: %s', (typed, mistake) => expect(recipientNameMistake(typed)).toBe(mistake))

it.each([
  ['anna@farm.example', null],
  [' anna@farm.example ', null],
  ['anna@farm', 'email'],
  ["o'neil@farm.example", null],
  ['a.b+c@x1.farm.example', null],
  ['anna@xn--80ak6aa92e.xn--p1ai', null],
  [`${'a'.repeat(64)}@farm.example`, null],
  [`${'a'.repeat(65)}@farm.example`, 'email'],
  [`anna@${'a'.repeat(64)}.example`, 'email'],
  ['a..b@farm.example', 'email'],
  ['.a@farm.example', 'email'],
  ['a.@farm.example', 'email'],
  ['a@-farm.example', 'email'],
  ['a@farm-.example', 'email'],
  ['a@farm..example', 'email'],
  ['a@.example', 'email'],
  ['a@farm.example.', 'email'],
  ['a@127.0.0.1', 'email'],
  ['a b@farm.example', 'email'],
  ['', 'email'],
  [`${'a'.repeat(250)}@farm.example`, 'tooLong'],
])('the e-mail «%s»: %s', (typed, mistake) => expect(emailMistake(typed)).toBe(mistake))

it.each([
  ['2026-11-21', 'minimumAge'],
  ['2008-11-22', 'minimumAge'],
  ['2008-11-21', null],
  ['1915-11-22', null],
  ['1915-11-21', 'maximumAge'],
  ['2000-02-30', 'birthDate'],
  ['21.11.2000', 'birthDate'],
])('born on %s: %s', (day, mistake) => expect(birthDateMistake(day, '2026-11-21')).toBe(mistake))

it.each([
  ['', null],
  ['John 2', null],
  ['-', 'wrongValue'],
  ['12', 'wrongValue'],
  ['John\nSmith', 'wrongValue'],
])('called %j: %s', (typed, mistake) => expect(calledMistake(typed)).toBe(mistake))
