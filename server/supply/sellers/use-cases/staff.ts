import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList, mistakesOf, text } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { MemberRef, NewStaff, StaffCheck } from '../ports.ts'
import {
  continueStaffIds,
  endMembership,
  findStaffName,
  insertStaff,
  listStaff,
  nextStaffIds,
  saveMembership,
  saveStaffPhone,
  saveStaffRole,
} from '../store/staff-account.store.ts'
import { type SellerDeps, takeSeller, takeSellers } from './seller-deps.ts'

/** Unique constraints of staff accounts by field. */
const STAFF_TAKEN = {
  staff_account_bank_subject_key: 'bankSubject',
  staff_account_phone_key: 'phone',
  staff_account_pkey: 'id',
}

/** Adds staff of sellers, and accounts of the office; returns their ids in order. */
export async function addStaff(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  people: readonly NewStaff[],
): Promise<number[]> {
  refuseMistakes(
    mistakesInList(people, 'people', (person) =>
      mistakesOf(
        {
          name: text({ most: 200, isRequired: true }),
          bankSubject: text({ most: 200, isRequired: person.phone === undefined }),
        },
        { name: person.name, bankSubject: person.bankSubject ?? '' },
      ),
    ),
  )
  await takeSellers(
    tx,
    people.flatMap(({ organizationId }) => organizationId ?? []),
  )
  const generated = await nextStaffIds(tx, people.filter(({ id }) => id === undefined).length)
  const added = people.map((person) => ({ ...person, id: person.id ?? generated.shift() ?? 0 }))
  await orTaken(STAFF_TAKEN, () => insertStaff(tx, added))
  if (generated.length < people.length) await continueStaffIds(tx)
  await audit.record(
    tx,
    author,
    added.map(({ id, role, organizationId, name, bankSubject, phone }) => ({
      action: 'addStaff',
      entity: 'staff',
      entityId: id,
      organizationId,
      before: null,
      after: { role, name, ...(bankSubject && { bankSubject }), ...(phone && { phone: maskPhone(phone) }) },
    })),
  )
  return added.map(({ id }) => id)
}

/** A staff member and the number of the seller's owners, with the seller locked. Throws NOT_FOUND. */
async function takeMember(tx: Executor, { organizationId, staffId }: MemberRef) {
  await takeSeller(tx, organizationId)
  const people = await listStaff(tx, organizationId)
  const person = people.find(({ id }) => id === staffId)
  if (!person) throw new Refusal('NOT_FOUND')
  return { person, owners: people.filter(({ role }) => role === 'owner').length }
}

/** Adds a person with an account to a seller. An existing member keeps the role. */
export async function joinStaff(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  place: MemberRef & { readonly role: SellerRole; readonly phone?: string },
): Promise<void> {
  await takeSeller(tx, place.organizationId)
  const name = await findStaffName(tx, place.staffId)
  if (name === null) throw new Refusal('NOT_FOUND')
  const { phone } = place
  if (phone !== undefined) await orTaken(STAFF_TAKEN, () => saveStaffPhone(tx, place.staffId, phone))
  const people = await listStaff(tx, place.organizationId)
  if (people.some(({ id }) => id === place.staffId)) return
  await saveMembership(tx, place)
  await audit.record(tx, author, [
    {
      action: 'addStaff',
      entity: 'staff',
      entityId: place.staffId,
      organizationId: place.organizationId,
      before: null,
      after: { role: place.role, name, ...(phone && { phone: maskPhone(phone) }) },
    },
  ])
}

/** Changes a role; `refuse` decides by the current role and the seller's owners. */
export async function changeStaffRole(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  { role, refuse, ...ref }: MemberRef & { readonly role: SellerRole; readonly refuse: StaffCheck },
): Promise<void> {
  const { person, owners } = await takeMember(tx, ref)
  refuse(person, owners)
  if (person.role === role) return
  await saveStaffRole(tx, { ...ref, role })
  await audit.record(tx, author, [
    {
      action: 'changeStaffRole',
      entity: 'staff',
      entityId: person.id,
      organizationId: ref.organizationId,
      before: { role: person.role, name: person.name },
      after: { role, name: person.name },
    },
  ])
}

export async function removeStaff(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  { organizationId, staffId, refuse }: MemberRef & { readonly refuse?: StaffCheck },
): Promise<void> {
  const { person, owners } = await takeMember(tx, { organizationId, staffId })
  refuse?.(person, owners)
  await endMembership(tx, { organizationId, staffId })
  await audit.record(tx, author, [
    {
      action: 'removeStaff',
      entity: 'staff',
      entityId: person.id,
      organizationId,
      before: { role: person.role, name: person.name, ...(person.bankSubject && { bankSubject: person.bankSubject }) },
      after: null,
    },
  ])
}
