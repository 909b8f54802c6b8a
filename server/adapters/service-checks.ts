import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { FiscalRegister } from '../money/fiscal/ports.ts'
import type { PaymentGateways } from '../money/payments/ports.ts'
import type { ServiceCheck } from '../people/outside-services/ports.ts'
import type { Config } from '../platform/config/config.ts'
import type { MailChannel } from '../platform/messages/mail-channel.ts'
import type { MessageChannel } from '../platform/messages/message-channel.ts'
import type { CinemaPartner } from '../sales/subscription/ports.ts'
import type { FileStorage } from '../supply/images/ports.ts'
import { checkBank } from './bank/check-bank.ts'
import { bankOptions } from './bank/create-bank.ts'
import { checkAnswers } from './chat-answers/check-answers.ts'
import { checkCinema } from './cinema/check-cinema.ts'
import { cinemaOptions } from './cinema/create-cinema.ts'
import { checkCdek } from './delivery/cdek/check-cdek.ts'
import { carrierConnection } from './delivery/create-carrier.ts'
import { checkAuthority } from './domains/check-authority.ts'
import { checkEdo } from './edo/check-edo.ts'
import { edoConnection } from './edo/create-edo.ts'
import { checkEmail } from './email/check-email.ts'
import { checkRegister } from './fiscal/check-register.ts'
import { registerOptions } from './fiscal/create-register.ts'
import { checkDadata } from './geo/dadata/check-dadata.ts'
import { dadataConnection } from './geo/dadata/dadata-connection.ts'
import { checkMaps } from './maps/check-maps.ts'
import { checkNpdPartner, npdPartnerOptions } from './npd/create-npd-partner.ts'
import { checkMoneta } from './payments/check-moneta.ts'
import { checkRbs } from './payments/check-rbs.ts'
import { monetaOptions, rbsOptions } from './payments/payment-gateways.ts'
import { checkBankApi, checkPayouts } from './payouts/check-payouts.ts'
import { bankApiOptions, payoutOptions } from './payouts/create-payouts.ts'
import { checkPush } from './push/check-push.ts'
import { checkSms } from './sms/check-sms.ts'
import { checkStorage } from './storage/check-storage.ts'
import type { StorageFolder } from './storage/create-storage.ts'
import { checkMango } from './telephony/check-mango.ts'
import { telephonyOptions } from './telephony/create-telephony.ts'
import { checkValkey } from './valkey/check-valkey.ts'

/** Adapters that a trial uses, so that it takes the way of the shop itself. */
interface CheckedAdapters {
  readonly clock: Clock
  readonly channel: MessageChannel
  readonly mail: MailChannel | null
  readonly gateways: PaymentGateways
  readonly register: FiscalRegister | null
  readonly cinema: CinemaPartner | null
  readonly storage: (folder: StorageFolder) => FileStorage
}

/**
 * Checks of all outside services, in the order of `OUTSIDE_SERVICES`.
 * @param limitMs time limit of each, ms; for tests
 */
export async function createServiceChecks(
  config: Config,
  { clock, channel, mail, gateways, register, cinema, storage }: CheckedAdapters,
  limitMs?: number,
): Promise<readonly ServiceCheck[]> {
  const { EMULATORS_PUBLIC_URL: emulatorsUrl } = config
  const rbs = await rbsOptions(config, emulatorsUrl, 'RBS')
  const sbp = await rbsOptions(config, emulatorsUrl, 'SBP')
  return [
    checkSms(config, { channel, emulatorsUrl, limitMs }),
    checkEmail(config, { mail, emulatorsUrl, limitMs }),
    checkRbs(config, 'rbs', { options: rbs, gateway: gateways.rbs, clock, limitMs }),
    checkRbs(config, 'sbp', { options: sbp, gateway: gateways.sbp, clock, limitMs }),
    checkMoneta(config, { options: await monetaOptions(config, emulatorsUrl), clock, limitMs }),
    checkRegister(config, {
      options: await registerOptions(config, emulatorsUrl, clock),
      register,
      limitMs,
    }),
    checkCdek(config, { connection: await carrierConnection(config, emulatorsUrl), limitMs }),
    checkDadata(config, { connection: dadataConnection(config, emulatorsUrl), limitMs }),
    checkBank(config, { options: await bankOptions(config, emulatorsUrl), limitMs }),
    checkBankApi(config, { options: await bankApiOptions(config, emulatorsUrl), limitMs }),
    checkPayouts(config, { options: await payoutOptions(config, emulatorsUrl), limitMs }),
    checkEdo(config, { options: await edoConnection(config, emulatorsUrl), limitMs }),
    checkNpdPartner(config, { options: await npdPartnerOptions(config, emulatorsUrl, clock), limitMs }),
    checkMango(config, { options: await telephonyOptions(config, emulatorsUrl), limitMs }),
    checkCinema(config, { options: await cinemaOptions(config, emulatorsUrl), cinema, limitMs }),
    checkStorage(config, { files: () => storage('uploads'), limitMs }),
    checkValkey(config, { limitMs }),
    checkPush(config, { limitMs }),
    checkAnswers(config, { limitMs }),
    checkMaps(config, { limitMs }),
    checkAuthority(config, { limitMs }),
  ]
}
