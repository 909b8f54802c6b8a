import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import { marketSetup as text } from '@okolitsa/strings/ru/market-setup.ts'
import { officeApi } from '../../data/office/office-api.ts'
import { useMarketGroup } from '../../data/office/use-market-group.ts'

const { failed } = text

const identityOf = ({ identity: { logoUrl: _, ...fields } }: DeskMarket) => fields
export type IdentityFields = ReturnType<typeof identityOf>

export const useIdentity = (market: DeskMarket) =>
  useMarketGroup({
    id: 'market-identity',
    market,
    failed,
    fieldsOf: identityOf,
    send: (fields, version) => officeApi().market.changeIdentity({ body: { ...fields, version } }),
  })

export const useAreas = (market: DeskMarket) =>
  useMarketGroup({
    id: 'market-areas',
    market,
    failed,
    fieldsOf: ({ closedAreas }) => ({ closedAreas }),
    send: (fields, version) => officeApi().market.changeAreas({ body: { ...fields, version } }),
  })

export const useOperator = (market: DeskMarket) =>
  useMarketGroup({
    id: 'market-operator',
    market,
    failed,
    fieldsOf: ({ operator }) => operator,
    send: (fields, version) => officeApi().market.changeOperator({ body: { ...fields, version } }),
  })

export const useContacts = (market: DeskMarket) =>
  useMarketGroup({
    id: 'market-contacts',
    market,
    failed,
    fieldsOf: ({ contacts }) => contacts,
    send: (fields, version) => officeApi().market.changeContacts({ body: { ...fields, version } }),
  })

export const useFees = (market: DeskMarket) =>
  useMarketGroup({
    id: 'market-fees',
    market,
    failed,
    fieldsOf: ({ fees }) => ({ commission: fees.commissionPercent === null ? '' : String(fees.commissionPercent) }),
    send: ({ commission }, version) => {
      const typed = commission.trim().replace(',', '.')
      // words instead of a number are refused by the server with a message of the field
      return officeApi().market.changeFees({
        body: { commissionPercent: typed === '' ? null : Number(typed), version },
      })
    },
  })

const wholeOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim()))

export const usePayouts = (market: DeskMarket) =>
  useMarketGroup({
    id: 'market-payouts',
    market,
    failed,
    fieldsOf: ({ payouts: { monthDays, weekday, minimum, holdDays } }) => ({
      monthDays: monthDays.join(', '),
      weekday,
      minimum: String(minimum),
      holdDays: String(holdDays),
    }),
    send: ({ monthDays, weekday, minimum, holdDays }, version) =>
      officeApi().market.changePayouts({
        body: {
          monthDays: monthDays
            .split(/[\s,;]+/)
            .filter(Boolean)
            .map(Number),
          weekday,
          minimum: wholeOf(minimum),
          holdDays: wholeOf(holdDays),
          version,
        },
      }),
  })

export const useClosing = (market: DeskMarket) =>
  useMarketGroup({
    id: 'market-closing',
    market,
    failed,
    fieldsOf: ({ closing }) => closing,
    send: (fields, version) => officeApi().market.changeClosing({ body: { ...fields, version } }),
  })

interface Saved {
  readonly isDirty: boolean
  save(): Promise<boolean>
}

/** Saves changed groups one after another; false = one of them was refused. */
export async function saveAll(groups: readonly Saved[]): Promise<boolean> {
  for (const group of groups) if (group.isDirty && !(await group.save())) return false
  return true
}
