export const YOOKASSA_EMULATOR_CREDENTIALS = { gatewayId: '507341', secret: 'okolitsa-payouts-secret' } as const

/** Path of the provider on the emulators' port. */
export const YOOKASSA_EMULATOR_PATH = '/yookassa/v3'
