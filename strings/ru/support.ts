import { bindShortWords } from './format.ts'

/** Configured contacts of the shop. */
export interface Contacts {
  /** Telephone, digits. */
  readonly phone?: string | undefined
  /** Whole hours of Moscow time, every day. */
  readonly hours?: { readonly from: number; readonly to: number } | undefined
  readonly email?: string | undefined
}

/** Configured legal owner of the shop. */
export interface Owner {
  readonly name: string
  readonly address?: string | undefined
  /** Registration number in the state register. */
  readonly ien?: string | undefined
}

/** «каждый день с 8 до 22 по Москве», when the hours are known. */
export const supportHours = ({ hours }: Contacts): string =>
  hours ? bindShortWords(`каждый день с ${hours.from} до ${hours.to} по Москве`) : ''
