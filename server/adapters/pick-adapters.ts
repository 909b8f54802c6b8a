import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { machineClock } from '@okolitsa/domain/clock/machine-clock.ts'
import type { Logger } from 'pino'
import type { EdoOperator, EdoTokens } from '../desks/agency-papers/ports.ts'
import type { NpdPartner } from '../desks/seller-taxes/ports.ts'
import type { AnswerSource } from '../engagement/chat/ports.ts'
import type { PushTransport } from '../engagement/push/ports.ts'
import type { Telephony } from '../engagement/telephony/ports.ts'
import type { Carrier } from '../fulfilment/delivery/ports.ts'
import type { PlaceDirectory } from '../fulfilment/geo/ports.ts'
import type { FiscalRegister } from '../money/fiscal/ports.ts'
import type { PaymentGateways } from '../money/payments/ports.ts'
import type { ServiceCheck } from '../people/outside-services/ports.ts'
import type { BankIdentity } from '../people/staff/ports.ts'
import type { Config } from '../platform/config/config.ts'
import type { MailChannel } from '../platform/messages/mail-channel.ts'
import type { MessageChannel } from '../platform/messages/message-channel.ts'
import type { BankApi, PayoutProvider } from '../platform/payouts/ports.ts'
import type { CompanyDirectory, NpdRegister } from '../publishing/registration/ports.ts'
import type { CertificateAuthority, NameService } from '../publishing/sites/ports.ts'
import type { ShipmentCarrier } from '../sales/shipments/ports.ts'
import type { CinemaPartner } from '../sales/subscription/ports.ts'
import type { FileStorage } from '../supply/images/ports.ts'
import { createBank } from './bank/create-bank.ts'
import { createAnswerSource } from './chat-answers/http-answers.ts'
import { createCinema } from './cinema/create-cinema.ts'
import { createCompanyDirectory } from './companies/create-company-directory.ts'
import { createCarrier } from './delivery/create-carrier.ts'
import { createAcmeAuthority } from './domains/acme-authority.ts'
import { createNameService } from './domains/node-dns.ts'
import { createEdo } from './edo/create-edo.ts'
import { createMailChannel } from './email/mail-channel.ts'
import { createFiscalRegister } from './fiscal/create-register.ts'
import { dadataConnection } from './geo/dadata/dadata-connection.ts'
import { createDadataPlaceDirectory } from './geo/dadata/dadata-place-directory.ts'
import { createGazetteerPlaceDirectory } from './geo/gazetteer/gazetteer-place-directory.ts'
import { npdPartnerOf } from './npd/create-npd-partner.ts'
import { npdRegisterOf } from './npd/npd-register.ts'
import { createPaymentGateways } from './payments/payment-gateways.ts'
import { createBankApi, createPayoutProvider } from './payouts/create-payouts.ts'
import { createPushTransport } from './push/push-transport.ts'
import { createServiceChecks } from './service-checks.ts'
import { createSmsChannel } from './sms/sms-channel.ts'
import { createStorage, type StorageFolder } from './storage/create-storage.ts'
import { createTelephony } from './telephony/create-telephony.ts'

/** External services as ports of the modules; tests replace parts of them. */
export interface Adapters {
  readonly clock: Clock
  readonly channel: MessageChannel
  /** E-mail; null = no e-mail is sent. */
  readonly mail: MailChannel | null
  /** Automatic answers in chats; null = only people answer. */
  readonly answers: AnswerSource | null
  /** Push messages; null = none are sent. */
  readonly push: PushTransport | null
  readonly places: PlaceDirectory
  /** A directory of streets and houses that is paid per query; null = none. */
  readonly paidPlaces: PlaceDirectory | null
  readonly gateways: PaymentGateways
  /** Cash register; null = another system issues receipts. */
  readonly register: FiscalRegister | null
  /** Carrier; null = off. */
  readonly carrier: Carrier | null
  /** Ships sellers' parcels; null = sellers ship by hand. */
  readonly shipments: ShipmentCarrier | null
  /** The sellers' bank; null = staff cannot sign in. */
  readonly bank: BankIdentity | null
  /** The bank of the market's own account; null = payment orders leave as files. */
  readonly bankApi: BankApi | null
  /** Payouts to people; null = people are paid to an account only. */
  readonly payouts: PayoutProvider | null
  /** The operator of electronic documents, with the store of its tokens; null = papers are downloaded only. */
  readonly edo: ((tokens: EdoTokens) => EdoOperator) | null
  /** Storage of uploads and photos. */
  readonly storage: (folder: StorageFolder) => FileStorage
  /** The PBX; null = people dial themselves. */
  readonly telephony: Telephony | null
  /** The online cinema for subscribers; null = no subscription plan includes it. */
  readonly cinema: CinemaPartner | null
  readonly names: NameService
  /** Company register; null = a seller's company details are not looked up. */
  readonly companies: CompanyDirectory | null
  /** Register of the self-employed; null = the office checks by hand. */
  readonly npd: NpdRegister | null
  /** Registers incomes of self-employed sellers; null = they send receipts of their own. */
  readonly npdPartner: NpdPartner | null
  /** Certificate authority; null = another system issues certificates of sellers' domains. */
  readonly certificates: CertificateAuthority | null
  /** A check of each service. */
  readonly checks: readonly ServiceCheck[]
}

/**
 * The configured adapters: live, emulated, or none. Code of emulators is imported only when used, because a production
 * shop is installed without it.
 * @param instead parts that replace the configured ones; for tests
 */
export async function pickAdapters(config: Config, log: Logger, instead: Partial<Adapters> = {}): Promise<Adapters> {
  const adapters = { ...(await pickServices(config, log)), ...instead }
  return { ...adapters, checks: instead.checks ?? (await createServiceChecks(config, adapters)) }
}

async function pickServices(config: Config, log: Logger): Promise<Omit<Adapters, 'checks'>> {
  const clock = machineClock(config.CLOCK_SHIFT_MS)
  const dadata = dadataConnection(config, config.EMULATORS_PUBLIC_URL)
  return {
    clock,
    channel: createSmsChannel(config, config.EMULATORS_PUBLIC_URL),
    mail: createMailChannel(config, config.EMULATORS_PUBLIC_URL),
    answers: createAnswerSource(config),
    push: createPushTransport(config),
    storage: createStorage(config, (error) => log.error({ err: error }, 'store of files')),
    bank: await createBank(config, config.EMULATORS_PUBLIC_URL),
    bankApi: await createBankApi(config, config.EMULATORS_PUBLIC_URL),
    payouts: await createPayoutProvider(config, config.EMULATORS_PUBLIC_URL),
    edo: await createEdo(config, config.EMULATORS_PUBLIC_URL, clock),
    telephony: await createTelephony(config, config.EMULATORS_PUBLIC_URL),
    cinema: await createCinema(config, config.EMULATORS_PUBLIC_URL),
    register: await createFiscalRegister(config, config.EMULATORS_PUBLIC_URL, clock),
    gateways: await createPaymentGateways(config, config.EMULATORS_PUBLIC_URL, clock),
    ...(await createCarrier(config, config.EMULATORS_PUBLIC_URL, clock)),
    names: createNameService(),
    certificates: config.ACME_DIRECTORY
      ? createAcmeAuthority({ directory: config.ACME_DIRECTORY, contact: config.ACME_CONTACT })
      : null,
    companies: await createCompanyDirectory(config, config.EMULATORS_PUBLIC_URL),
    npd: await npdRegisterOf(config, config.EMULATORS_PUBLIC_URL),
    npdPartner: await npdPartnerOf(config, config.EMULATORS_PUBLIC_URL, clock),
    places: createGazetteerPlaceDirectory(),
    paidPlaces: dadata && createDadataPlaceDirectory(dadata),
  }
}
