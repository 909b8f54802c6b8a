import { describe, expect, it } from 'vitest'
import { forEditor, fromEditor, insertVariable } from './editor-text.ts'

const names = { if: 'если', else: 'иначе', end: 'конец', number: 'номер', day: 'день возврата', paid: 'оплачен' }
const insert = (
  text: string,
  at: readonly [number, number],
  name: string,
  isOptional = false,
  type = 'text' as const,
) => insertVariable(text, at, { name, variable: { type, isOptional, isEssential: false }, names })

describe('the text of an editor', () => {
  it('has names instead of the words of the table, in any case of letters', () => {
    const text = 'Заказ {number}{if:day} до {day}{else}!{end}'
    expect(forEditor(text, names)).toBe('Заказ {номер}{если:день возврата} до {день возврата}{иначе}!{конец}')
    expect(fromEditor(forEditor(text, names), names)).toBe(text)
    expect(fromEditor('{Номер} {Если: Оплачен }x{КОНЕЦ} {что}', names)).toBe('{number} {if:paid}x{end} {что}')
  })
  it('gets a variable at the cursor, or in place of the selection', () => {
    expect(insert('Заказ ждёт', [6, 6], 'number')).toEqual({ text: 'Заказ {номер}ждёт', cursor: 13 })
    expect(insert('Заказ ждёт', [6, 10], 'number')).toEqual({ text: 'Заказ {номер}', cursor: 13 })
  })
  it('gets a condition around the selection, and around an optional variable', () => {
    expect(
      insertVariable('деньги вернём', [0, 13], {
        name: 'paid',
        variable: { type: 'flag', isOptional: false, isEssential: false },
        names,
      }),
    ).toEqual({ text: '{если:оплачен}деньги вернём{конец}', cursor: 27 })
    expect(insert('', [0, 0], 'day', true).text).toBe('{если:день возврата}{день возврата}{конец}')
  })
})
