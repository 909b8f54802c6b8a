/**
 * The owner of the demo's market. The secret of the app is public, so that anybody can try the office: the emulator of
 * an authenticator app shows the codes.
 */
export const demoOwner = {
  name: 'Марина Аверина',
  phone: '79160000500',
  /** Base32, as an authenticator app takes it. */
  totpSecret: 'DEMODEMODEMODEMODEMODEMODEMODEMO',
} as const

/** The account that names the market's owner in the demo's history: who moderated a review, who decided a dispute. */
export const demoOfficeAccount = {
  id: 500,
  role: 'office',
  organizationId: null,
  name: demoOwner.name,
  bankSubject: 'office:demo',
} as const
