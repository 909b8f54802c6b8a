import type { RelyingParty } from '@okolitsa/domain/office/office-access.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { Deps } from '../../services.ts'
import type { Author } from '../audit/ports.ts'
import type { OfficeSecrets } from './office-secrets.ts'
import type { Accounts, FeeRules, ManualEntries, MarketRefunds, Periods } from './ports.ts'

export interface OfficeDeps extends Deps<'database' | 'clock' | 'audit' | 'identity'> {
  readonly accounts: Accounts
  readonly refunds: MarketRefunds
  readonly fees: FeeRules
  readonly periods: Periods
  readonly entries: ManualEntries
  readonly secrets: OfficeSecrets
  /** Host of the market; authenticator apps and passkeys show it. */
  readonly host: string
  /** Null = browsers offer no passkeys at the market's address. */
  readonly party: RelyingParty | null
}

/** Also sends links by SMS. */
export interface OfficePeopleDeps extends OfficeDeps, Deps<'market'> {
  readonly channel: MessageChannel
  readonly publicUrl: string
}

/** The device of a new session. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
}

/** Author of what happens before a person is known. */
export const NOBODY_YET: Author = { kind: 'service', name: 'office' }

export const authorOf = (memberId: number): Author => ({ kind: 'staff', staffId: memberId })

export const plusSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * 1000)
