import { type GatewayTraits, itIsAGateway } from './gateway.contract.ts'
import { openMoneta, openRbs } from './gateway-worlds.data.ts'

const rbs = { fresh: 'open', ends: true, signedField: 'amount', badSignature: 'bad-checksum' } as const
const moneta = { fresh: 'unknown', ends: false, signedField: 'MNT_AMOUNT', badSignature: 'bad-signature' } as const
const page = { as: 'page', stages: 'one' } as const satisfies Partial<GatewayTraits>

itIsAGateway('cards in one stage', { ...rbs, ...page }, () => openRbs({ hasHolds: true }))
itIsAGateway('cards in two stages', { ...rbs, ...page, stages: 'two' }, () => openRbs({ hasHolds: true }))
const NEWER = { path: '/ecomm/gw/partner/api/v1', format: 'json' } as const
itIsAGateway('cards at a newer gateway', { ...rbs, ...page }, () => openRbs({ hasHolds: true, ...NEWER }))
itIsAGateway('a link to pay by', { ...rbs, ...page }, () => openRbs({ hasHolds: false }))
itIsAGateway('SBP', { ...rbs, as: 'qr', stages: 'one' }, () => openRbs({ hasHolds: false }))
itIsAGateway('PayAnyWay', { ...moneta, ...page }, () => openMoneta('page'))
itIsAGateway('Paw', { ...moneta, ...page }, () => openMoneta('widget'))
