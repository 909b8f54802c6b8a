import { expect, it } from 'vitest'
import { stepOfKeys } from './step-keys.ts'

const press = (keys: Partial<KeyboardEvent>, target: object = { tagName: 'DIV' }) =>
  stepOfKeys({ ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target, ...keys } as KeyboardEvent)

it.each([
  [{ ctrlKey: true, code: 'KeyZ' }, 'undo'],
  // a Russian layout writes another letter with the same key
  [{ metaKey: true, code: 'KeyZ', key: 'я' }, 'undo'],
  [{ ctrlKey: true, shiftKey: true, code: 'KeyZ' }, 'redo'],
  [{ ctrlKey: true, code: 'KeyY' }, 'redo'],
  [{ code: 'KeyZ' }, null],
  [{ ctrlKey: true, code: 'KeyX' }, null],
  [{ ctrlKey: true, altKey: true, code: 'KeyZ' }, null],
] as const)('%j asks for %s', (keys, step) => {
  expect(press(keys)).toBe(step)
})

it('whoever has chosen by a radio types nothing, and behind an open window nothing changes', () => {
  expect(press({ ctrlKey: true, code: 'KeyZ' }, { tagName: 'INPUT', type: 'radio' })).toBe('undo')
  const within = { tagName: 'BUTTON', closest: () => ({}) }
  expect(press({ ctrlKey: true, code: 'KeyZ' }, within)).toBeNull()
})

it.each([{ tagName: 'INPUT' }, { tagName: 'TEXTAREA' }, { tagName: 'P', isContentEditable: true }])(
  'whoever types in %j steps back in what they type',
  (target) => {
    expect(press({ ctrlKey: true, code: 'KeyZ' }, target)).toBeNull()
  },
)
