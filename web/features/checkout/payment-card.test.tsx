import type { OutsideService } from '@okolitsa/domain/outside-services/outside-service.ts'
import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { pretended } from '@okolitsa/strings/ru/pretended.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'

let emulated: readonly OutsideService[] | undefined
vi.mock('../../platform/loading/root-data.ts', () => ({ useRootData: () => ({ site: { emulated } }) }))
const { PaymentCards } = await import('./payment-card.tsx')

const htmlOf = (value: PaymentMethod | null) =>
  renderToStaticMarkup(
    <PaymentCards label="x" methods={['sbp', 'rbs', 'cashondelivery']} value={value} onChange={() => undefined} />,
  )

it('says that no money is taken when the chosen method is emulated', () => {
  emulated = ['sbp', 'sms']
  expect(htmlOf('sbp')).toContain(pretended.sbp)
  for (const other of ['rbs', 'cashondelivery', null] as const) expect(htmlOf(other)).not.toContain('понарошку')
})

it('says nothing in the demo and in a market with real services', () => {
  emulated = undefined
  expect(htmlOf('sbp')).not.toContain('понарошку')
})
