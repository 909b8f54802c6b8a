import { expect, test } from 'vitest'
import { profileChangeOf, profileError } from './profile-form.ts'

test('shows the messages of the specification', () => {
  expect(profileError('firstName', '')).toBe('обязательное поле')
  expect(profileError('firstName', 'Anna')).toBe('Разрешена только кириллица')
  expect(profileError('lastName', 'Иванова  Петрова')).toBe('Только один пробел или одно тире')
  expect(profileError('email', 'почта@дом.рф')).toBe('Некорректный адрес электронной почты')
  expect(profileError('birthDate', '2025-01-01')).toBe('Минимальный возраст 18 лет')
  expect(profileError('birthDate', '1890-01-01')).toBe('Максимальный возраст 110 лет')
})

test('sends an empty field as null', () => {
  expect(profileError('email', '')).toBeUndefined()
  expect(profileChangeOf({ firstName: ' Анна ', lastName: '', email: '', birthDate: '' })).toEqual({
    firstName: 'Анна',
    lastName: null,
    email: null,
    birthDate: null,
  })
})
