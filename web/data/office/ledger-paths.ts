export const LEDGER_PATH = '/office/ledger'
export const officeMoneyPath = (organizationId: number): string => `${LEDGER_PATH}/sellers/${organizationId}`
/** The closing of a month. */
export const closingPath = (period: string): string => `/office/closing/${period}`
