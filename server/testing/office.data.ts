import { randomBytes, randomUUID } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import type { App } from '../app.ts'
import { OFFICE_COOKIE } from '../people/office/http/office-cookies.ts'
import { NOBODY_YET } from '../people/office/office-deps.ts'
import { insertMember } from '../people/office/store/member.store.ts'
import { openSession } from '../people/office/use-cases/office-session.ts'

export interface OfficePersonSpec {
  readonly name?: string
  /** Roles; absent = owner. */
  readonly roles?: readonly OfficeRole[]
}

let people = 0

/** Adds a person of the office with an open session and a fresh factor; returns the headers of their pages. */
export function enterOffice(
  { database, services: { sellers, audit } }: Pick<App, 'database' | 'services'>,
  clock: Clock,
  { name = 'Марина Аверина', roles = ['owner'] }: OfficePersonSpec = {},
): Promise<Record<string, string>> {
  people += 1
  const phone = `7916900${String(people).padStart(4, '0')}`
  return database.inTransaction(async (tx) => {
    const account = { name, role: 'office', organizationId: null, bankSubject: `office:${randomUUID()}` } as const
    const [id = 0] = await sellers.addStaff(tx, NOBODY_YET, [account])
    const userHandle = randomBytes(16)
    await insertMember(tx, { id, name, phone, isPhoneProved: true, roles: [...roles], userHandle, now: clock() })
    const device = { browser: null, system: null }
    const token = await openSession({ audit, clock }, tx, { memberId: id, factor: 'totp', device })
    return { cookie: `${OFFICE_COOKIE}=${token}`, 'sec-fetch-site': 'same-origin' }
  })
}
