/** Services outside the installation, in the order in which an operator connects them. */
export const OUTSIDE_SERVICES = [
  'sms',
  'email',
  'rbs',
  'sbp',
  'payanyway',
  'fiscal',
  'cdek',
  'dadata',
  'dbo',
  'bankApi',
  'payouts',
  'edo',
  'npdPartner',
  'mango',
  'smotreshka',
  'storage',
  'valkey',
  'push',
  'chatAnswers',
  'maps',
  'certificates',
] as const
export type OutsideService = (typeof OUTSIDE_SERVICES)[number]

/** `live` = the real service; `emulator` = the bundled emulator; `off` = features that need the service are hidden. */
export const SERVICE_MODES = ['live', 'emulator', 'off'] as const
export type ServiceMode = (typeof SERVICE_MODES)[number]

/** Services by which customers pay online. */
export const PAYMENT_SERVICES = ['rbs', 'sbp', 'payanyway'] as const satisfies readonly OutsideService[]

/**
 * Result of a successful check. `answers`: the service answered a harmless question with our credentials. The others
 * are trials that left a trace on purpose. `realRegister`: no receipt was registered, because it would be a fiscal
 * document of a sale that did not happen.
 */
export const CHECK_RESULTS = [
  'answers',
  'messageSent',
  'paymentWithdrawn',
  'receiptRegistered',
  'realRegister',
  'fileStored',
] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/**
 * Reason of a failed check. `denied`: the credentials were refused. `wrongPlace`: the address has no such service.
 * `serverError`: the service itself failed. `refused`: any other refusal, named by `code`. `noMoney`: the account with
 * the service is empty. `unreached`: no connection. `broken`: the connection ended before the answer. `malformed`: the
 * answer has another form. `badValue`: a variable has a value that cannot be used.
 */
export const CHECK_PROBLEMS = [
  'denied',
  'wrongPlace',
  'serverError',
  'refused',
  'noMoney',
  'timeout',
  'unreached',
  'broken',
  'malformed',
  'badValue',
] as const
export type CheckProblem = (typeof CHECK_PROBLEMS)[number]

export type CheckOutcome =
  | { readonly state: 'works'; readonly result: CheckResult }
  | {
      readonly state: 'failed'
      readonly problem: CheckProblem
      /** Status or error code of the service, or the system's name of a connection error; null = none. */
      readonly code: string | null
      /** Environment variables to look at. */
      readonly variables: readonly string[]
    }
  /** The service is not connected; `variables` are those that would connect it. */
  | { readonly state: 'off'; readonly variables: readonly string[] }
