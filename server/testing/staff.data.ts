import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import type pg from 'pg'

/** A staff member of a seller, known to the bank as `subject`. */
export interface StaffSpec {
  readonly subject: string
  readonly name: string
  readonly role: SellerRole
  readonly organizationId: number
}

/** Inserts staff directly, for tests that open a shop without its commands. */
export async function writeStaff(pool: Pick<pg.Pool, 'query'>, ...people: readonly StaffSpec[]): Promise<void> {
  await pool.query(
    `with person as (
       select subject, name, role, "organizationId" from jsonb_to_recordset($1::jsonb)
         as person (subject text, name text, role text, "organizationId" integer)),
     account as (
       insert into staff_account (bank_subject, name)
       select subject, name from person returning id, bank_subject)
     insert into staff_membership (staff_id, organization_id, role, since)
     select account.id, "organizationId", role, shop_now()
       from account join person on subject = bank_subject`,
    [JSON.stringify(people)],
  )
}
