import type { Config } from '../../platform/config/config.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import { createSmsAeroChannel, createSmscChannel, createSmsRuChannel, SMS_AERO_GATES } from './sms-channels.ts'

type SmsConfig = Pick<Config, 'SMS_PROVIDER' | 'SMS_LOGIN' | 'SMS_KEY' | 'SMS_SENDER' | 'SMS_BASE_URL'>

/** The configured gateway; the emulator uses the protocol of SMSC. The config has checked the credentials. */
export function createSmsChannel(config: SmsConfig, emulatorsUrl: string): MessageChannel {
  const { SMS_LOGIN: login = '', SMS_KEY: key = '', SMS_SENDER: sender } = config
  switch (config.SMS_PROVIDER) {
    case 'emulator':
      return createSmscChannel({ baseUrl: emulatorsUrl, login: 'okolitsa', password: 'emulator' })
    case 'smsc':
      return createSmscChannel({ baseUrl: config.SMS_BASE_URL ?? 'https://smsc.ru', login, password: key, sender })
    case 'smsaero':
      return createSmsAeroChannel({
        baseUrls: config.SMS_BASE_URL ? [config.SMS_BASE_URL] : SMS_AERO_GATES,
        email: login,
        apiKey: key,
        sign: sender ?? 'SMS Aero',
      })
    case 'smsru':
      return createSmsRuChannel({ baseUrl: config.SMS_BASE_URL ?? 'https://sms.ru', apiId: key, sender })
  }
}
