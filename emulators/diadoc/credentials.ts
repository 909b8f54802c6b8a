/** Path of the operator of electronic documents on the emulators' port, with the service of its tokens. */
export const DIADOC_EMULATOR_PATH = '/diadoc'

export const DIADOC_EMULATOR_CREDENTIALS = { clientId: 'market', clientSecret: 'okolitsa-diadoc-key' }
/** The first refresh token; each exchange replaces it. */
export const DIADOC_EMULATOR_REFRESH = 'okolitsa-diadoc-refresh'

/** The organization of the login. */
export const DIADOC_EMULATOR_OWN = { tin: '7722698789', participantId: '2BM-7722698789-20260101' }
