import { expect, it } from 'vitest'
import { type KeyPress, keyOf } from './key-of.ts'

const press = (code: string, key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key,
  repeat: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

it('names a key by its place, in every layout', () => {
  expect(keyOf(press('KeyJ', 'j'))).toBe('j')
  expect(keyOf(press('KeyJ', 'о'))).toBe('j')
  expect(keyOf(press('Digit3', '3'))).toBe('3')
  expect(keyOf(press('Numpad3', '3'))).toBe('3')
  expect(keyOf(press('Escape', 'Escape'))).toBe('escape')
})

it('finds the help key in both layouts', () => {
  expect(keyOf(press('Slash', '?', { shiftKey: true }))).toBe('?')
  expect(keyOf(press('Digit7', '?', { shiftKey: true }))).toBe('?')
})

it('leaves combinations to the browser', () => {
  expect(keyOf(press('KeyA', 'a', { ctrlKey: true }))).toBeNull()
  expect(keyOf(press('KeyR', 'r', { metaKey: true }))).toBeNull()
  expect(keyOf(press('KeyA', 'A', { shiftKey: true }))).toBeNull()
})
