export const LEDGER_PATH = '/office/ledger'
export const officeMoneyPath = (organizationId: number): string => `${LEDGER_PATH}/sellers/${organizationId}`
