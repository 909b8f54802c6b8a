import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import type { PERSON_TRADES, PersonKind } from '@okolitsa/domain/sellers/person-seller.ts'
import { useCode } from '../../identity/use-code.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'
import { DESK_CODES } from '../../staff/desk/desk-tab.ts'
import type { StartedApplication } from './started-application.ts'

/** Limits of a person's name, characters. */
export const PERSON_NAME = { least: 2, most: 120 }

/** Registers a seller without a bank account by a code sent to the telephone, then opens the checklist. */
export const usePhoneApplication = (
  { inn, trade, title, taxSystem }: StartedApplication,
  { name }: { readonly name: string },
) =>
  useCode({
    keptAs: DESK_CODES.application,
    ask: (phone) => cabinetApi().staff.requestStaffCode({ body: { phone } }),
    use: (brought) =>
      cabinetApi().applications.applyByPhone({
        body: { ...brought, inn, trade, taxSystem, name: name.trim(), ...(title !== '' && { title }) },
      }),
    onDone: () => window.location.assign('/cabinet/start'),
  })

export interface StartedPerson {
  readonly kind: PersonKind
  readonly fullName: string
  readonly inn: string
  readonly regionCode: RegionCode
  readonly town: string
  readonly trade: (typeof PERSON_TRADES)[number]
  readonly title: string
}

/** Registers a person as a seller by a code sent to the telephone, then opens the checklist. */
export const usePersonApplication = (person: StartedPerson | null) =>
  useCode({
    keptAs: DESK_CODES.application,
    ask: (phone) => cabinetApi().staff.requestStaffCode({ body: { phone } }),
    use: (brought) => {
      if (!person) throw new Error('the fields are not checked')
      const { title, ...fields } = person
      return cabinetApi().applications.applyAsPerson({
        body: { ...brought, ...fields, isOwnProduce: true, ...(title !== '' && { title }) },
      })
    },
    onDone: () => window.location.assign('/cabinet/start'),
  })
