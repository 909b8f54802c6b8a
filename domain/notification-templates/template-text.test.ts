import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { requiredVariables, templateMistakes } from './check-template.ts'
import { readyTemplate, renderPart } from './render-templates.ts'
import { TEMPLATE_VARIABLES } from './template-table.ts'
import { parseTemplate, renameInTemplate, renderTemplate, type TemplateVariables } from './template-text.ts'

const variables: TemplateVariables = {
  number: { type: 'number', isOptional: false, isEssential: true },
  seller: { type: 'text', isOptional: false, isEssential: false },
  day: { type: 'date', isOptional: true, isEssential: false },
  bonuses: { type: 'count', isOptional: false, isEssential: false },
  paid: { type: 'flag', isOptional: false, isEssential: false },
}
const codes = (text: string) => parseTemplate(text, variables, 'ru').mistakes.map(({ code }) => code)
const render = (text: string, values: Parameters<typeof renderTemplate>[1], language: 'ru' | 'en' = 'ru') =>
  renderTemplate(parseTemplate(text, variables, language), values, language)

describe('a template', () => {
  it('inserts values', () => {
    expect(render('Заказ {number} от {seller}', { number: '№ 1', seller: 'Ольховка' })).toBe('Заказ № 1 от Ольховка')
  })
  it('shows a condition when its flag is set or its variable has a value', () => {
    const text = 'А{if:paid} деньги вернём{else} платить не нужно{end}{if:day} до {day}{end}.'
    expect(render(text, { paid: true, day: '9 декабря' })).toBe('А деньги вернём до 9 декабря.')
    expect(render(text, { paid: false, day: null })).toBe('А платить не нужно.')
  })
  it('chooses the form of a word by a count', () => {
    const say = (count: number) =>
      render('{bonuses} {bonuses|бонус|бонуса|бонусов}', { bonuses: { count, text: String(count) } })
    expect([1, 2, 5, 21, 112, 1.5].map(say)).toEqual([
      '1 бонус',
      '2 бонуса',
      '5 бонусов',
      '21 бонус',
      '112 бонусов',
      '1.5 бонуса',
    ])
    const english = (count: number) =>
      render('{bonuses|point|points}', { bonuses: { count, text: String(count) } }, 'en')
    expect([1, 2, 21].map(english)).toEqual(['point', 'points', 'points'])
  })
  it('never interprets the text of a value', () => {
    expect(render('{seller}', { seller: '{number}{if:paid}<script>{end}' })).toBe('{number}{if:paid}<script>{end}')
  })
  it.each([
    ['{number', 'templateBraces'],
    ['number}', 'templateBraces'],
    ['{unknown}', 'templateUnknown'],
    ['{constructor}', 'templateUnknown'],
    ['{if:unknown}x{end}', 'templateUnknown'],
    ['{if:paid}x', 'templateCondition'],
    ['x{end}', 'templateCondition'],
    ['{else}', 'templateCondition'],
    ['{if:paid}a{else}b{else}c{end}', 'templateCondition'],
    ['{if:paid}{if:day}x{end}{end}', 'templateNested'],
    ['до {day}', 'templateUnguarded'],
    ['{if:day}x{else}{day}{end}', 'templateUnguarded'],
    ['{bonuses|бонус|бонусов}', 'templateForms'],
    ['{number|a|b|c}', 'templateForms'],
    ['{paid}', 'templateFlag'],
  ])('finds the mistake of %s', (text, code) => {
    expect(codes(text)).toContain(code)
  })
  it('parses and renders any text without an error', () => {
    const piece = fc.constantFrom('{', '}', '{if:paid}', '{else}', '{end}', '{number}', '{day}', '{bonuses|a|b|c}', 'x')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(typeof render(pieces.join(''), { number: '1', paid: true })).toBe('string')
      }),
    )
  })
  it('is renamed for an editor and back', () => {
    const names: Record<string, string> = {
      number: 'номер',
      if: 'если',
      paid: 'оплачен',
      end: 'конец',
      bonuses: 'бонусы',
    }
    const text = '{number} {if:paid}x{end} {bonuses|а|б|в}'
    const shown = renameInTemplate(text, (name) => names[name] ?? name)
    expect(shown).toBe('{номер} {если:оплачен}x{конец} {бонусы|а|б|в}')
    const back = Object.fromEntries(Object.entries(names).map(([name, label]) => [label, name]))
    expect(renameInTemplate(shown, (name) => back[name] ?? name)).toBe(text)
    expect(renameInTemplate('{если: оплачен }', (name) => back[name] ?? name)).toBe('{if:paid}')
  })
})

describe('a text of the operator', () => {
  const builtIn = { title: 'Заказ {number}', text: 'Ждём.', sms: 'Заказ {number} ждёт' }
  const mistakes = (edited: object) => templateMistakes({ ...builtIn, ...edited }, builtIn, variables, 'ru')

  it('keeps what the notification is of no use without', () => {
    expect(requiredVariables(builtIn, 'sms', variables, 'ru')).toEqual(['number'])
    expect(mistakes({ sms: 'Заказ ждёт' })).toEqual({ sms: { code: 'templateMissing', name: 'number' } })
    expect(mistakes({ sms: '{if:paid}{number}{end}' })).toEqual({ sms: { code: 'templateMissing', name: 'number' } })
    // title and text are read together
    expect(mistakes({ title: 'Ждём', text: 'Заказ {number}' })).toEqual({})
  })
  it('is neither empty nor too long', () => {
    expect(mistakes({ sms: ' ' })).toMatchObject({ sms: { code: 'required' } })
    expect(mistakes({ sms: `{number}${'я'.repeat(400)}` })).toMatchObject({ sms: { code: 'tooLong' } })
  })
  it('is replaced by the built-in text, part by part, when it is invalid', () => {
    const text = { title: 'Заказ {number} принят', text: 'Ждём', sms: 'Приняли заказ {number}' }
    const ready = readyTemplate('order.placed', 'ru', text, { title: 'Ура, {number}!', sms: '{broken' })
    const say = (part: 'title' | 'text' | 'sms') => renderPart(ready, part, { number: '№ 1' }, 'ru')
    expect([say('title'), say('text'), say('sms')]).toEqual(['Ура, № 1!', 'Ждём', 'Приняли заказ № 1'])
  })
  it('makes no second line of a subject', () => {
    const ready = readyTemplate('frame.orderLetter', 'ru', { subject: '{title}' }, null)
    expect(renderPart(ready, 'subject', { title: 'a\r\nBcc: b@c.ru' }, 'ru')).toBe('a Bcc: b@c.ru')
  })
  it('has variables in every template', () => {
    expect(Object.keys(TEMPLATE_VARIABLES).length).toBeGreaterThan(90)
  })
})
