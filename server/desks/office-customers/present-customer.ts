import type { CustomerRow } from '@okolitsa/contracts/office-customers/office-customers.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { blockInEffect, type CustomerBlock } from '@okolitsa/domain/office/customer-block.ts'
import { maskedEmail, maskedPhone, type PersonalField } from '@okolitsa/domain/office/personal-fields.ts'
import type { ListedCustomer } from './store/customer-list.store.ts'

export const presentBlock = (block: CustomerBlock | null): CustomerRow['block'] =>
  block && { ...block, since: block.since.toISOString(), until: block.until?.toISOString() ?? null }

export function presentCustomer(row: ListedCustomer, now: Date): CustomerRow {
  const { blockReason: reason, blockMessage: message, blockedAt: since, blockedUntil: until } = row
  const block = blockInEffect(
    reason !== null && message !== null && since !== null ? { reason, message, since, until } : null,
    now,
  )
  return {
    id: row.id,
    name: [row.firstName, row.lastName && `${row.lastName.slice(0, 1)}.`].filter(Boolean).join(' '),
    phone: maskedPhone(row.phone),
    since: row.createdAt.toISOString(),
    orders: row.orders,
    sum: toRoubles(row.sum),
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    block: presentBlock(block),
    isLeaving: row.isLeaving,
  }
}

/** Contacts of an account: the value and its hidden form. */
export function contactsOf({ phone, email, addresses }: ListedCustomer) {
  const contacts: { field: PersonalField; value: string; masked: string }[] = [
    { field: 'phone', value: `+${phone}`, masked: maskedPhone(phone) },
  ]
  if (email !== null) contacts.push({ field: 'email', value: email, masked: maskedEmail(email) })
  if (addresses.length > 0) {
    const towns = [...new Set(addresses.map(({ city, title }) => city ?? title.split(',')[0] ?? ''))]
    contacts.push({
      field: 'address',
      value: addresses.map(({ title, flat }) => [title, flat].filter(Boolean).join(', ')).join('; '),
      masked: `${towns.join(', ')}, •••`,
    })
  }
  return contacts
}
