import { describe, expect, it } from 'vitest'
import {
  birthDateMistake,
  emailMistake,
  isMobilePhone,
  isRecipientPhone,
  mobilePhoneOf,
  nameMistake,
  recipientNameMistake,
  recipientPhoneOf,
} from './person-fields.ts'

const NAME = '\u0410\u043d\u043d\u0430'

describe('a phone', () => {
  it.each(['+7 (916) 123-45-67', '89161234567', '9161234567', '79161234567'])('%s is understood', (typed) => {
    expect(mobilePhoneOf(typed)).toBe('79161234567')
    expect(recipientPhoneOf(typed)).toBe('79161234567')
    expect(isMobilePhone(mobilePhoneOf(typed))).toBe(true)
  })
  it.each(['', '7916123456', '791612345678', '7916123456x', '74951234567'])('%s gets no code', (typed) => {
    expect(isMobilePhone(mobilePhoneOf(typed))).toBe(false)
  })
  it('of a recipient may be any', () => {
    expect(isRecipientPhone(recipientPhoneOf('8 (495) 123-45-67'))).toBe(true)
    expect(isRecipientPhone(recipientPhoneOf('12-34'))).toBe(false)
  })
})

it.each([
  ['', 'required'],
  ['  ', 'required'],
  [NAME.repeat(16), 'tooLong'],
  ['Anna', 'cyrillicOnly'],
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
])('who takes an order, «%s»: %s', (typed, mistake) => expect(recipientNameMistake(typed)).toBe(mistake))

it.each([
  ['anna@farm.example', null],
  [' anna@farm.example ', null],
  ['anna@farm', 'email'],
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
