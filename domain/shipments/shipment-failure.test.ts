import { expect, it } from 'vitest'
import { failuresOf } from './shipment-failure.ts'

it.each([
  ['v2_recipient_location_not_recognized', 'recipientPlace'],
  ['v2_delivery_address_multivalued', 'recipientPlace'],
  ['v2_sender_location_not_recognized', 'senderPlace'],
  ['v2_shipment_address_multivalued', 'senderPlace'],
  ['v2_number_items_is_more_126', 'items'],
  ['v2_weight_limit_exceeded', 'weight'],
  ['v2_invalid_recipient_phone', 'phone'],
  ['ERR_TARIFF_NOT_AVAILABLE', 'tariff'],
  ['v2_internal_error', 'unknown'],
])('%s concerns %s', (code, reason) => {
  expect(failuresOf([code, code])).toEqual([reason])
})

it('reports the reason `unknown` when the carrier returns no error code', () => {
  expect(failuresOf([])).toEqual(['unknown'])
})
