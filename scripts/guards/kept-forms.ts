import { complainByLine, type Guard } from './guard.ts'

const SEARCH = 'a search or a filter: what is typed stands in the address'
const CODE = 'a number and a code that comes to it: neither is kept'
const ONE = 'one number or one choice, sent as soon as it is typed'
const PART = 'a part of a form that keeps it'
const UI = 'a field or a form of the house itself'

/** Forms and fields that keep nothing by themselves, and why. */
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
  'web/features/numbers/numbers-screen.tsx': SEARCH,
  'web/features/cabinet/order-filter.tsx': SEARCH,
  'web/ui/phone-code-form.tsx': CODE,
  'web/ui/code-form.tsx': CODE,
  'web/features/identity/code-window.tsx': CODE,
  'web/features/cabinet/ticket-check.tsx': CODE,
  'web/features/team/member-dialog.tsx': ONE,
  'web/features/goods/category-dialog.tsx': ONE,
  'web/features/goods/bulk-dialog.tsx': ONE,
  'web/features/cabinet/weigh-dialog.tsx': ONE,
  'web/features/cabinet/today-pause.tsx': ONE,
  'web/features/picking/weigh-pad.tsx': ONE,
  'web/features/couriers/courier-cash.tsx': ONE,
  'web/features/tour-form/main-section.tsx': PART,
  'web/features/tour-form/programme-section.tsx': PART,
  'web/features/tour-form/place-section.tsx': PART,
  'web/features/goods-form/main-section.tsx': PART,
  'web/features/goods-form/food-section.tsx': PART,
  'web/features/goods-form/step-title.tsx': PART,
  'web/features/goods-form/step-price.tsx': PART,
  'web/features/checkout/receive-card.tsx': PART,
  'web/features/checkout/checkout-screen.tsx': 'the order has a draft of its own (checkout-draft.ts)',
  'web/features/shipping/drawn-fields.tsx': PART,
  'web/ui/door-fields.tsx': PART,
  'web/features/site-editor/page-settings.tsx': PART,
  'web/features/site-editor/block-fields.tsx': PART,
  'web/features/site-editor/widget-line.tsx': 'a text to be copied',
}

/** A form, or a field for more than one line, of the browser itself. */
const TYPED_INTO = /<(?:form|textarea|TextArea)\b/
/** What keeps what was typed. */
const KEEPS = /\b(?:KeptForm|useKeptState|useDraft|useDraftWords)\b/

/** A form of its own loses what was typed at a reload, or sends it twice. */
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
