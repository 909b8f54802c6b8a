/** Token accepted by default. */
export const TBANK_EMULATOR_TOKEN = 'okolitsa-tbank-token'

/** Path of the bank on the emulators' port; drafts and payments have hosts of their own at the real bank. */
export const TBANK_EMULATOR_PATH = '/tbank'
export const TBANK_DRAFTS_PATH = `${TBANK_EMULATOR_PATH}/openapi`
export const TBANK_PAYMENTS_PATH = `${TBANK_EMULATOR_PATH}/secured`
