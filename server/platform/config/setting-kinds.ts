import { isIP } from 'node:net'
import { settingExpectations as expected } from '@okolitsa/strings/ru/start.ts'
import { z } from 'zod'

/** Types of setting values, each with a description that completes the error message. */

export const text = () => z.string().trim().min(1).describe(expected.text)
export const url = () =>
  z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .describe(expected.url)
export const postgresUrl = () => z.url({ protocol: /^postgres(ql)?$/ }).describe(expected.postgresUrl)
export const valkeyUrl = () => z.url({ protocol: /^(valkey|redis)s?$/ }).describe(expected.valkeyUrl)
export const count = (byDefault: number) =>
  z.coerce.number().int().positive().default(byDefault).describe(expected.count)
export const secret = () => z.string().min(32).describe(expected.secret)
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values).describe(expected.oneOf(values))
export const somePort = () =>
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((value) => value <= 65_535)
    .describe(expected.port)
export const port = (byDefault: number) => somePort().prefault(String(byDefault)).describe(expected.port)
export const flag = () =>
  z
    .enum(['0', '1'])
    .transform((value) => value === '1')
    .describe(expected.flag)

export const phoneDigits = () =>
  z
    .string()
    .regex(/^[78]\d{10}$/)
    .describe(expected.phone)

export const counterNumber = () =>
  z
    .string()
    .regex(/^\d{1,15}$/)
    .describe(expected.counterNumber)

/** Parses `8-22` to whole hours of a day. */
export const hours = () =>
  z
    .string()
    .regex(/^([01]?\d|2[0-3])-([01]?\d|2[0-4])$/)
    .transform((text) => {
      const [from = 0, to = 24] = text.split('-').map(Number)
      return { from, to }
    })
    .refine(({ from, to }) => from < to)
    .describe(expected.hours)

/** True for an IP address or a network: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. */
export const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

/**
 * `live` uses the real service, `emulator` the bundled emulator, `off` hides the features that need it. Pages that rely
 * on an emulator say so, except in the demo.
 */
export const mode = () => oneOf(['live', 'emulator', 'off']).optional()
