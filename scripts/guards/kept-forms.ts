import { complainByLine, type Guard } from './guard.ts'

const SEARCH = 'a search or a filter: what is typed stands in the address'
const CODE = 'a number and a code that comes to it: neither is kept'
const ONE = 'one number or one choice, sent as soon as it is typed'
const PART = 'a part of a form that keeps it'
const GROUP = 'settings of the market have drafts of their own (use-market-group.ts)'
const UI = 'a field or a form of the house itself'

/** Forms and fields that do not retain input, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'web/ui/page/field-samples.tsx': UI,
  'web/ui/text-area.tsx': UI,
  'web/ui/early-form.tsx': UI,
  'web/ui/list-search.tsx': SEARCH,
  'web/ui/search-field.tsx': SEARCH,
  'web/layouts/header/search-form.tsx': SEARCH,
  'web/features/catalog/filter-form.tsx': SEARCH,
  'web/features/catalog/farmer-goods-bar.tsx': SEARCH,
  'web/features/farm-map/map-filters.tsx': SEARCH,
  'web/features/numbers-desk/numbers-screen.tsx': SEARCH,
  'web/features/statements-desk/statement-part.tsx': SEARCH,
  'web/features/office-ledger/ledger-screen.tsx': SEARCH,
  'web/features/office-log/log-filters.tsx': SEARCH,
  'web/features/orders-desk/order-filter.tsx': SEARCH,
  'web/ui/phone-code-form.tsx': CODE,
  'web/ui/code-form.tsx': CODE,
  'web/features/identity/code-window.tsx': CODE,
  'web/ui/factor-code-form.tsx': CODE,
  'web/features/office-people/totp-setup.tsx': CODE,
  'web/features/bookings-desk/ticket-check.tsx': CODE,
  'web/features/sellers-desk/team/member-dialog.tsx': ONE,
  'web/features/office-team/person-window.tsx': ONE,
  'web/features/office-agency-papers/form-papers.tsx': ONE,
  'web/features/office-fees/fee-vat.tsx': ONE,
  'web/features/office-fees/order-fees.tsx': ONE,
  'web/features/office-closing/new-source.tsx': ONE,
  'web/features/office-categories/category-moves.tsx': ONE,
  'web/features/products-desk/list/category-dialog.tsx': ONE,
  'web/features/products-desk/list/bulk-dialog.tsx': ONE,
  'web/features/orders-desk/weigh-dialog.tsx': ONE,
  'web/features/today-desk/today-pause.tsx': ONE,
  'web/features/picking-desk/weigh-pad.tsx': ONE,
  'web/features/couriers-desk/courier-cash.tsx': ONE,
  'web/features/office-notification-templates/template-fields.tsx':
    'texts have drafts of their own (use-template-form.ts)',
  'web/features/office-setup/identity-fields.tsx': GROUP,
  'web/features/office-setup/opening-check.tsx': GROUP,
  'web/features/opening/opening-form.tsx': 'one address, sent as soon as it is typed',
  'web/features/office-showcase/banner-fieldset.tsx': PART,
  'web/features/office-showcase/festival-fieldset.tsx': PART,
  'web/features/office-showcase/recipe-fieldset.tsx': PART,
  'web/features/office-showcase/recipe-rows.tsx': PART,
  'web/features/office-showcase/short-list.tsx': PART,
  'web/features/tours-desk/main-section.tsx': PART,
  'web/features/tours-desk/programme-section.tsx': PART,
  'web/features/tours-desk/place-section.tsx': PART,
  'web/features/products-desk/form/main-section.tsx': PART,
  'web/features/products-desk/form/food-section.tsx': PART,
  'web/features/products-desk/form/step-title.tsx': PART,
  'web/features/products-desk/form/step-price.tsx': PART,
  'web/features/checkout/receive-card.tsx': PART,
  'web/features/checkout/checkout-screen.tsx': 'the order has a draft of its own (checkout-draft.ts)',
  'web/features/delivery-desk/drawn-fields.tsx': PART,
  'web/ui/door-fields.tsx': PART,
  'web/features/site-pages-desk/page-settings.tsx': PART,
  'web/features/site-pages-desk/block-fields.tsx': PART,
  'web/features/site-pages-desk/widget-line.tsx': 'a text to be copied',
}

/** Matches a native form, or a native multi-line field. */
const TYPED_INTO = /<(?:form|textarea|TextArea)\b/
/** Matches components and hooks that retain the input. */
const KEEPS = /\b(?:KeptForm|useKeptState|useDraft|useDraftWords)\b/

/** Reports native forms, which lose their input on a reload or submit it twice. */
export const keptForms: Guard = {
  sentence:
    'what is typed into a form is kept: KeptForm or useDraft of web/platform/forms, or an exception with its reason',
  appliesTo: (path) => /^web\/.*\.tsx$/.test(path) && !path.startsWith('web/platform/forms/'),
  check(text, path) {
    const isException = path in EXCEPTIONS
    const isTypedInto = TYPED_INTO.test(text)
    if (isException) return isTypedInto && !KEEPS.test(text) ? [] : ['is no exception any more']
    return KEEPS.test(text) ? [] : complainByLine(text, (line) => TYPED_INTO.exec(line)?.[0] ?? null)
  },
}
