import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plusDays } from '../clock/clock.ts'
import { kopecks } from '../money/money.ts'
import type { BankMovement } from './bank-movement.ts'
import { type ExpectedPayout, matchMovements } from './match-movements.ts'
import { paymentMark } from './payment-mark.ts'

const DAY = '2026-11-16'
const OURS = '40702810938120061991'
const payout = (id: number, amount: number, more: Partial<ExpectedPayout> = {}): ExpectedPayout => ({
  ...{ id, state: 'sent', mark: paymentMark(id), amount: kopecks(amount), account: `account ${id}`, tin: `tin ${id}` },
  ...{ order: { number: 2_200 + id, day: DAY }, hasMovement: more.state === 'paid' || more.state === 'returned' },
  ...more,
})
const out = (of: ExpectedPayout, more: Partial<BankMovement> = {}): BankMovement => ({
  ...{ line: 1, account: OURS, direction: 'out', day: DAY, documentDay: DAY, amount: of.amount },
  ...{ number: String(of.order?.number ?? ''), purpose: `Перечисление выручки. НДС не облагается. [${of.mark}]` },
  other: { name: 'ИП', tin: of.tin, account: of.account ?? '', bic: '044525225' },
  ...more,
})
const back = (of: ExpectedPayout, more: Partial<BankMovement> = {}): BankMovement =>
  out(of, {
    ...{ direction: 'in', day: plusDays(DAY, 2), documentDay: plusDays(DAY, 2), number: '88' },
    purpose: `Возврат: счет получателя закрыт. [${of.mark}]`,
    other: { name: 'БАНК', tin: null, account: '30301', bic: '044525225' },
    ...more,
  })
const match = (payouts: readonly ExpectedPayout[], movements: readonly BankMovement[], known = new Set<string>()) =>
  matchMovements(payouts, movements, known)
const outcomesOf = (...facts: Parameters<typeof match>) => match(...facts).outcomes.map(({ outcome }) => outcome)

describe('a movement', () => {
  const one = payout(1, 11_834_000)
  const plain = { purpose: 'Оплата' }

  it('is matched by the mark, otherwise by the order, otherwise by the payee near the day', () => {
    const elsewhere = { number: '7', other: { ...out(one).other, account: 'cut' } }
    expect(outcomesOf([one], [out(one)])).toEqual([{ kind: 'paid', payoutId: 1, by: 'mark' }])
    expect(outcomesOf([one], [out(one, { ...plain, number: '002201' })])).toEqual([
      { kind: 'paid', payoutId: 1, by: 'order' },
    ])
    expect(outcomesOf([one], [out(one, { ...plain, ...elsewhere })])).toEqual([
      { kind: 'paid', payoutId: 1, by: 'payee' },
    ])
    const late = { documentDay: plusDays(DAY, 6) }
    expect(outcomesOf([one], [out(one, { ...plain, ...elsewhere, ...late })])).toMatchObject([{ reason: 'foreign' }])
  })

  it('returns a payout by the mark or by the number and the day of the order', () => {
    const named = back(one, { purpose: 'Возврат п/п 2201 от 16.11.2026: счет закрыт' })
    for (const movement of [back(one), named])
      expect(outcomesOf([{ ...one, state: 'paid' }], [movement])).toMatchObject([{ kind: 'returned', payoutId: 1 }])
    expect(outcomesOf([one], [back(one), out(one)])).toMatchObject([{ kind: 'returned' }, { kind: 'paid' }])
    const other = back(one, { purpose: 'Возврат п/п 12201 от 16.11.2026' })
    expect(outcomesOf([one], [other])).toMatchObject([{ kind: 'unmatched', reason: 'foreign' }])
  })

  it('is left to a person with the reason', () => {
    const reasonOf = (of: readonly ExpectedPayout[], ...movements: BankMovement[]) =>
      outcomesOf(of, movements).map((outcome) => (outcome.kind === 'unmatched' ? outcome.reason : outcome.kind))
    expect(reasonOf([one], out(one, { amount: kopecks(1) }))).toEqual(['amountDiffers'])
    expect(reasonOf([one], back(one, { amount: kopecks(1) }))).toEqual(['amountDiffers'])
    expect(reasonOf([one], out(payout(9, 100)))).toEqual(['unknownReference'])
    expect(reasonOf([one], out(one), out(one, { documentDay: plusDays(DAY, 1) }))).toEqual(['paid', 'twice'])
    expect(reasonOf([{ ...one, state: 'returned' }], back(one))).toEqual(['twice'])
    expect(reasonOf([{ ...one, state: 'due' }], out(one))).toEqual(['notExpected'])
    expect(reasonOf([{ ...one, state: 'failed' }], out(one))).toEqual(['notExpected'])
    expect(reasonOf([one], out(one, { direction: 'inner' }))).toEqual(['foreign'])
    const twins = [payout(1, 500, { tin: 't' }), payout(2, 500, { tin: 't' })] as const
    expect(
      reasonOf(twins, out(twins[0], { ...plain, number: '7', other: { ...out(twins[0]).other, account: '' } })),
    ).toEqual(['ambiguous'])
  })

  it('confirms a payout that the bank stated before the statement came, once', () => {
    for (const state of ['paid', 'returned'] as const) {
      const stated = { ...one, state, hasMovement: false }
      expect(outcomesOf([stated], [out(one)])).toEqual([{ kind: 'confirmed', payoutId: 1, by: 'mark' }])
      expect(outcomesOf([{ ...stated, hasMovement: true }], [out(one)])).toMatchObject([{ reason: 'twice' }])
    }
  })

  it('lists sent payouts without a movement', () => {
    expect(match([one, payout(2, 500), payout(3, 500, { state: 'paid' })], [out(one)]).waiting).toEqual([2])
  })
})

/** Statements with payments, other sums, returns, repeats, lost marks and foreign movements. */
const world = fc
  .array(
    fc.record({
      amount: fc.integer({ min: 1, max: 5 }),
      state: fc.constantFrom('sent', 'sent', 'paid', 'due', 'failed'),
    }),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .chain((rows) => {
    const payouts = rows.map(({ amount, state }, id) =>
      payout(id, amount * 100, { state: state as ExpectedPayout['state'], tin: `tin ${id % 3}` }),
    )
    const movement = fc
      .record({
        of: fc.constantFrom(...payouts, payout(99, 300)),
        kind: fc.constantFrom('out', 'out', 'back'),
        purpose: fc.constantFrom('mark', 'none', 'order'),
        more: fc.constantFrom({}, {}, { amount: kopecks(100) }, { documentDay: plusDays(DAY, 1) }, { number: '5' }),
      })
      .map(({ of, kind, purpose, more }) => {
        const words = { none: 'Оплата', order: `п/п ${of.order?.number} от 16.11.2026` }
        const given = purpose === 'mark' ? {} : { purpose: words[purpose as 'none'] }
        return kind === 'out' ? out(of, { ...given, ...more }) : back(of, { ...given, ...more })
      })
    return fc.tuple(fc.constant(payouts), fc.array(movement, { maxLength: 15 }))
  })

describe('any statement', () => {
  const byKey = (facts: ReturnType<typeof match>) =>
    Object.fromEntries(
      facts.outcomes.filter(({ outcome }) => outcome.kind !== 'repeated').map(({ key, outcome }) => [key, outcome]),
    )

  it('has the same outcome in any order of its lines', () => {
    fc.assert(
      fc.property(world, fc.infiniteStream(fc.nat()), ([payouts, movements], random) => {
        const shuffled = movements
          .map((movement) => ({ movement, place: random.next().value as number }))
          .sort((one, other) => one.place - other.place)
          .map(({ movement }) => movement)
        const [straight, mixed] = [match(payouts, movements), match(payouts, shuffled)]
        expect(byKey(mixed)).toEqual(byKey(straight))
        expect(mixed.waiting).toEqual(straight.waiting)
      }),
    )
  })

  it('pays and returns no payout twice, and only with an equal amount', () => {
    fc.assert(
      fc.property(world, ([payouts, movements]) => {
        const { outcomes } = match(payouts, movements)
        const moved = outcomes.flatMap(({ movement, outcome }) => {
          if (outcome.kind === 'repeated' || outcome.kind === 'unmatched') return []
          expect(payouts.find(({ id }) => id === outcome.payoutId)?.amount).toBe(movement.amount)
          return [`${outcome.kind === 'returned' ? 'returned' : 'paid'} ${outcome.payoutId}`]
        })
        expect(new Set(moved).size).toBe(moved.length)
        const wasPaid = new Set(payouts.filter(({ state }) => state !== 'sent').map(({ id }) => `paid ${id}`))
        expect(moved.filter((move) => wasPaid.has(move))).toEqual([])
      }),
    )
  })

  it('changes nothing when it is imported again', () => {
    fc.assert(
      fc.property(world, ([payouts, movements]) => {
        const first = match(payouts, movements)
        const again = match(payouts, movements, new Set(first.outcomes.map(({ key }) => key)))
        expect(again.outcomes.every(({ outcome }) => outcome.kind === 'repeated')).toBe(true)
      }),
    )
  })
})
