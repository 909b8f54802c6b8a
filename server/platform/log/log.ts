import pino, { type DestinationStream, type Logger } from 'pino'
import { maskPhone, maskPhonesInText } from './mask-phone.ts'

export type Log = Logger

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent'

/** Keys whose values are never logged (up to three levels deep). */
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

/** Keys of phone numbers, which are logged with their middle hidden, so that people can be distinguished. */
const phoneKeys = ['phone', 'phoneNumber', 'login', 'recipientPhone']

const paths = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const quoted = `["${key}"]`
    return [quoted, `*${quoted}`, `*.*${quoted}`, `req.headers${quoted}`, `res.headers${quoted}`]
  })

/** Secrets in a query string: `?token=…`, `&externalToken=…`, `&code=…`. */
const secretInQuery = /([?&](?:\w*token|code|password|secret|key)=)[^&\s"]+/gi

/** Secret paths: `/courier/…` (its calls use a header), the link of the office, and the carrier's webhook. */
const secretInPath = /((?<!\/v1)\/courier\/|\/cdek\/webhook\/|(?<!\/v1)\/office\/start\/)[\w-]+/g

function cleanText(text: string): string {
  return maskPhonesInText(text.replace(secretInQuery, '$1[hidden]').replace(secretInPath, '$1[hidden]'))
}

/**
 * Creates the log. Secrets are removed and phone numbers masked in fields, messages and URLs.
 * @param destination standard error by default; standard output is for people
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
          // A sign-in code has four or six digits; «ECONNREFUSED», 404 and a five-character SQLSTATE are logged.
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
          // pg attaches its whole client to an error, which would log pages of noise with the database URL; and the
          // detail of a violated constraint is the row itself, with personal data
          const { client, detail, ...rest } = pino.stdSerializers.err(error)
          // an error message may come from another system and repeat our input; a thrown value may be no error
          for (const key of ['message', 'stack'] as const) if (rest[key]) rest[key] = cleanText(rest[key])
          return rest
        },
      },
      hooks: {
        logMethod(args, method) {
          const cleaned = args.map((part) => (typeof part === 'string' ? cleanText(part) : part))
          // Cleans the texts of the arguments, whose number and order do not change.
          method.apply(this, cleaned as typeof args)
        },
      },
    },
    options.destination ?? pino.destination({ dest: 2, sync: true }),
  )
}
