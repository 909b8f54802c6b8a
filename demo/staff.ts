import { demoMarketplace } from './marketplace.ts'

/** Somebody who works behind the counter of the demo and has an account at the demo bank. */
export interface DemoStaff {
  readonly id: number
  /** Null = the administrator. */
  readonly organizationId: number | null
  readonly name: string
  /** How the bank names the person. */
  readonly bankSubject: string
  /** Shown in the bank: whom the person works for. */
  readonly company: string
}

const ADMINISTRATOR: DemoStaff = {
  id: 500,
  organizationId: null,
  name: 'Дежурный администратор',
  bankSubject: 'client-okolitsa',
  company: 'Околица',
}

/** One person for each farm, and the administrator first. */
export const demoStaff: readonly DemoStaff[] = [
  ADMINISTRATOR,
  ...demoMarketplace.organizations
    .filter(({ type }) => type === 'farmer')
    .map(({ id, owner, title }) => ({
      id: 1_000 + id,
      organizationId: id,
      name: owner,
      bankSubject: `client-${id}`,
      company: title,
    })),
]
