import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesInList, mistakesOf, text } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { NewStaff } from '../ports.ts'
import {
  continueStaffIds,
  deactivateStaff,
  insertStaff,
  lockStaff,
  nextStaffIds,
} from '../store/staff-account.store.ts'
import { type SellerDeps, takeSellers } from './seller-deps.ts'

/** What no two people have alike. */
const STAFF_TAKEN = { staff_account_bank_subject_key: 'bankSubject', staff_account_pkey: 'id' }

/** Lets people work at sellers, or for the marketplace; answers their ids in their order. */
export async function addStaff(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  people: readonly NewStaff[],
): Promise<number[]> {
  refuseMistakes(
    mistakesInList(people, 'people', (person) =>
      mistakesOf<NewStaff>(
        { name: text({ most: 200, isRequired: true }), bankSubject: text({ most: 200, isRequired: true }) },
        person,
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
    added.map(({ id, role, organizationId, name, bankSubject }) => ({
      action: 'addStaff',
      entity: 'staff',
      entityId: id,
      organizationId,
      before: null,
      after: { role, name, bankSubject },
    })),
  )
  return added.map(({ id }) => id)
}

export async function removeStaff(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  ref: { readonly organizationId: number | null; readonly staffId: number },
): Promise<void> {
  const person = await lockStaff(tx, ref)
  if (!person) throw new Refusal('NOT_FOUND')
  await deactivateStaff(tx, person.id)
  await audit.record(tx, author, [
    {
      action: 'removeStaff',
      entity: 'staff',
      entityId: person.id,
      organizationId: person.organizationId,
      before: { role: person.role, name: person.name, bankSubject: person.bankSubject },
      after: null,
    },
  ])
}
