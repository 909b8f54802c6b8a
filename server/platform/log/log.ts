import pino, { type DestinationStream, type Logger } from 'pino'
import { maskPhone, maskPhonesInText } from './mask-phone.ts'

/** The log of the server: pino, one JSON object per line on standard error. */
export type Log = Logger

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Keys whose values never reach the log, wherever they stand (up to three levels deep). */
const secretKeys = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'code',
  'otp',
  'secret',
  'apiKey',
  'cardNumber',
]

/** Keys that hold a phone number: shown with its middle hidden, so that two people can still be distinguished. */
const phoneKeys = ['phone', 'phoneNumber', 'login', 'recipientPhone']

const paths = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const quoted = `["${key}"]`
    return [quoted, `*${quoted}`, `*.*${quoted}`, `req.headers${quoted}`, `res.headers${quoted}`]
  })

/** Secrets in a query string: `?token=…`, `&externalToken=…`, `&code=…`. */
const secretInQuery = /([?&](?:\w*token|code|password|secret|key)=)[^&\s"]+/gi

/**
 * Links that are a secret by themselves: `/courier/…`, whose calls have it in a header, and where the carrier tells us
 * what happened.
 */
const secretInPath = /((?<!\/v1)\/courier\/|\/cdek\/webhook\/)[\w-]+/g

/** Hides secrets and phone numbers in free text. */
function cleanText(text: string): string {
  return maskPhonesInText(text.replace(secretInQuery, '$1[hidden]').replace(secretInPath, '$1[hidden]'))
}

/**
 * Creates the log. Secrets are removed and phone numbers masked in fields, messages and addresses.
 * @param destination where lines go; standard error by default, so that standard output stays for people
 */
export function createLog(options: { level: LogLevel; destination?: DestinationStream }): Log {
  const phonePaths = new Set(phoneKeys)
  return pino(
    {
      level: options.level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: paths([...secretKeys, ...phoneKeys]),
        censor(value, path) {
          // A sign-in code has four or six digits; «ECONNREFUSED», 404 and the five signs of an SQLSTATE are wanted.
          if (path.at(-1) === 'code' && !/^(\d{4}|\d{6})$/.test(String(value))) return value
          return phonePaths.has(String(path.at(-1))) && typeof value === 'string' ? maskPhone(value) : '[hidden]'
        },
      },
      serializers: {
        req: (request: { method?: string; url?: string; id?: unknown }) => ({
          id: request.id,
          method: request.method,
          url: cleanText(request.url ?? ''),
        }),
        res: (response: { statusCode?: number }) => ({ statusCode: response.statusCode }),
        err: (error: Error) => {
          // pg hangs its whole client on an error: pages of noise and the address of the database; and the detail of
          // the detail of a broken constraint is the row itself, with personal data
          const { client, detail, ...told } = pino.stdSerializers.err(error)
          // the words of an error may be another system's, and repeat what was sent to it; what is thrown is not
          // always an error
          for (const key of ['message', 'stack'] as const) if (told[key]) told[key] = cleanText(told[key])
          return told
        },
      },
      hooks: {
        logMethod(args, method) {
          const cleaned = args.map((part) => (typeof part === 'string' ? cleanText(part) : part))
          // The length and order of the arguments are unchanged; only texts are cleaned.
          method.apply(this, cleaned as typeof args)
        },
      },
    },
    options.destination ?? pino.destination({ dest: 2, sync: true }),
  )
}
