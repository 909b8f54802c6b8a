import { GRAM, MILLILITRE } from '@okolitsa/domain/catalog/unit.ts'
import { expect, it } from 'vitest'
import { EMPTY_NEW, newGoodsOf, newMistakes, steppedAmount } from './new-draft.ts'

const CHEESE = { ...EMPTY_NEW, title: ' Сыр ', categoryId: 11, way: 'weight', price: '1 370', amount: '8,4' } as const

it('converts the price of a kilogram to the usual portion, and kilograms to grams', () => {
  expect(newGoodsOf(CHEESE)).toMatchObject({
    title: 'Сыр',
    unit: GRAM,
    isWeight: true,
    measure: 500,
    price: 685,
    onHand: 8_400,
  })
  expect(newGoodsOf({ ...CHEESE, portion: 300, isEndless: true, amount: '' })).toMatchObject({
    price: 411,
    onHand: null,
  })
})

it('takes the content of a piece', () => {
  const milk = { ...EMPTY_NEW, title: 'Молоко', categoryId: 11, price: '120', amount: '15' }
  expect(newGoodsOf({ ...milk, pack: '1000', packUnit: MILLILITRE })).toMatchObject({
    isWeight: false,
    unit: MILLILITRE,
    measure: 1_000,
    price: 120,
    onHand: 15,
  })
  expect(newMistakes({ ...milk, price: '', amount: '1,5', pack: '0' })).toEqual(['price', 'amount', 'pack'])
  expect(newGoodsOf({ ...milk, categoryId: null })).toBeNull()
})

it('steps an amount by one and not below zero', () => {
  expect([steppedAmount('', 1), steppedAmount('8,4', 1), steppedAmount('0,5', -1)]).toEqual(['1', '9,4', '0'])
})
