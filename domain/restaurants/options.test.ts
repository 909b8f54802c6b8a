import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Kopecks, kopecks } from '../money/money.ts'
import {
  canBeChosen,
  checkChoice,
  choiceKey,
  choiceOfKey,
  type DishOption,
  defaultChoice,
  leastPrice,
  needsChoice,
  type OptionGroup,
} from './options.ts'

const option = (id: number, price = 0, more: Partial<DishOption> = {}): DishOption => ({
  id,
  title: `option ${id}`,
  note: '',
  price: kopecks(price),
  isDefault: false,
  most: 1,
  isAvailable: true,
  dishId: null,
  groups: [],
  ...more,
})
const group = (id: number, least: number, most: number, ...options: DishOption[]): OptionGroup => ({
  id,
  title: `group ${id}`,
  least,
  most,
  options,
})
const one = (optionId: number, count = 1, price?: Kopecks) => ({
  optionId,
  count,
  ...(price !== undefined && { price }),
})

/** A soup with a size, a bread, and toppings; the large size has an own question about its spoon. */
const soup = {
  price: kopecks(42_000),
  groups: [
    group(
      1,
      1,
      1,
      option(11, 0, { isDefault: true }),
      option(12, 12_000, { groups: [group(4, 1, 1, option(41), option(42, 500))] }),
    ),
    group(2, 1, 1, option(21), option(22)),
    group(3, 0, 3, option(31, 4_000, { most: 2 }), option(32, 6_000), option(33, 2_000, { isAvailable: false })),
  ],
}
const chosen = (...of: ReturnType<typeof one>[]) => checkChoice(soup, of)

describe('a choice', () => {
  it('costs the dish and its options, and has one key in any order', () => {
    const choice = chosen(one(31, 2), one(12), one(42), one(21))
    expect(choice).toMatchObject({ ok: true, key: '12,21,31*2,42', price: 62_500 })
    expect(chosen(one(42), one(21), one(31), one(12), one(31))).toMatchObject({ key: '12,21,31*2,42', price: 62_500 })
    expect(
      choice.ok && choice.options.map((picked) => [picked.optionId, picked.groupTitle, picked.parentOptionId]),
    ).toEqual([
      [12, 'group 1', null],
      [42, 'group 4', 12],
      [21, 'group 2', null],
      [31, 'group 3', null],
    ])
    expect(checkChoice({ price: kopecks(100), groups: [] }, [])).toEqual({ ok: true, key: '', price: 100, options: [] })
  })
  it('requires an answer to every required question within its limits', () => {
    expect(chosen()).toEqual({
      ok: false,
      mistakes: [
        { kind: 'missing', groupId: 1, least: 1 },
        { kind: 'missing', groupId: 2, least: 1 },
      ],
    })
    expect(chosen(one(12), one(21))).toMatchObject({ mistakes: [{ kind: 'missing', groupId: 4 }] })
    expect(chosen(one(11), one(21), one(22))).toMatchObject({ mistakes: [{ kind: 'tooMany', groupId: 2, most: 1 }] })
    expect(chosen(one(11), one(21), one(31, 3))).toMatchObject({
      mistakes: [{ kind: 'tooManyOfOne', optionId: 31, most: 2 }],
    })
  })
  it('reports an option that is removed, stopped, not applicable, or has another price', () => {
    const base = [one(11), one(21)]
    const changed = (optionId: number, why: string) => ({ ok: false, mistakes: [{ kind: 'changed', optionId, why }] })
    expect(chosen(...base, one(99))).toEqual(changed(99, 'gone'))
    expect(chosen(...base, one(41))).toEqual(changed(41, 'gone'))
    expect(chosen(...base, one(33))).toEqual(changed(33, 'stopped'))
    expect(chosen(...base, one(32, 1, kopecks(5_000)))).toEqual(changed(32, 'price'))
    expect(chosen(...base, one(32, 1, kopecks(6_000)))).toMatchObject({ ok: true })
  })
  it("starts with the kitchen's available defaults", () => {
    expect(defaultChoice(soup.groups)).toEqual([one(11)])
    expect(defaultChoice([group(1, 1, 1, option(11, 0, { isDefault: true, isAvailable: false }))])).toEqual([])
  })
  it('determines the lowest price of a dish, and whether the dish is available', () => {
    expect(leastPrice(soup)).toBe(42_000)
    expect(needsChoice(soup.groups)).toBe(true)
    const wings = {
      price: kopecks(0),
      groups: [group(1, 2, 3, option(1, 900), option(2, 300, { most: 1 }), option(3, 500))],
    }
    expect(leastPrice(wings)).toBe(800)
    const only = (isAvailable: boolean) => [
      group(1, 1, 1, option(1, 0, { isAvailable }), option(2, 0, { isAvailable: false })),
    ]
    expect([canBeChosen(only(true)), canBeChosen(only(false)), canBeChosen(soup.groups)]).toEqual([true, false, true])
  })
  it('restores the choice from its key', () => {
    const any = fc.uniqueArray(
      fc.record({ optionId: fc.integer({ min: 1, max: 2_000_000_000 }), count: fc.integer({ min: 1, max: 20 }) }),
      { selector: ({ optionId }) => optionId, maxLength: 12 },
    )
    fc.assert(
      fc.property(any, (options) => {
        const again = choiceOfKey(choiceKey(options))
        expect(again).toEqual(options.toSorted((a, b) => a.optionId - b.optionId))
        expect(choiceKey(again)).toBe(choiceKey(options.toReversed()))
      }),
    )
    expect(() => choiceOfKey('1,x')).toThrow(RangeError)
  })
})
