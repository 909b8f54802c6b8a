import type { Closing, Difference } from '@okolitsa/contracts/closing/closing.ts'
import { CLOSING_OBSTACLES, DIFFERENCE_OUTCOMES, DIFFERENCE_PROBLEMS } from '@okolitsa/domain/closing/closing.ts'
import { closing as text } from '@okolitsa/strings/ru/closing.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

vi.mock('../../platform/loading/use-day-reference.ts', () => ({
  useDayReference: () => ({ now: new Date('2026-12-02T12:00:00Z'), zone: 'Europe/Moscow' }),
}))
const { CloseMonth } = await import('./close-month.tsx')
const { ComparedTable } = await import('./compared-table.tsx')
const { DifferenceList } = await import('./difference-list.tsx')
const { RegisterImport } = await import('./register-import.tsx')

const PAYER = '7707083893'
const EMPTY: Closing = {
  ...{ period: '2026-11', state: 'open', closedAt: null, closedBy: null, reopened: null, waiting: null },
  ...{ lines: [], read: [], differences: [], files: [], sums: [], late: 0, obstacles: [], abilities: [] },
}
const difference = (more: Partial<Difference> = {}): Difference => ({
  ...{ kind: 'acquirer', reference: '17-1', isRefund: false, problem: 'otherSum', orderId: 17 },
  ...{ here: 1_560, hereDay: '2026-11-21', there: 1_500, thereDay: '2026-11-21', decision: null },
  ...more,
})
const textOf = (part: ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>)
    .replaceAll(/<(th|td|li|p|small|button|option)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/[\s\u00A0\u202F]+/g, ' ')
const plain = (words: string) => words.replaceAll(/[\s\u00A0\u202F]+/g, ' ')

describe('the comparison of a month', () => {
  it('says that nothing moved, and shows each line as agreed, unread, left or decided', () => {
    expect(textOf(<ComparedTable month={EMPTY} />)).toContain(plain(text.compared.empty))
    const line = { about: '', isRefund: false, here: 10, there: 10, differences: 0, undecided: 0 }
    const shown = textOf(
      <ComparedTable
        month={{
          ...EMPTY,
          read: ['acquirer', 'bank'],
          lines: [
            { ...line, kind: 'acquirer', about: 'sbp' },
            { ...line, kind: 'fiscal' },
            { ...line, kind: 'bank', isRefund: true, about: 'Эквайринг', there: 4, differences: 1, undecided: 1 },
            { ...line, kind: 'bank', differences: 2 },
          ],
        }}
      />,
    )
    for (const words of [
      ...['Взяли по СБП 10,00 10,00 0,00 Сошлось', 'Чеки, приход 10,00 10,00 0,00 Нет реестра'],
      ...[
        'Пришло на счёт: Эквайринг 10,00 4,00 6,00 осталось: 1 разница',
        'Ушло со счёта 10,00 10,00 0,00 разобрано: 2 разницы',
      ],
    ])
      expect(shown).toContain(words)
  })
})

describe('the differences of a month', () => {
  it('says why there are none', () => {
    expect(textOf(<DifferenceList month={EMPTY} />)).toContain(plain(text.differences.unread))
    expect(textOf(<DifferenceList month={{ ...EMPTY, read: ['bank'] }} />)).toContain(plain(text.differences.empty))
  })

  it.each(DIFFERENCE_PROBLEMS)(
    'shows %s with both sides and the order, and offers the decision to people with the right',
    (problem) => {
      const month: Closing = { ...EMPTY, read: ['acquirer'], differences: [difference({ problem })] }
      const read = textOf(<DifferenceList month={month} />)
      expect(read).toContain(plain(text.differences.problems[problem]))
      expect(read).toMatch(/Эквайринг, № 17-1.*Заказ № 17.*1 560.*1 500/)
      expect(read).not.toContain(text.differences.decide)
      expect(textOf(<DifferenceList month={{ ...month, abilities: ['decide'] }} />)).toContain(text.differences.decide)
    },
  )

  it.each(DIFFERENCE_OUTCOMES)('shows the decision %s with its reason, its author and its entry', (outcome) => {
    const decision = { outcome, comment: 'Банк ответил', by: 'Олег', at: '2026-12-01T09:00:00Z' }
    const one = difference({ decision: { ...decision, entryId: outcome === 'correct' ? 77 : null } })
    const list = <DifferenceList month={{ ...EMPTY, read: ['acquirer'], differences: [one] }} />
    expect(textOf(list)).toMatch(new RegExp(`${plain(text.differences.done[outcome])} Банк ответил.*Олег`))
    const html = renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{list}</QueryClientProvider>)
    expect(html.includes('/office/ledger?entry=77')).toBe(outcome === 'correct')
  })

  it('names the acquirer whose money came, and no number of a movement', () => {
    const bank = { kind: 'bank', isRefund: true, orderId: null } as const
    const differences = [difference({ ...bank, reference: PAYER }), difference({ ...bank, reference: '5000#1' })]
    const shown = textOf(<DifferenceList month={{ ...EMPTY, read: ['bank'], differences }} />)
    expect(shown).toContain(`Банк, деньги от эквайера, ИНН ${PAYER}, пришло на счёт`)
    expect(shown).toContain('Банк, пришло на счёт')
    expect(shown).not.toContain('#1')
  })
})

describe('the closing of a month', () => {
  it.each(CLOSING_OBSTACLES)('names the obstacle %s and offers no closing', (obstacle) => {
    const shown = textOf(<CloseMonth month={{ ...EMPTY, obstacles: [obstacle], abilities: ['import', 'decide'] }} />)
    expect(shown).toContain(plain(text.obstacles[obstacle]))
    expect(shown).not.toContain(text.close)
  })

  it('is offered when nothing is against it, and the reopening of a closed month to people with the right', () => {
    const ready = textOf(<CloseMonth month={{ ...EMPTY, abilities: ['close'] }} />)
    expect([ready.includes(plain(text.ready)), ready.includes(text.close)]).toEqual([true, true])
    expect(textOf(<CloseMonth month={{ ...EMPTY, state: 'closed' }} />)).toBe('')
    expect(textOf(<CloseMonth month={{ ...EMPTY, state: 'closed', abilities: ['reopen'] }} />)).toContain(text.reopen)
  })
})

it('lists imported files with what was new in them', () => {
  const shown = (files: Closing['files'], mayImport: boolean) =>
    textOf(<RegisterImport files={files} sources={[]} mayImport={mayImport} />)
  expect(shown([], false)).toContain(plain(text.files.empty))
  expect(shown([], false)).not.toContain(text.files.upload)
  const file = { id: 1, source: 'Эквайринг', name: 'реестр.csv', madeBy: 'Олег', madeAt: '2026-12-01T09:00:00Z' }
  const filled = shown([{ ...file, rows: 21, known: 2 }], true)
  expect(filled).toContain('реестр.csv Эквайринг · 21 строка, 2 строки уже были')
  expect(filled).toContain(text.files.upload)
})
