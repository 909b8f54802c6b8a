/** Printed documents: a label for every parcel or every line, a picking list of a day, and packing lists of parcels. */
export const PAPERS = ['parcels', 'products', 'picking', 'packing'] as const
export type Paper = (typeof PAPERS)[number]
/** Label formats: a thermal printer with labels of 58×40 mm, or sheets of 21 labels. Lists are A4. */
export const LABEL_SHEETS = ['roll58', 'a4'] as const
export type LabelSheet = (typeof LABEL_SHEETS)[number]
