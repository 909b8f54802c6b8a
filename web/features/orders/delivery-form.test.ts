import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { describe, expect, it } from 'vitest'
import { formOf, isNothing, requestedChangeOf, wrongFields } from './delivery-form.ts'

const order = {
  deliveryKind: 'courier',
  deliveryDate: '2026-11-24',
  place: {
    title: 'Москва, Тверская, 1',
    street: 'Тверская',
    house: '1',
    flat: null,
    entrance: '2',
    floor: null,
    intercom: null,
    comment: null,
  },
  recipient: { name: 'Анна', phone: '79160000001' },
} as unknown as OrderAnswer

describe('the form of another delivery', () => {
  it('requests only the changed fields, and no change while a field is invalid', () => {
    const form = formOf(order)
    expect(isNothing(requestedChangeOf(order, form))).toBe(true)
    expect(requestedChangeOf(order, { ...form, date: '2026-11-25' })).toEqual({ date: '2026-11-25' })
    expect(requestedChangeOf(order, { ...form, flat: '7 ' })).toEqual({ place: { ...order.place, flat: '7' } })
    expect(requestedChangeOf(order, { ...form, phone: '8 (916) 000-00-02' })).toEqual({
      recipient: { name: 'Анна', phone: '79160000002' },
    })
    expect([...wrongFields(order, { ...form, place: null, name: ' ', phone: '12' })]).toEqual([
      'address',
      'name',
      'phone',
    ])
    expect(requestedChangeOf(order, { ...form, place: null, name: ' ' })).toEqual({})
    expect(requestedChangeOf({ ...order, deliveryKind: 'pickup' }, { ...form, flat: '7' })).toEqual({})
  })
})
