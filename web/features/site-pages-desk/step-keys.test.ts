import { expect, it } from 'vitest'
import { stepOfKeys } from './step-keys.ts'

const press = (keys: Partial<KeyboardEvent>, target: object = { tagName: 'DIV' }) =>
  stepOfKeys({ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target, ...keys } as KeyboardEvent)

it.each([
  [{ ctrlKey: true, code: 'KeyZ' }, 'undo'],
  // a Russian layout gives another letter for the same key
  [{ metaKey: true, code: 'KeyZ', key: 'я' }, 'undo'],
  [{ ctrlKey: true, shiftKey: true, code: 'KeyZ' }, 'redo'],
  [{ ctrlKey: true, code: 'KeyY' }, 'redo'],
  [{ code: 'KeyZ' }, null],
  [{ ctrlKey: true, code: 'KeyX' }, null],
  [{ ctrlKey: true, altKey: true, code: 'KeyZ' }, null],
] as const)('%j asks for %s', (keys, step) => {
  expect(press(keys)).toBe(step)
})

it('handles the keys while a radio has the focus, but not behind an open window', () => {
  expect(press({ ctrlKey: true, code: 'KeyZ' }, { tagName: 'INPUT', type: 'radio' })).toBe('undo')
  const within = { tagName: 'BUTTON', closest: () => ({}) }
  expect(press({ ctrlKey: true, code: 'KeyZ' }, within)).toBeNull()
})

it.each([{ tagName: 'INPUT' }, { tagName: 'TEXTAREA' }, { tagName: 'P', isContentEditable: true }])(
  'leaves undo to the field that has the focus: %o',
  (target) => {
    expect(press({ ctrlKey: true, code: 'KeyZ' }, target)).toBeNull()
  },
)
