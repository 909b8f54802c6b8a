import type { AuditFields } from './difference.ts'

/** Audited fields with personal data, by entity. Entries contain salted hashes of them. */
const PERSONAL_FIELDS: Readonly<Record<string, readonly string[]>> = {
  customer: ['phone', 'name', 'firstName', 'lastName', 'email', 'birthday', 'address'],
  // register data of a seller name a person when the seller is one
  seller: ['legalName', 'ownerName', 'tin'],
  staff: ['name', 'phone', 'bankSubject'],
  staff_invitation: ['name', 'phone'],
  seller_invitation: ['name', 'phone', 'email'],
  office_member: ['name', 'phone'],
  office_link: ['name', 'phone'],
  office_approval: ['name', 'phone'],
}

export interface SplitFields {
  readonly kept: AuditFields | null
  /** Null = no field is personal. */
  readonly personal: AuditFields | null
}

const isPersonal = (entity: string, field: string): boolean => PERSONAL_FIELDS[entity]?.includes(field) ?? false

/** Separates the personal fields of an audited entity; empty ones need no protection. */
export function splitPersonal(entity: string, fields: AuditFields | null): SplitFields {
  if (!fields) return { kept: null, personal: null }
  const entries = Object.entries(fields)
  const personal = entries.filter(
    ([field, value]) => isPersonal(entity, field) && value !== null && value !== undefined,
  )
  if (personal.length === 0) return { kept: fields, personal: null }
  const names = new Set(personal.map(([field]) => field))
  return {
    kept: Object.fromEntries(entries.filter(([field]) => !names.has(field))),
    personal: Object.fromEntries(personal),
  }
}

/** Fields of an entry whose personal values were erased: the hashes that remain become null. */
export const withoutHashes = (entity: string, fields: AuditFields | null): AuditFields | null =>
  fields &&
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, isPersonal(entity, field) ? null : value]))
