import { phoneOf } from '@okolitsa/domain/identity/phone.ts'
import { LANGUAGES } from '@okolitsa/domain/language/language.ts'
import { AREAS } from '@okolitsa/domain/market/areas.ts'
import { MARKET_LINKS, MARKET_STATES, OPERATOR_KINDS, VAT_MODES } from '@okolitsa/domain/market/market.ts'
import {
  MAX_CLOSING_MESSAGE,
  MAX_COMMISSION,
  MAX_MARKET_DESCRIPTION,
  MAX_MARKET_LINK,
  MAX_MARKET_STORY,
  MAX_MARKET_TOWNS,
  MAX_OPERATOR_FIELD,
} from '@okolitsa/domain/market/market-mistakes.ts'
import { MAX_MARKET_NAME, marketNameOf } from '@okolitsa/domain/market/market-name.ts'
import { OPENING_POINTS, SETUP_STEPS } from '@okolitsa/domain/market/opening.ts'
import { MAX_HOLD_DAYS, MAX_PAYOUT_DAYS, MAX_PAYOUT_MINIMUM } from '@okolitsa/domain/statements/payout-calendar.ts'
import { SHAPE_NAMES } from '@okolitsa/domain/themes/shapes.ts'
import { z } from 'zod'
import { locationSchema } from '../geo/location.ts'
import { jsonId } from '../kernel/id.ts'

const text = (most: number) => z.string('required').trim().max(most, 'tooLong')
const line = z.string('wrongValue').trim().max(MAX_OPERATOR_FIELD, 'tooLong').nullable()
/** An optional text; an empty one is stored as null. */
const optionalBy = (read: (value: string) => string) =>
  line.transform((value) => (value ? read(value) : null)).pipe(z.string().nullable())
const optional = optionalBy((value) => value)
const hour = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(24, 'tooBig')
const hex = z.string('required').regex(/^#[0-9a-f]{6}$/, 'wrongValue')

const themeSchema = z.object({
  /** Id of the colour theme; null = own colours. */
  colorTheme: jsonId.nullable(),
  ownColors: z.object({ primaryColor: hex, secondaryColor: hex }).nullable(),
  typographyTheme: jsonId,
  shape: z.enum(SHAPE_NAMES, 'wrongValue'),
})

/** The name, look and place of the market; the logo is uploaded apart. */
export const identityFields = z.object({
  // a longer name may be shortened by its normalization
  name: text(4 * MAX_MARKET_NAME)
    .transform(marketNameOf)
    .pipe(z.string()),
  description: text(MAX_MARKET_DESCRIPTION),
  story: text(MAX_MARKET_STORY),
  theme: themeSchema,
  languages: z.array(z.enum(LANGUAGES, 'wrongValue'), 'required').max(LANGUAGES.length, 'tooMany'),
  place: locationSchema.nullable(),
  towns: text(MAX_MARKET_TOWNS),
})

export const operatorFields = z.object({
  kind: z.enum(OPERATOR_KINDS, 'wrongValue').nullable(),
  name: optional,
  address: optional,
  tin: optional,
  ien: optional,
  kpp: optional.default(null),
  signatory: optional,
  bankName: optional,
  bic: optional,
  /** Spaces between the digits are removed. */
  account: optionalBy((value) => value.replaceAll(/\s/g, '')),
  correspondentAccount: optionalBy((value) => value.replaceAll(/\s/g, '')),
  vatMode: z.enum(VAT_MODES, 'wrongValue').nullable(),
})

export const contactsFields = z.object({
  phone: optionalBy((value) => phoneOf(value) || value),
  hours: z.object({ from: hour, to: hour }).nullable(),
  email: optional,
  links: z.partialRecord(z.enum(MARKET_LINKS), text(MAX_MARKET_LINK)),
})

export const areasFields = z.object({
  closedAreas: z.array(z.enum(AREAS, 'wrongValue'), 'required').max(AREAS.length, 'tooMany'),
})
export const feesFields = z.object({
  commissionPercent: z.number('notANumber').min(0, 'tooSmall').max(MAX_COMMISSION, 'tooBig').nullable(),
})
export const payoutsFields = z.object({
  /** Days of the month, separated by commas in the form. */
  monthDays: z
    .array(z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(31, 'tooBig'), 'required')
    .min(1, 'required')
    .max(MAX_PAYOUT_DAYS, 'tooMany'),
  /** Weekly payouts: 1 = Monday; null = by days of the month. */
  weekday: z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(7, 'tooBig').nullable(),
  /** Roubles. */
  minimum: z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(MAX_PAYOUT_MINIMUM, 'tooBig'),
  holdDays: z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(MAX_HOLD_DAYS, 'tooBig'),
})
export const closingFields = z.object({ message: text(MAX_CLOSING_MESSAGE) })

/** Change of one group of settings or of the state. */
export const MARKET_PARTS = [
  'identity',
  'operator',
  'contacts',
  'areas',
  'fees',
  'payouts',
  'closing',
  'state',
] as const

/** Facts of a refused change: the latest change by another person, and the groups changed since the seen version. */
export const marketChangedSchema = z.object({
  version: z.number().int(),
  /** ISO time; null = not changed since the first start. */
  changedAt: z.string().nullable(),
  /** Name of the person; null = the software itself. */
  changedBy: z.string().nullable(),
  groups: z.array(z.enum(MARKET_PARTS)),
})
export type MarketChanged = z.output<typeof marketChangedSchema>

/** Undone required points, the facts of a refused opening. */
export const notReadySchema = z.object({ points: z.array(z.enum(OPENING_POINTS)) })

/** The market as its owner sees it. */
export const deskMarketSchema = z.object({
  version: z.number().int(),
  state: z.enum(MARKET_STATES),
  changedAt: z.string().nullable(),
  changedBy: z.string().nullable(),
  identity: identityFields.extend({
    /** URL of the logo; null = the name is written. */
    logoUrl: z.string().nullable(),
  }),
  operator: operatorFields,
  contacts: contactsFields,
  closedAreas: z.array(z.enum(AREAS)),
  fees: feesFields,
  payouts: payoutsFields,
  closing: closingFields,
  /** Opening check. */
  opening: z.object({
    points: z.array(
      z.object({
        name: z.enum(OPENING_POINTS),
        step: z.enum(SETUP_STEPS),
        isDone: z.boolean(),
        /** True = the market may not open without it. */
        isRequired: z.boolean(),
      }),
    ),
    /** True = every required point is done. */
    mayOpen: z.boolean(),
    /** Step at which the set-up continues. */
    nextStep: z.enum(SETUP_STEPS),
    /** Confirmed subscriptions to the opening. */
    subscribers: z.number().int(),
  }),
})
export type DeskMarket = z.output<typeof deskMarketSchema>
