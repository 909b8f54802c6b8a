import { bindShortWords } from './format.ts'

/** Contacts of the shop, as far as they are set. */
export interface Contacts {
  /** Digits. */
  readonly phone?: string | undefined
  /** Whole hours of Moscow time, every day. */
  readonly hours?: { readonly from: number; readonly to: number } | undefined
  readonly email?: string | undefined
}

/** Owner of the shop, as far as it is set. */
export interface Owner {
  readonly name: string
  readonly address?: string | undefined
  /** Number of the state register. */
  readonly ien?: string | undefined
}

/** «каждый день с 8 до 22 по Москве», when the hours are known. */
export const supportHours = ({ hours }: Contacts): string =>
  hours ? bindShortWords(`каждый день с ${hours.from} до ${hours.to} по Москве`) : ''
