import { randomBytes, randomUUID } from 'node:crypto'
import { Secret } from 'otpauth'
import { NOBODY_YET, type OfficeDeps } from '../office-deps.ts'
import type { SeededOwner } from '../ports.ts'
import { saveTotp } from '../store/factor.store.ts'
import { hasOwner, insertMember, lockMember } from '../store/member.store.ts'

/** Makes the owner of a demo's market, whose secret is public; false = the market has an owner. */
export const seedOwner = (
  { database, accounts, clock, secrets, audit }: OfficeDeps,
  { accountId, name, phone, totpSecret }: SeededOwner,
): Promise<boolean> =>
  database.inTransaction(async (tx) => {
    await lockMember(tx, null)
    if (await hasOwner(tx)) return false
    const addAccount = () =>
      accounts.addStaff(tx, NOBODY_YET, [
        { name, role: 'office', organizationId: null, bankSubject: `office:${randomUUID()}` },
      ])
    const [id = 0] = accountId === undefined ? await addAccount() : [accountId]
    const now = clock()
    const userHandle = randomBytes(16)
    await insertMember(tx, { id, name, phone, isPhoneProved: true, roles: ['owner'], userHandle, now })
    const secret = Buffer.from(Secret.fromBase32(totpSecret).bytes)
    await saveTotp(tx, { memberId: id, sealedSecret: secrets.seal(secret, String(id)), lastStep: 0, now })
    await audit.record(tx, NOBODY_YET, [
      {
        action: 'seedOwner',
        entity: 'office_member',
        entityId: id,
        organizationId: null,
        before: null,
        after: { name, roles: 'owner' },
      },
    ])
    return true
  })
